import type { PermissionCode } from '@spruce/api-client/contract'
import type {
  LoginPosition,
  Look,
  MembershipStatus,
  Palette,
  TenantKind,
  TenantStatus,
} from '../db/schema.js'

/** A tenant as the demo data describes it, before it is written. */
export interface DemoTenant {
  brand: DemoBrand
  /** What the operator keeps of a customer. */
  customer?: DemoCustomer
  roles: DemoRole[]
  /** Parents before their children. */
  departments: DemoDepartment[]
  members: DemoMember[]
}

export interface DemoBrand {
  id: string
  code: string
  name: string
  shortName: string
  kind: TenantKind
  browserTitle: string
  slogan: string
  /** Stands where the language is English. */
  sloganEn?: string
  palette: Palette
  /** Of the palette `own`: `#RRGGBB`. */
  brandColor?: string
  /** Where the form of the login page stands; default: right. */
  loginPosition?: LoginPosition
}

/** A brand with pictures of its own; the others have the platform's. */
export interface DrawnBrand extends DemoBrand {
  /** A drawing, as SVG. */
  icon: string
  /** The drawing in dark mode; without it the other one stands there, too. */
  iconDark?: string
  /** The background of the login page, as SVG. */
  background: string
  /** Where everybody begins; without it at the first of their menus. */
  homepage?: { homepageEnabled: boolean; homepageUrl: string }
  /** What the administrator works on: a draft that differs in this. */
  next?: NextLook
}

/** A draft of a look, and when it comes out. */
export interface NextLook {
  change: Partial<Pick<Look, 'slogan' | 'sloganEn' | 'loginPosition' | 'brandColor'>>
  /** Absent: nobody has planned it yet. */
  plan?: { inDays: number; note: string }
}

export interface DemoCustomer {
  industry: string
  region: string
  address: string
  contactName: string
  contactMobile: string
  contactEmail: string
  /** The id of one of the demo plans; null: none. */
  planId: string | null
  status: TenantStatus
  /** Null: without end. */
  expiresAt: Date | null
  /** What its first member asked for when its term nears its end. */
  renewalNote?: string | undefined
  createdAt: Date
}

export interface DemoRole {
  id: string
  name: string
  code: string
  description: string
  builtin: boolean
  grantsAll: boolean
  permissions: PermissionCode[]
}

export interface DemoDepartment {
  id: string
  parentId: string | null
  name: string
  code: string | null
  sort: number
  headId: string | null
}

export interface DemoMember {
  id: string
  userId: string
  loginName: string
  name: string
  employeeCode: string
  mobile: string
  email: string
  status: MembershipStatus
  lastLoginAt: Date | null
  /** Whether the tenant sees a proved real name; of nobody whose account can sign in, as none has a proof. */
  realName: boolean
  createdAt: Date
  /** The main one first. */
  departmentIds: string[]
  roleIds: string[]
}

/** The account of a person who signs in; everybody else's is made from the membership. */
export interface NamedAccount {
  userId: string
  passwordHash: string
  mainTenantId: string
}
