import type { importFields, LiveKind, Schemas } from '@spruce/api-client/contract'
import type { ColumnType, Generated, Kysely } from 'kysely'

/** Filled by the database when not given; comes back as a `Date`. */
type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>
type NullableTimestamp = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>
/** Written as JSON text, read parsed. */
type Json<T> = ColumnType<T, string, string>
/** One text for each language of the product. */
export type LocalisedText = Record<'zh-CN' | 'en-US', string>

/** How the portal embeds an application (contract: AppEmbed). */
export interface AppEmbed {
  memoryClass: 'light' | 'normal' | 'heavy'
  keepAlive: boolean
  sandbox: ('popups' | 'downloads')[]
  allow: (
    'camera' | 'microphone' | 'geolocation' | 'clipboard-read' | 'clipboard-write' | 'fullscreen'
  )[]
  /** Origins that its policy may name. */
  connect: string[]
  frame: string[]
  /** `link`: who opens it arrives with a one-time token. */
  signOn: 'none' | 'link'
}

export type TenantKind = 'operator' | 'customer'
export type TenantStatus = 'enabled' | 'disabled' | 'expired'
/** `own` is made from the brand colour. */
export type Palette = 'blue' | 'red' | 'green' | 'orange' | 'own'
/** Where the form stands on the login page of a wide screen. */
export type LoginPosition = 'left' | 'center' | 'right'
export type MembershipStatus = 'invited' | 'active' | 'disabled'
/** Whom a role shows: everybody, the own departments with or without those below, oneself, chosen ones. */
export type DataScope = 'all' | 'department_below' | 'department' | 'self' | 'custom'

export interface TenantsTable {
  id: string
  code: string
  name: string
  short_name: string
  kind: TenantKind
  status: Generated<TenantStatus>
  hosts: Generated<string[]>
  logo: Generated<number>
  browser_title: string | null
  browser_icon: string | null
  browser_icon_name: string | null
  login_page: string | null
  system_icon: string | null
  system_icon_dark: string | null
  login_position: Generated<LoginPosition>
  slogan: string | null
  slogan_en: string | null
  palette: Generated<Palette>
  brand_color: string | null
  homepage_enabled: Generated<boolean>
  homepage_url: string | null
  industry: string | null
  region: string | null
  address: string | null
  licence: string | null
  contact_name: string | null
  contact_mobile: string | null
  contact_email: string | null
  /** Null: nothing is asked of the operator, or it is answered. */
  renewal_asked_at: NullableTimestamp
  renewal_asked_by: string | null
  renewal_note: string | null
  /** Past it the tenant is expired; null: without end. */
  expires_at: NullableTimestamp
  /** Null: everything, without limits. */
  plan_id: string | null
  version: Generated<number>
  created_at: Timestamp
  updated_at: Timestamp
}

export type PlanStatus = 'enabled' | 'disabled'

/** What customers may use; a list that is null allows everything, a limit that is null is none. */
export interface PlansTable {
  id: string
  code: string
  name: string
  description: string | null
  apps: string[] | null
  menus: string[] | null
  permissions: string[] | null
  components: string[] | null
  max_members: number | null
  max_bytes: number | null
  status: Generated<PlanStatus>
  version: Generated<number>
  created_at: Timestamp
  updated_at: Timestamp
}

/** Absent: as the plan says; null: without limit. */
export interface LimitOverrides {
  maxMembers?: number | null
  maxStorageBytes?: number | null
}

/** What pushes to many customers change. */
export type PlanPart = 'plan' | 'menus' | 'personalisation'

/** One customer's exceptions from its plan. */
export interface CustomerOverridesTable {
  tenant_id: string
  granted_apps: Generated<string[]>
  revoked_apps: Generated<string[]>
  granted_menus: Generated<string[]>
  revoked_menus: Generated<string[]>
  granted_permissions: Generated<string[]>
  revoked_permissions: Generated<string[]>
  granted_components: Generated<string[]>
  revoked_components: Generated<string[]>
  limits: ColumnType<LimitOverrides, string | undefined, string>
  /** What pushes leave alone. */
  locked_parts: Generated<PlanPart[]>
  /** Past it they count no more. */
  expires_at: NullableTimestamp
  note: string | null
  version: Generated<number>
  updated_at: Timestamp
}

/** How a tenant looks: what its brand shows, and where its icon leads. */
export interface Look {
  browserTitle: string | null
  browserIcon: string | null
  browserIconName: string | null
  systemIcon: string | null
  systemIconDark: string | null
  loginPage: string | null
  loginPosition: LoginPosition
  slogan: string | null
  sloganEn: string | null
  palette: Palette
  /** `#RRGGBB`; the palette `own` needs it. */
  brandColor: string | null
  logo: 0 | 1 | 2
}

export interface PersonalisationDraftsTable {
  tenant_id: string
  value: Json<Look>
  version: Generated<number>
  /** A member id. */
  saved_by: string | null
  updated_at: Timestamp
}

export interface PersonalisationPlansTable {
  tenant_id: string
  value: Json<Look>
  draft_version: number
  note: string | null
  publish_at: Timestamp
  /** A member id. */
  planned_by: string | null
  planned_at: Timestamp
}

export interface PersonalisationReleasesTable {
  tenant_id: string
  id: string
  number: number
  value: Json<Look>
  note: string | null
  /** A member id. */
  published_by: string | null
  published_at: Timestamp
  /** Null: published before a release held the home page. */
  homepage_enabled: boolean | null
  homepage_url: string | null
}

export type ApplicationStatus = 'submitted' | 'needs_information' | 'approved' | 'rejected'

/** Of people who have no tenant yet. */
export interface CustomerApplicationsTable {
  id: string
  token_hash: string
  status: Generated<ApplicationStatus>
  name: string
  short_name: string | null
  code: string
  industry: string | null
  region: string | null
  contact_name: string
  contact_mobile: string
  contact_email: string
  reason: string | null
  /** What is missing, or why it was rejected. */
  note: string | null
  /** The tenant it became. */
  customer_id: string | null
  decided_by: string | null
  submitted_at: Timestamp
  decided_at: NullableTimestamp
  address: string | null
  version: Generated<number>
  updated_at: Timestamp
}

/** An account of the platform. Inside a tenant it can be inserted, never read: see `memberships`. */
export interface UsersTable {
  id: string
  login_name: string
  /** `login_name` in lower case: unique, and what sign-in looks up. */
  login_key: string
  password_hash: string | null
  password_changed_at: NullableTimestamp
  must_change_password: Generated<boolean>
  name: string
  mobile: string | null
  email: string | null
  /** `email` in lower case. */
  email_key: string | null
  photo: string | null
  status: Generated<'active' | 'suspended'>
  main_tenant_id: string | null
  last_login_at: NullableTimestamp
  created_at: Timestamp
}

/** How a session began. */
export type SessionVia = 'password' | 'code' | 'mock' | 'oauth' | 'wechat' | 'openid' | 'role'

export interface SessionsTable {
  id: string
  token_hash: string
  user_id: string
  browser_id: string | null
  via: Generated<SessionVia>
  /** In a mock login the account that really acts. */
  acting_user_id: string | null
  /** The one tenant that a mock login, a client's or an identity provider's session opens. */
  tenant_id: string | null
  /** Of an OAuth client: which one, and what the person let it do. */
  client_id: string | null
  scopes: OauthScope[] | null
  /** The identity provider that opened it. */
  provider_id: string | null
  /** Why there is a mock login. */
  mock_reason: string | null
  /** Of a role view: the session it began in, the role, and the department of its person. */
  parent_id: string | null
  view_role_id: string | null
  view_department_id: string | null
  address: string | null
  agent: string | null
  created_at: Timestamp
  seen_at: Timestamp
  expires_at: ColumnType<Date, Date | string, Date | string>
}

export interface CaptchasTable {
  key: string
  answer_hash: string
  expires_at: ColumnType<Date, Date | string, Date | string>
}

export type CodePurpose = 'login' | 'password' | 'contact' | 'identity' | 'binding'

export interface VerificationCodesTable {
  purpose: CodePurpose
  contact: string
  /** The account that asked while signed in, else empty. */
  asker: Generated<string>
  /** Whose account the code opens; null: nobody's. */
  user_id: string | null
  code_hash: string
  attempts: Generated<number>
  expires_at: ColumnType<Date, Date | string, Date | string>
  created_at: Timestamp
}

export interface IdentitiesTable {
  user_id: string
  name_sealed: string
  id_card_sealed: string
  verified_at: ColumnType<Date, Date | string, Date | string>
}

export interface SsoLinksTable {
  tenant_id: string
  token_hash: string
  user_id: string
  app_code: string
  origin: string
  expires_at: ColumnType<Date, Date | string, Date | string>
}

/** What a person can let an OAuth client do. */
export type OauthScope = Schemas['OauthScope']

/** An application of a tenant, as a client of RFC 6749. */
export interface OauthClientsTable {
  tenant_id: string
  /** The `client_id`. */
  id: string
  app_id: string
  /** Null: a client that cannot keep a secret. */
  secret_hash: string | null
  redirect_uris: string[]
  scopes: OauthScope[]
  enabled: Generated<boolean>
  last_used_at: Date | null
  version: Generated<number>
  created_at: Timestamp
  updated_at: Timestamp
}

/** Waits for the person in whose session it was asked. */
export interface OauthRequestsTable {
  tenant_id: string
  id: string
  session_id: string
  user_id: string
  client_id: string
  redirect_uri: string
  scopes: OauthScope[]
  state: string | null
  code_challenge: string
  expires_at: ColumnType<Date, Date | string, Date | string>
}

export interface OauthCodesTable {
  tenant_id: string
  code_hash: string
  user_id: string
  client_id: string
  redirect_uri: string
  scopes: OauthScope[]
  code_challenge: string
  used_at: NullableTimestamp
  /** What it opened. */
  session_id: string | null
  expires_at: ColumnType<Date, Date | string, Date | string>
}

export interface OauthConsentsTable {
  tenant_id: string
  user_id: string
  client_id: string
  scopes: OauthScope[]
  granted_at: Timestamp
}

/** A person's WeChat account. */
export interface WechatAccountsTable {
  user_id: string
  app_id: string
  openid: string
  unionid: string | null
  nick_name: string | null
  bound_at: Timestamp
}

/** Where people prove elsewhere who they are: each kind has states and tickets of its own. */
export type SignInKind = 'wechat' | 'openid'

/** A way to WeChat or to an identity provider that was begun. */
export interface SignInStatesTable {
  state_hash: string
  kind: SignInKind
  /** The hash of what only the browser has that began it. */
  challenge: string
  /** Of a binding: the session that began it. */
  session_id: string | null
  /** Sealed: what the way back needs. */
  detail: string | null
  expires_at: ColumnType<Date, Date | string, Date | string>
}

/** Somebody who came back from there and has no account here yet. */
export interface SignInTicketsTable {
  ticket_hash: string
  kind: SignInKind
  identity: Json<object>
  expires_at: ColumnType<Date, Date | string, Date | string>
}

/** A foreign provider of OpenID Connect, by whom people of the tenant sign in. */
export interface IdentityProvidersTable {
  tenant_id: string
  id: string
  name: string
  name_key: string
  issuer: string
  client_id: string
  /** Null: a client that cannot keep a secret. */
  secret_sealed: string | null
  scopes: string[]
  link_by_email: Generated<boolean>
  enabled: Generated<boolean>
  /** The last check; null: none yet. */
  checked_at: NullableTimestamp
  check_state: 'up' | 'down' | null
  check_reason: 'unreachable' | 'closed' | 'answer' | null
  check_milliseconds: number | null
  version: Generated<number>
  created_at: Timestamp
  updated_at: Timestamp
}

/** A REST service of a tenant that its pages read. */
export interface DataEndpointsTable {
  tenant_id: string
  id: string
  name: string
  name_key: string
  base_url: string
  auth: 'none' | 'header' | 'bearer' | 'basic'
  header_name: string | null
  user_name: string | null
  secret_sealed: string | null
  enabled: Generated<boolean>
  version: Generated<number>
  created_at: Timestamp
  updated_at: Timestamp
}

/** Whom a person of an identity provider signs in. */
export interface OpenidLinksTable {
  tenant_id: string
  provider_id: string
  subject: string
  user_id: string
  name: string | null
  linked_at: Timestamp
}

export interface RateLimitsTable {
  key: string
  hits: number
  resets_at: ColumnType<Date, Date | string, Date | string>
}

export interface DevOutboxTable {
  id: Generated<number>
  kind: string
  recipient: string | null
  text: string
  captcha_key: string | null
  code: string | null
  created_at: Timestamp
}

export interface PreferencesTable {
  user_id: string
  value: Json<Record<string, unknown>>
  updated_at: Timestamp
}

export interface AppsTable {
  code: string
  name: Json<LocalisedText>
  icon: string | null
  base_path: string
  kind: Generated<'own' | 'frame' | 'page' | 'window'>
  status: Generated<number>
  enable: Generated<number>
  sort: Generated<number>
}

export interface MenusTable {
  /** `<app code>/<key>` */
  id: string
  app_code: string
  parent_id: string | null
  key: string
  name: Json<LocalisedText>
  path: Generated<string>
  base_url: Generated<string>
  icon: string | null
  /** 0 menu, 1 button */
  type: number
  open_type: Generated<number>
  perm_code: string | null
  isonly: Generated<boolean>
  sort: Generated<number>
}

/** What a tenant changes of a platform's menu; absent: as the platform has it. */
export interface MenuChanges {
  name?: LocalisedText
  icon?: string | null
  visible?: boolean
  sort?: number
  parentId?: string | null
}

export interface MenuOverridesTable {
  tenant_id: string
  menu_id: string
  changes: Json<MenuChanges>
  version: Generated<number>
  updated_at: Timestamp
}

/** Menus and buttons of a tenant's own. */
export interface TenantMenusTable {
  tenant_id: string
  id: string
  app_code: string
  parent_id: string | null
  name: Json<LocalisedText>
  path: Generated<string>
  base_url: Generated<string>
  icon: string | null
  /** 0 menu, 1 button */
  type: number
  open_type: Generated<number>
  perm_code: string | null
  isonly: Generated<boolean>
  visible: Generated<boolean>
  sort: Generated<number>
  version: Generated<number>
  created_at: Timestamp
  updated_at: Timestamp
}

export interface PermissionsTable {
  code: string
  app_code: string
  name: Json<LocalisedText>
}

export interface DepartmentsTable {
  tenant_id: string
  id: string
  parent_id: string | null
  /** The ids from the root to this one, each followed by `.`; `COLLATE "C"`. */
  mpath: string
  /** 1 for a root. */
  depth: Generated<number>
  name: string
  code: string | null
  head_member_id: string | null
  sort: Generated<number>
  description: string | null
  /** People in the department and below, each once. */
  member_count: Generated<number>
  /** What names are ordered by; `COLLATE "C"`. */
  name_key: Generated<string>
  version: Generated<number>
  created_at: Timestamp
  updated_at: Timestamp
}

export interface DepartmentTokensTable {
  tenant_id: string
  token: string
  department_id: string
  /** Characters before the token in the name. */
  position: Generated<number>
}

/** A person in a tenant: all that the tenant may see or change of the person. `id` is the member id. */
export interface MembershipsTable {
  tenant_id: string
  id: string
  user_id: string
  login_name: string
  nick_name: string
  /** What names are ordered by; `COLLATE "C"`. */
  name_key: Generated<string>
  employee_code: string | null
  mobile: string | null
  email: string | null
  photo: string | null
  status: Generated<MembershipStatus>
  last_login_at: NullableTimestamp
  /** When the person last called in this tenant, to the minute. */
  seen_at: NullableTimestamp
  /** Whether the account has proved a real name. */
  real_name: Generated<boolean>
  version: Generated<number>
  created_at: Timestamp
  updated_at: Timestamp
}

export interface MemberTokensTable {
  tenant_id: string
  token: string
  member_id: string
}

export interface MembershipDepartmentsTable {
  tenant_id: string
  member_id: string
  department_id: string
  main: Generated<boolean>
  sort: Generated<number>
  /** The member's own: orders the people of a department without their rows. */
  name_key: string
}

export type InvitationStatus = 'sent' | 'accepted' | 'revoked' | 'expired'
export type InvitationContactKind = 'mobile' | 'email' | 'account'

export interface InvitationsTable {
  tenant_id: string
  id: string
  token_hash: string
  contact_kind: InvitationContactKind
  contact: string
  /** `contact` in lower case. */
  contact_key: string
  nick_name: string | null
  /** `nick_name` folded; `COLLATE "C"`. */
  name_key: Generated<string>
  department_ids: string[]
  role_ids: string[]
  /** `sent` past `expires_at` counts as expired. */
  status: Generated<InvitationStatus>
  /** A member id. */
  invited_by: string | null
  sent_at: Timestamp
  expires_at: ColumnType<Date, Date | string, Date | string>
  accepted_at: NullableTimestamp
  version: Generated<number>
  created_at: Timestamp
  updated_at: Timestamp
}

export interface RolesTable {
  tenant_id: string
  id: string
  name: string
  code: string
  description: string | null
  builtin: Generated<boolean>
  /** The administrator's role: every permission, today's and later ones. */
  grants_all: Generated<boolean>
  enabled: Generated<boolean>
  /** Whom the role shows. */
  data_scope: Generated<DataScope>
  version: Generated<number>
  created_at: Timestamp
  updated_at: Timestamp
}

export interface RoleDepartmentsTable {
  tenant_id: string
  role_id: string
  department_id: string
}

export interface RolePermissionsTable {
  tenant_id: string
  role_id: string
  perm_code: string
}

export interface MembershipRolesTable {
  tenant_id: string
  member_id: string
  role_id: string
}

export interface FavouritesTable {
  tenant_id: string
  user_id: string
  menu_id: string
  sort: number
}

export interface FoldersTable {
  tenant_id: string
  id: string
  parent_id: string | null
  name: string
  version: Generated<number>
  created_at: Timestamp
  updated_at: Timestamp
}

export interface FilesTable {
  tenant_id: string
  id: string
  kind: 'appImage' | 'avatar' | 'attachment' | 'resource' | 'thumbnail'
  folder_id: string | null
  name: string
  media_type: string
  /** Of all sizes together. */
  bytes: number
  sha256: string
  storage_key: string
  width: number | null
  height: number | null
  /** Smaller pictures. */
  sizes: Json<{ size: 's' | 'm' | 'l'; width: number; height: number }[]>
  /** The original says where and with what it was taken. */
  keeps_metadata: Generated<boolean>
  /** Unguessable; whoever knows it may read without a session. */
  public_name: string | null
  /** Member id. */
  uploaded_by: string | null
  tags: Generated<string[]>
  version: Generated<number>
  created_at: Timestamp
  updated_at: Timestamp
}

/** What a resource was before its content was replaced. */
export interface FileVersionsTable extends Pick<
  FilesTable,
  | 'tenant_id'
  | 'name'
  | 'media_type'
  | 'bytes'
  | 'sha256'
  | 'storage_key'
  | 'width'
  | 'height'
  | 'sizes'
  | 'keeps_metadata'
> {
  file_id: string
  /** Counted from 1. */
  number: number
  /** Member id. */
  replaced_by: string | null
  replaced_at: ColumnType<Date, Date | string>
}

export interface FileReferencesTable {
  tenant_id: string
  object_table: string
  object_id: string
  place: string
  file_id: string
  label: string
  created_at: Timestamp
  /** The place in the bin of what carries it; with that it goes. */
  recycled_id: Generated<string | null>
  /** Of what a person made of a workbench: with that it goes. */
  personal_member_id: Generated<string | null>
  personal_workbench_id: Generated<string | null>
}

export interface StorageUsageTable {
  tenant_id: string
  bytes: number
  files: number
}

export interface IdempotencyKeysTable {
  /** `-` outside any tenant. */
  tenant_id: string
  user_id: string
  operation: string
  key: string
  request_hash: string
  status: number
  body: Json<unknown>
  created_at: Timestamp
}

/** What a write changed. Contacts are masked, secrets left out. */
export interface AuditDetail {
  before?: Record<string, unknown> | null
  after?: Record<string, unknown> | null
}

export interface AuditLogTable {
  /** `-` outside any tenant. */
  tenant_id: string
  id: string
  user_id: string | null
  /** In a mock login the account that really acts. */
  acting_user_id: string | null
  /** What the two accounts were called then. */
  user_name: string | null
  acting_user_name: string | null
  operation: string
  object_table: string | null
  object_id: string | null
  object_name: string | null
  /** `{ before?, after? }`, without secrets. */
  detail: ColumnType<AuditDetail | null, string | null | undefined, never>
  trace_id: string | null
  address: string | null
  app_code: string | null
  agent: string | null
  created_at: Timestamp
}

export interface LoginLogTable {
  /** `-` where no tenant is known. */
  tenant_id: string
  id: string
  user_id: string | null
  login_name: string
  /** `login_name` in lower case. */
  login_key: string
  success: boolean
  reason: string | null
  /** The operation. */
  via: string
  address: string | null
  terminal: string | null
  created_at: Timestamp
}

/** One row for a person, an application and an hour. */
export interface AppVisitsTable {
  tenant_id: string
  hour: ColumnType<Date, Date, Date>
  user_id: string
  app_code: string
  visits: Generated<number>
  first_at: ColumnType<Date, Date, Date>
  last_at: ColumnType<Date, Date, Date>
  terminal: string | null
}

/** To one person of a tenant. */
/** What people note for themselves. */
export interface CalendarEventsTable {
  tenant_id: string
  id: string
  member_id: string
  title: string
  note: Generated<string>
  location: Generated<string>
  start_at: Timestamp
  end_at: Timestamp
  all_day: Generated<boolean>
  remind_minutes: number | null
  /** When a letter is due; null once it is written. */
  remind_at: NullableTimestamp
  version: Generated<number>
  created_at: Timestamp
  updated_at: Timestamp
}

export interface TodosTable {
  tenant_id: string
  id: string
  member_id: string
  title: string
  note: Generated<string>
  due_at: NullableTimestamp
  remind_at: NullableTimestamp
  /** When a letter is due; null once it is written. */
  next_remind_at: NullableTimestamp
  done_at: NullableTimestamp
  version: Generated<number>
  created_at: Timestamp
  updated_at: Timestamp
}

export type { LiveKind }

/** What open pages are told at once; kept for minutes. Written by `announce`. */
export interface LiveEventsTable {
  tenant_id: string
  id: string
  kind: LiveKind
  member_ids: string[] | null
  role_ids: string[] | null
  notice_id: string | null
  /** For those who hold one of these codes. */
  permissions: string[] | null
  data: Json<Record<string, unknown>>
  created_at: Timestamp
}

export interface LettersTable {
  tenant_id: string
  id: string
  member_id: string
  category: 'system' | 'notice' | 'business'
  title: string
  body: Generated<string>
  link: string | null
  app_code: string | null
  read_at: NullableTimestamp
  created_at: Timestamp
}

/** To many people of a tenant, in one row. */
export interface NoticesTable {
  tenant_id: string
  id: string
  title: string
  /** HTML from the allow-list. */
  content: Generated<string>
  level: Generated<'normal' | 'important' | 'urgent'>
  must_confirm: Generated<boolean>
  status: Generated<'draft' | 'scheduled' | 'published' | 'withdrawn' | 'expired'>
  /** When it is due, or was published. */
  publish_at: NullableTimestamp
  expire_at: NullableTimestamp
  withdrawn_at: NullableTimestamp
  reminded_at: NullableTimestamp
  /** Member id. */
  created_by: string | null
  /** Of a notice that the operator sent to the tenant. */
  system_notice_id: string | null
  system_files: ColumnType<SystemFile[] | null, string | null | undefined, string | null>
  version: Generated<number>
  created_at: Timestamp
  updated_at: Timestamp
}

/** For whom a notice of the operator is; customers add up. */
export interface SystemAudience {
  allCustomers: boolean
  customerIds: string[]
  planIds: string[]
  /** Holders of an administrator's role. */
  administratorsOnly: boolean
  /** Holders of a role with one of these codes. */
  roleCodes: string[]
}

/** A file of the operator that a notice in another tenant shows. */
export interface SystemFile {
  tenantId: string
  id: string
  name: string
  mediaType: string
  bytes: number
}

/** Of the operator, for people of many tenants. */
export interface SystemNoticesTable {
  id: string
  title: string
  content: Generated<string>
  level: Generated<'normal' | 'important' | 'urgent'>
  must_confirm: Generated<boolean>
  status: NoticesTable['status']
  audience: Json<SystemAudience>
  publish_at: NullableTimestamp
  expire_at: NullableTimestamp
  withdrawn_at: NullableTimestamp
  reminded_at: NullableTimestamp
  /** A user id. */
  created_by: string | null
  version: Generated<number>
  created_at: Timestamp
  updated_at: Timestamp
}

export interface NoticeAudienceTable {
  tenant_id: string
  notice_id: string
  kind: 'everyone' | 'department' | 'role' | 'person'
  /** Empty for everyone. */
  ref_id: string
}

export interface NoticeReceiptsTable {
  tenant_id: string
  member_id: string
  notice_id: string
  read_at: ColumnType<Date, Date | string, Date | string>
  confirmed_at: NullableTimestamp
}

export interface MessageRecipientsTable {
  tenant_id: string
  member_id: string
  registered_at: Timestamp
}

export interface JobRunsTable {
  name: string
  next_at: ColumnType<Date, Date | string, Date | string>
  started_at: NullableTimestamp
  finished_at: NullableTimestamp
  error: string | null
}

/** Applications of a tenant's own. */
export interface TenantAppsTable {
  tenant_id: string
  id: string
  code: string
  name: Json<LocalisedText>
  icon: string | null
  category: string | null
  kind: 'delivered' | 'frame' | 'page' | 'window'
  url: string
  open_type: Generated<number>
  status: Generated<number>
  enable: Generated<number>
  sort: Generated<number>
  allowed_origins: Generated<string[]>
  permissions_asked: Generated<string[]>
  permissions_granted: Generated<string[]>
  embed: ColumnType<AppEmbed, string | undefined, string>
  publisher: string | null
  release: string | null
  version: Generated<number>
  created_at: Timestamp
  updated_at: Timestamp
  /** The last check; all null before the first. */
  checked_at: Date | null
  check_state: CheckState | null
  check_status: number | null
  check_milliseconds: number | null
  check_since: Date | null
}

/** What a check of an application's address found. */
export type CheckState = 'up' | 'down' | 'refused'

export interface AppChecksTable {
  tenant_id: string
  app_id: string
  checked_at: Timestamp
  state: CheckState
  status: number | null
  milliseconds: number | null
}

/** One thing that the embed doctor examined, and the line that mends it. */
export type AppFinding = Schemas['AppFinding']

export interface AppDiagnosesTable {
  tenant_id: string
  app_id: string
  checked_at: Timestamp
  url: string
  findings: Json<AppFinding[]>
}

export interface TenantAppRolesTable {
  tenant_id: string
  app_id: string
  role_id: string
}

export interface TenantAppDepartmentsTable {
  tenant_id: string
  app_id: string
  department_id: string
}

/** What a tenant decides of an application of the product; without a row it is as the product has it. */
export interface ProductAppsTable {
  tenant_id: string
  app_code: string
  enable: Generated<number>
  sort: number | null
  version: Generated<number>
  updated_at: Timestamp
}

export interface ProductAppRolesTable {
  tenant_id: string
  app_code: string
  role_id: string
}

export interface ProductAppDepartmentsTable {
  tenant_id: string
  app_code: string
  department_id: string
}

export type RecycledKind =
  | 'roles'
  | 'menus'
  | 'apps'
  | 'departments'
  | 'members'
  | 'resources'
  | 'businessIdentifiers'
  | 'pages'
  | 'workbenches'
  | PlatformKind
  | RowKind
  | OwnKind

/** What belongs to the platform and to no tenant; it stands in the bin of the operator. */
export type PlatformKind = 'plans' | 'components' | 'systemNotices'

/** What belongs to a tenant and comes back row by row. */
export type RowKind =
  | 'notices'
  | 'tenantComponents'
  | 'deviceAreas'
  | 'devices'
  | 'dataPoints'
  | 'deviceTypes'
  | 'alarmRules'
  | 'folders'
  | 'identityProviders'
  | 'dataEndpoints'

/** What people have for themselves; it stands in the bin of its person. */
export type OwnKind = 'calendarEvents' | 'todos'

/** Removed objects as they were, for 30 days. */
export interface RecycleBinTable {
  tenant_id: string
  id: string
  kind: RecycledKind
  object_id: string
  name: string
  snapshot: Json<unknown>
  removed_by: string
  removed_at: Timestamp
  /** The member whose own it is; null: the tenant's. */
  owner_id: string | null
}

/** How people want to see a table. */
export interface SavedViewsTable {
  tenant_id: string
  page: string
  /** A person, or `*` for all of the tenant. */
  owner: string
  views: Json<Schemas['SavedView'][]>
  default_name: string | null
  updated_at: Timestamp
}

/** Every table, as Kysely sees it. Column names are the database's. */
export type DesignKind = 'page' | 'global' | 'business'
export type DesignStatus = 'draft' | 'published' | 'withdrawn'

/** A page of an application or a workbench. */
export interface DesignsTable {
  tenant_id: string
  id: string
  kind: DesignKind
  /** Of a page. */
  app_code: string | null
  parent_id: string | null
  name: string
  description: string | null
  sort: Generated<number>
  priority: Generated<number>
  status: Generated<DesignStatus>
  draft_revision: Generated<number>
  published_revision: number | null
  published_at: NullableTimestamp
  /** Its place in the recycle bin; nobody sees it then. */
  recycled_id: string | null
  version: Generated<number>
  created_at: Timestamp
  updated_at: Timestamp
}

/** The components on a page, as it is drafted and as it is published. */
export interface DesignComponentsTable {
  tenant_id: string
  design_id: string
  code: string
  /** When the draft that has it was saved. */
  draft_at: NullableTimestamp
  /** When what everybody sees, and has it, was saved. */
  published_at: NullableTimestamp
}

export interface DesignEndpointsTable {
  tenant_id: string
  design_id: string
  /** It may be gone. */
  endpoint_id: string
  /** What is edited, or what everybody sees. */
  stage: 'draft' | 'published'
  saved_at: Timestamp
}

export interface DesignRevisionsTable {
  tenant_id: string
  design_id: string
  number: number
  /** JSON as the designer sent it, keys in its order. */
  document: string
  bytes: number
  note: string | null
  /** A member id. */
  saved_by: string | null
  saved_at: Timestamp
  released_by: string | null
  released_at: NullableTimestamp
  /** Made while somebody edited: their next save may go on in it. */
  is_autosave: Generated<boolean>
}

/** A tab of the designer. */
export interface DesignPresenceTable {
  tenant_id: string
  design_id: string
  member_id: string
  /** As the tab calls itself. */
  tab: string
  since: Timestamp
  seen_at: Timestamp
}

export interface DesignRolesTable {
  tenant_id: string
  design_id: string
  role_id: string
}

export interface DesignDepartmentsTable {
  tenant_id: string
  design_id: string
  department_id: string
}

export interface ShareLinksTable {
  tenant_id: string
  id: string
  page_id: string
  name: string
  token_hash: string
  /** argon2id. */
  password_hash: string | null
  expires_at: NullableTimestamp
  revoked_at: NullableTimestamp
  views: Generated<number>
  last_viewed_at: NullableTimestamp
  /** A member id: whose rights it has. */
  created_by: string | null
  /** JSON of `ShareVariable`. */
  variables: Generated<string>
  version: Generated<number>
  created_at: Timestamp
  updated_at: Timestamp
}

export type ShareOutcome = 'shown' | 'wrong_password' | 'revoked' | 'expired' | 'unpublished'

/** Who opened a share link. */
export interface ShareLinkViewsTable {
  tenant_id: string
  id: string
  link_id: string
  viewed_at: Timestamp
  address: string
  agent: string | null
  outcome: ShareOutcome
}

export interface PersonalWorkbenchesTable {
  tenant_id: string
  member_id: string
  /** Empty for a copy that was made of none. */
  workbench_id: string
  /** A copy of before there were differences. */
  document: string | null
  /** Differences from `based_revision`. */
  changes: string | null
  based_revision: number | null
  version: Generated<number>
  updated_at: Timestamp
}

export interface PersonalComponentsTable {
  tenant_id: string
  member_id: string
  workbench_id: string
  code: string
}

export type JobStatus = 'queued' | 'running' | 'waiting' | 'done' | 'failed' | 'cancelled'

/** Why a job as a whole could not be done; `messages.ts` has the text. */
export interface JobProblem {
  code: string
  detail?: string
}

/** Long work that a person starts and comes back to. */
export interface JobsTable {
  tenant_id: string
  id: string
  kind: 'user-import' | 'plan-push' | 'bulk-change'
  title: string
  /** Who started it; nobody else sees it. */
  member_id: string
  user_id: string
  status: Generated<JobStatus>
  phase: string
  done: Generated<number>
  total: number | null
  result: ColumnType<Record<string, number>, string | undefined, string>
  problem: ColumnType<JobProblem | null, string | null | undefined, string | null>
  cancel_requested: Generated<boolean>
  lease: string | null
  lease_until: NullableTimestamp
  attempts: Generated<number>
  version: Generated<number>
  created_at: Timestamp
  started_at: NullableTimestamp
  finished_at: NullableTimestamp
  expires_at: ColumnType<Date, Date | string, Date | string>
}

export type ImportField = PeopleField | DepartmentField | DeviceField
export type PeopleField = (typeof importFields)['people'][number]
export type DepartmentField = (typeof importFields)['departments'][number]
export type DeviceField = (typeof importFields)['devices'][number]
/** What the rows of a file are. */
export type ImportKind = Schemas['ImportKind']

/** What a plan gives customers to hold copies of. */
export interface PlanTemplatesTable {
  plan_id: string
  part: 'menus'
  value: Json<MenuTemplate>
  version: Generated<number>
  updated_at: Timestamp
}

/** A menu or button of a template or of a tenant: what is absent is as the platform has it. */
export type ItemFields = Record<string, unknown>

export interface TemplateItem {
  id: string
  /** A change to one of the platform, or one that customers get beside those. */
  origin: 'platform' | 'plan'
  fields: ItemFields
}

export type MenuTemplate = TemplateItem[]

/** What the last push offered a customer: who differs from it has edited it. */
export interface PushedItemsTable {
  tenant_id: string
  part: 'menus'
  item_id: string
  value: Json<ItemFields>
}

/** A push of a plan; the operator's. Its job says how far it is. */
export interface PlanPushesTable {
  tenant_id: string
  job_id: string
  plan_id: string
  fingerprint: string
  /** As it was previewed. */
  template: Json<MenuTemplate>
  note: string | null
}

export type PushCustomerOutcome =
  'pending' | 'pushed' | 'same' | 'locked' | 'skipped' | 'failed' | 'undone' | 'left'

export type PushItemOutcome =
  'new' | 'changed' | 'removed' | 'kept' | 'conflict' | 'locked' | 'same' | 'undone' | 'left'

/** What a push did to one menu, with all that takes it back. */
export interface PushedItem {
  id: string
  name: LocalisedText
  origin: TemplateItem['origin']
  outcome: PushItemOutcome
  /** Fields. */
  written: string[]
  kept: string[]
  reason: string | null
  /** The customer's; null: there was none. */
  before: ItemFields | null
  after: ItemFields | null
  /** What the push before this one offered, and this one. */
  base: ItemFields | null
  offered: ItemFields | null
}

export interface PlanPushCustomersTable {
  tenant_id: string
  job_id: string
  customer_id: string
  outcome: Generated<PushCustomerOutcome>
  reason: string | null
  counts: ColumnType<Partial<Record<PushItemOutcome, number>>, string | undefined, string>
  items: ColumnType<PushedItem[], string | undefined, string>
  at: NullableTimestamp
}

export interface UserImportsTable {
  tenant_id: string
  job_id: string
  kind: Generated<ImportKind>
  file_name: string
  /** Null once the import writes, and where the file is of no use. */
  storage_key: string | null
  /** What a person chose to be read; null: what the lines themselves say. */
  chosen: ColumnType<ImportChoice | null, string | null | undefined, string | null>
  /** Null: the file has no head. */
  head_line: Generated<number | null>
  /** From which the head is chosen. */
  first_lines: ColumnType<ImportLine[], string | undefined, string>
  /** How far it goes by itself. */
  until: 'read' | 'check' | 'commit'
  create_departments: Generated<boolean>
  head: ColumnType<string[], string | undefined, string>
  mapping: ColumnType<(ImportField | null)[], string | undefined, string>
  merged: ColumnType<[number, number, number, number][], string | undefined, string>
  /** The one that was read; null of a text, and until then. */
  sheet: string | null
  /** Visible ones with rows that were not read. */
  other_sheets: Generated<string[]>
  /** Those that the import made. */
  departments: ColumnType<string[], string | undefined, string>
}

/** Which part of a file is read. */
export interface ImportChoice {
  /** Null: the one that holds the people, or the only one. */
  sheet: string | null
  /** Null: found by what the lines say; 0: there is none. */
  headLine: number | null
}

/** A line of a file as it stands there. */
export interface ImportLine {
  number: number
  cells: string[]
}

export type ImportOutcome =
  'pending' | 'new' | 'change' | 'same' | 'failed' | 'created' | 'changed' | 'undone' | 'left'

/** Why a row, or its cell, cannot be taken. */
export interface ImportReason {
  code: string
  field?: ImportField
  /** 0-based. */
  column?: number
  detail?: string
}

/** What a row changes of whom or what it names, in words. */
export interface ImportChange {
  field: ImportField
  from: string
  to: string
}

/** A person as an import found or left them. */
export interface ImportedState {
  version: number
  nickName: string
  employeeCode: string | null
  mobile: string | null
  email: string | null
  departmentIds: string[]
  roleIds: string[]
}

export type BulkAction = 'enable' | 'disable' | 'move' | 'addRole' | 'removeRole' | 'remove'
export type BulkOutcome = 'pending' | 'changed' | 'left' | 'undone' | 'kept'
/** Why somebody is left out of a bulk change, or stays as it made them. */
export type BulkReason =
  | 'SELF'
  | 'OUT_OF_SCOPE'
  | 'ADMIN_ONLY'
  | 'MORE_RIGHTS'
  | 'INVITED'
  | 'SAME'
  | 'ROLES_FULL'
  | 'GONE'
  | 'CHANGED_SINCE'
  | 'NOT_IN_BIN'
  | 'PLACE_GONE'
  | 'TAKEN'
  | 'MEMBER_LIMIT'

/** A person as a bulk change found or left them. */
export interface BulkState extends ImportedState {
  status: MembershipStatus
  /** Of one who is removed: what the recycle bin does not keep. */
  joinedAt?: string
  lastLoginAt?: string | null
  headOf?: string[]
}

/** One change to all people of a filter; its job says how far it is. */
export interface BulkChangesTable {
  tenant_id: string
  job_id: string
  action: BulkAction
  target_id: string | null
  target_name: string | null
}

export interface BulkChangePeopleTable {
  tenant_id: string
  job_id: string
  number: number
  member_id: string
  name: string
  outcome: Generated<BulkOutcome>
  reason: BulkReason | null
  before: ColumnType<BulkState | null, string | null | undefined, string | null>
  after: ColumnType<BulkState | null, string | null | undefined, string | null>
  recycled_id: string | null
}

/** A department as an import found or left it. */
export interface ImportedDepartment {
  version: number
  parentId: string | null
  name: string
  code: string | null
  headId: string | null
  description: string | null
  sort: number
}

/** A device as an import found or left it. */
export interface ImportedDevice {
  version: number
  code: string
  name: string
  areaId: string
  typeId: string | null
  model: string | null
  description: string | null
}

/** What is no person, as an import found or left it. */
export type ImportedRecord = ImportedDepartment | ImportedDevice

export interface UserImportRowsTable {
  tenant_id: string
  job_id: string
  /** As the spreadsheet counts. */
  number: number
  cells: Json<string[]>
  outcome: Generated<ImportOutcome>
  reasons: ColumnType<ImportReason[], string | undefined, string>
  member_id: string | null
  before: ColumnType<ImportedState | null, string | null | undefined, string | null>
  after: ColumnType<ImportedState | null, string | null | undefined, string | null>
  changes: ColumnType<ImportChange[], string | undefined, string>
  /** Of an import of departments or devices. */
  record_id: Generated<string | null>
  record_before: ColumnType<ImportedRecord | null, string | null | undefined, string | null>
  record_after: ColumnType<ImportedRecord | null, string | null | undefined, string | null>
}

export interface DeviceAreasTable {
  tenant_id: string
  id: string
  parent_id: string | null
  name: string
  sort: Generated<number>
  version: Generated<number>
  created_at: Timestamp
}

export interface DevicesTable {
  tenant_id: string
  id: string
  area_id: string
  code: string
  name: string
  model: string | null
  description: string | null
  type_id: Generated<string | null>
  /** The last report. */
  seen_at: NullableTimestamp
  version: Generated<number>
  created_at: Timestamp
  updated_at: Timestamp
}

export type DataPointType = 'number' | 'boolean' | 'text'

/** What devices of a kind measure. */
export interface DeviceTypesTable {
  tenant_id: string
  id: string
  code: string
  name: string
  description: string | null
  /** A device that says nothing for longer is offline. */
  offline_seconds: Generated<number>
  version: Generated<number>
  created_at: Timestamp
  updated_at: Timestamp
}

export interface TypePointsTable {
  tenant_id: string
  id: string
  type_id: string
  code: string
  name: string
  unit: string | null
  type: DataPointType
  min_value: number | null
  max_value: number | null
  decimals: number | null
  sort: Generated<number>
}

export interface DataPointsTable {
  tenant_id: string
  id: string
  device_id: string
  code: string
  name: string
  unit: string | null
  type: DataPointType
  /** The range; null is none. */
  min_value: Generated<number | null>
  max_value: Generated<number | null>
  decimals: Generated<number | null>
  /** The point of the device's type that it follows, except in these fields. */
  type_point_id: Generated<string | null>
  overrides: Generated<string[]>
  /** The last value, as JSON. */
  value: string | null
  value_at: NullableTimestamp
  version: Generated<number>
  created_at: Timestamp
}

/** What data points measured: one row for each of them and moment. */
export interface PointHistoryTable {
  tenant_id: string
  point_id: string
  at: Timestamp
  /** Of switches 0 or 1; null of texts. */
  value: number | null
  text: string | null
  out_of_range: Generated<boolean>
}

/** When a device of a type is in alarm. */
export interface AlarmRulesTable {
  tenant_id: string
  id: string
  type_id: string
  /** Null: the device as a whole. */
  type_point_id: string | null
  name: string
  condition: Schemas['AlarmCondition']
  low: number | null
  high: number | null
  /** As JSON. */
  equals: string | null
  duration_seconds: number
  hysteresis: number
  severity: Schemas['AlarmSeverity']
  enabled: boolean
  /** Who gets messages. */
  member_ids: string[]
  role_ids: string[]
  version: Generated<number>
  created_at: Timestamp
  updated_at: Timestamp
}

/** What is otherwise for a device; null is as the rule says. */
export interface AlarmOverridesTable {
  tenant_id: string
  rule_id: string
  device_id: string
  enabled: boolean | null
  low: number | null
  high: number | null
  duration_seconds: number | null
  hysteresis: number | null
  severity: Schemas['AlarmSeverity'] | null
}

/** Since when a condition holds that has not held for its duration yet. */
export interface AlarmPendingTable {
  tenant_id: string
  rule_id: string
  device_id: string
  since: Timestamp
  due_at: Timestamp
}

/** What a rule found at a device; it outlives both. */
export interface AlarmsTable {
  tenant_id: string
  id: string
  rule_id: string
  rule_name: string
  condition: Schemas['AlarmCondition']
  severity: Schemas['AlarmSeverity']
  device_id: string
  device_code: string
  device_name: string
  point_id: string | null
  point_name: string | null
  unit: string | null
  /** As JSON. */
  value: string | null
  low: number | null
  high: number | null
  equals: string | null
  raised_at: Timestamp
  acknowledged_at: NullableTimestamp
  acknowledged_by: Generated<string | null>
  cleared_at: NullableTimestamp
  /** Null: a value returned. */
  cleared_by: Generated<string | null>
  assignee_id: Generated<string | null>
  silenced_until: NullableTimestamp
  version: Generated<number>
}

export interface AlarmCommentsTable {
  tenant_id: string
  id: string
  alarm_id: string
  member_id: string
  text: string
  created_at: Timestamp
}

/** What lets programs report for one device, or for the devices of an area. */
export interface DeviceTokensTable {
  tenant_id: string
  id: string
  name: string
  area_id: string | null
  device_id: string | null
  token_hash: string
  /** Of the one before, which works until then. */
  previous_hash: Generated<string | null>
  previous_until: NullableTimestamp
  /** The last report. */
  seen_at: NullableTimestamp
  version: Generated<number>
  created_at: Timestamp
}

export interface DeviceSettingsTable {
  tenant_id: string
  keep_days: number
  keep_alarm_days: Generated<number>
  version: Generated<number>
  updated_at: Timestamp
}

/** What programs of a tenant send by. */
export interface BusinessIdentifiersTable {
  tenant_id: string
  id: string
  code: string
  name: string
  name_key: string
  app_code: string
  description: string | null
  channels: Json<Schemas['BusinessChannels']>
  variables: Json<Schemas['BusinessVariable'][]>
  enabled: Generated<boolean>
  version: Generated<number>
  created_at: Timestamp
  updated_at: Timestamp
}

export interface BusinessDeliveriesTable {
  tenant_id: string
  id: string
  identifier_id: string
  code: string
  name: string
  app_code: string
  channels: BusinessChannel[]
  content: Json<Schemas['BusinessMessage']>
  people: number
  /** A member's id. */
  sent_by: string | null
  created_at: Timestamp
}

export type BusinessChannel = Schemas['BusinessChannel']
export type DeliveryState = Schemas['BusinessDeliveryState']
export type DeliveryReason = NonNullable<Schemas['BusinessDeliveryRecipient']['reason']>

/** One message of a delivery: a person and a channel. */
export interface BusinessDeliveryRecipientsTable {
  tenant_id: string
  delivery_id: string
  channel: BusinessChannel
  member_id: string
  nick_name: string
  state: DeliveryState
  reason: DeliveryReason | null
  /** Masked. */
  contact: string | null
  attempts: Generated<number>
  due_at: NullableTimestamp
  lease: string | null
  sent_at: NullableTimestamp
}

export type ComponentStatus = 'draft' | 'on_shelf' | 'off_shelf'

interface ComponentColumns {
  id: string
  code: string
  name: Json<LocalisedText>
  category: string
  icon: string | null
  /** The address of a file, of the operator's or the tenant's. */
  thumbnail: string | null
  url: string | null
  size: Json<{ w: number; h: number }>
  min_size: Json<{ w: number; h: number }>
  /** JSON Schema as it came. */
  properties: string
  status: Generated<ComponentStatus>
  /** Since the last release. */
  changed: Generated<boolean>
  release: number | null
  /** JSON of what designers get. */
  released: string | null
  version: Generated<number>
  created_at: Timestamp
  updated_at: Timestamp
}

/** Components of the platform. */
export interface ComponentsTable extends ComponentColumns {
  kind: 'builtin' | 'frame'
  visible_to: Generated<'all' | 'tenants'>
  tenant_ids: Generated<string[]>
}

/** Widgets of the product that were registered as components, even if they are none any more. */
export interface ProductWidgetsTable {
  code: string
}

export interface ComponentReleasesTable {
  component_id: string
  number: number
  released: string
  released_at: Timestamp
}

/** Frames of a tenant's own. */
export interface TenantComponentsTable extends ComponentColumns {
  tenant_id: string
  /** Who sees it beside administrators; null: everybody. */
  role_ids: string[] | null
}

export interface TenantComponentReleasesTable extends ComponentReleasesTable {
  tenant_id: string
}

export interface ComponentSwitchesTable {
  tenant_id: string
  component_id: string
  enabled: boolean
  /** Who of the tenant sees it beside administrators; null: everybody. */
  role_ids: string[] | null
}

export interface Database {
  tenants: TenantsTable
  customer_applications: CustomerApplicationsTable
  plans: PlansTable
  customer_overrides: CustomerOverridesTable
  personalisation_drafts: PersonalisationDraftsTable
  personalisation_plans: PersonalisationPlansTable
  personalisation_releases: PersonalisationReleasesTable
  users: UsersTable
  sessions: SessionsTable
  captchas: CaptchasTable
  verification_codes: VerificationCodesTable
  identities: IdentitiesTable
  sso_links: SsoLinksTable
  wechat_accounts: WechatAccountsTable
  sign_in_states: SignInStatesTable
  sign_in_tickets: SignInTicketsTable
  identity_providers: IdentityProvidersTable
  data_endpoints: DataEndpointsTable
  openid_links: OpenidLinksTable
  oauth_clients: OauthClientsTable
  oauth_requests: OauthRequestsTable
  oauth_codes: OauthCodesTable
  oauth_consents: OauthConsentsTable
  rate_limits: RateLimitsTable
  dev_outbox: DevOutboxTable
  preferences: PreferencesTable
  apps: AppsTable
  menus: MenusTable
  permissions: PermissionsTable
  menu_overrides: MenuOverridesTable
  tenant_menus: TenantMenusTable
  departments: DepartmentsTable
  department_tokens: DepartmentTokensTable
  memberships: MembershipsTable
  member_tokens: MemberTokensTable
  membership_departments: MembershipDepartmentsTable
  invitations: InvitationsTable
  roles: RolesTable
  role_permissions: RolePermissionsTable
  role_departments: RoleDepartmentsTable
  membership_roles: MembershipRolesTable
  favourites: FavouritesTable
  folders: FoldersTable
  files: FilesTable
  file_versions: FileVersionsTable
  file_references: FileReferencesTable
  storage_usage: StorageUsageTable
  letters: LettersTable
  notices: NoticesTable
  system_notices: SystemNoticesTable
  notice_audience: NoticeAudienceTable
  notice_receipts: NoticeReceiptsTable
  message_recipients: MessageRecipientsTable
  live_events: LiveEventsTable
  calendar_events: CalendarEventsTable
  todos: TodosTable
  job_runs: JobRunsTable
  jobs: JobsTable
  plan_templates: PlanTemplatesTable
  pushed_items: PushedItemsTable
  plan_pushes: PlanPushesTable
  plan_push_customers: PlanPushCustomersTable
  bulk_changes: BulkChangesTable
  bulk_change_people: BulkChangePeopleTable
  user_imports: UserImportsTable
  user_import_rows: UserImportRowsTable
  idempotency_keys: IdempotencyKeysTable
  audit_log: AuditLogTable
  login_log: LoginLogTable
  recycle_bin: RecycleBinTable
  saved_views: SavedViewsTable
  tenant_apps: TenantAppsTable
  tenant_app_roles: TenantAppRolesTable
  tenant_app_departments: TenantAppDepartmentsTable
  app_checks: AppChecksTable
  app_diagnoses: AppDiagnosesTable
  product_apps: ProductAppsTable
  product_app_roles: ProductAppRolesTable
  product_app_departments: ProductAppDepartmentsTable
  app_visits: AppVisitsTable
  designs: DesignsTable
  design_revisions: DesignRevisionsTable
  design_components: DesignComponentsTable
  design_endpoints: DesignEndpointsTable
  design_roles: DesignRolesTable
  design_presence: DesignPresenceTable
  design_departments: DesignDepartmentsTable
  personal_workbenches: PersonalWorkbenchesTable
  personal_components: PersonalComponentsTable
  share_links: ShareLinksTable
  share_link_views: ShareLinkViewsTable
  device_areas: DeviceAreasTable
  devices: DevicesTable
  data_points: DataPointsTable
  device_types: DeviceTypesTable
  type_points: TypePointsTable
  point_history: PointHistoryTable
  device_settings: DeviceSettingsTable
  alarm_rules: AlarmRulesTable
  alarm_overrides: AlarmOverridesTable
  alarm_pending: AlarmPendingTable
  alarms: AlarmsTable
  alarm_comments: AlarmCommentsTable
  device_tokens: DeviceTokensTable
  components: ComponentsTable
  component_releases: ComponentReleasesTable
  product_widgets: ProductWidgetsTable
  tenant_components: TenantComponentsTable
  tenant_component_releases: TenantComponentReleasesTable
  component_switches: ComponentSwitchesTable
  business_identifiers: BusinessIdentifiersTable
  business_deliveries: BusinessDeliveriesTable
  business_delivery_recipients: BusinessDeliveryRecipientsTable
}

/** A handle on the database: a transaction of an engine, with the scope it was opened in. */
export type Db = Kysely<Database>
