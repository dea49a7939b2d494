import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Engine } from '../db/engine.js'
import type { Db, MembershipStatus } from '../db/schema.js'
import { newStorageKey } from '../files/storage/storageKeys.js'
import { newId } from '../ids.js'
import { hashToken, newPublicKey, newToken } from '../sessions/tokens.js'
import { emptyFingerprint } from '../pushes/fingerprint.js'
import { BulkChangesRepository } from '../repositories/members/BulkChangesRepository.js'
import { JobsRepository } from '../repositories/jobs/JobsRepository.js'
import { nameKeyOf } from '../repositories/members/memberPlaces.js'
import { PlanPushesRepository } from '../repositories/plans/PlanPushesRepository.js'
import type { ObjectTable } from './whoMay.js'

/** The tenants of the tests: two customers, one that nobody of them is in, and the operator. */
export type TenantKey = 'a' | 'b' | 'c' | 'operator'

/** How a person of the tests is made. */
export interface PersonSpec {
  /** The memberships, in no order; none for a person of no tenant. */
  memberOf: readonly {
    tenant: TenantKey
    /** Codes of the person's one role; `all`: an administrator. */
    permissions: readonly string[] | 'all'
    status?: MembershipStatus
  }[]
  /** The tenant where new tabs start. Default: the first membership's. */
  main?: TenantKey
  mustChangePassword?: boolean
  account?: 'active' | 'suspended'
  /** A password's hash, for those who sign in. */
  passwordHash?: string
  session?: {
    expiresInMs?: number
    seenAgoMs?: number
    /** A mock login in this tenant, by that account. */
    mock?: { tenant: TenantKey; actingUserId: string }
  }
}

export interface Membership {
  tenantId: string
  memberId: string
  roleId: string
  departmentId: string
}

/** A person with a session of their own. */
export interface Person {
  userId: string
  loginName: string
  sessionId: string
  token: string
  memberOf: Partial<Record<TenantKey, Membership>>
}

const hourMs = 3_600_000

/** The business identifier that every tenant has, to send by. */
export const standingCode = 'standing.alert'

/**
 * Tenants, people and objects made straight in the database, past every operation, so that a test of
 * who may do what stands on nothing that it tests. All texts of tenant B hold `canary`.
 */
export class World {
  readonly canary = `cnry${newId().slice(-12)}`
  readonly tenants: Record<TenantKey, string> = {
    a: newId(),
    b: newId(),
    c: newId(),
    operator: newId(),
  }
  /** Menus belong to no tenant: one that everybody sees, one of an app that is switched off. */
  readonly menus: { readonly own: string; readonly other: string; readonly foreign?: string }
  /** An object of B in each table whose rows nobody owns; made before anything is measured. */
  readonly standing = new Map<ObjectTable, string>()
  /** Somebody in B, with a department and a role: whom A must never see. */
  resident!: Person
  /** An open invitation into B. */
  openInvitation!: string
  private made = 0

  private constructor(
    private readonly engine: Engine,
    private readonly now: () => Date,
  ) {
    const id = newId()
    this.menus = { own: `on-${id}/home`, other: `off-${id}/home` }
  }

  /** Makes the tenants, each with a department and an administrator of its own. */
  static async create(engine: Engine, now: () => Date = () => new Date()): Promise<World> {
    const world = new World(engine, now)
    const operator = await engine.platform
      .selectFrom('tenants')
      .select('id')
      .where('kind', '=', 'operator')
      .executeTakeFirst()
    if (operator) world.tenants.operator = operator.id
    for (const key of ['a', 'b', 'c', 'operator'] as const) {
      if (key === 'operator' && operator) continue
      const text = world.textFor(key)
      await engine.platform
        .insertInto('tenants')
        .values({
          id: world.tenants[key],
          code: text('t').toLowerCase(),
          name: text('公司'),
          short_name: text('简称'),
          kind: key === 'operator' ? 'operator' : 'customer',
          browser_title: text('标题'),
          slogan: text('口号'),
        })
        .execute()
      await world.person({ memberOf: [{ tenant: key, permissions: 'all' }] })
    }
    await world.writeMenus()
    world.resident = await world.person({ memberOf: [{ tenant: 'b', permissions: ['user:list'] }] })
    world.openInvitation = (await world.invite('b')).id
    for (const key of ['a', 'b', 'c', 'operator'] as const) {
      await world.writeBusinessIdentifier(key, standingCode)
    }
    for (const table of [
      'files',
      'resources',
      'folders',
      'releases',
      'own_menus',
      'own_apps',
      'clientApps',
      'letters',
      'calendarEvents',
      'todos',
      'jobs',
      'imports',
      'finishedImports',
      'bulkChanges',
      'notices',
      'publishedNotices',
      'recycled',
      'ownRecycled',
      'pages',
      'publishedPages',
      'shownPages',
      'shownDesigns',
      'shareLinks',
      'workbenches',
      'publishedWorkbenches',
      'deviceAreas',
      'devices',
      'dataPoints',
      'deviceTokens',
      'deviceTypes',
      'alarmRules',
      'alarms',
      'shownComponents',
      'tenantComponents',
      'publishedTenantComponents',
      'businessIdentifiers',
      'businessDeliveries',
      'identityProviders',
      'dataEndpoints',
    ] as const) {
      world.standing.set(table, await world.object(table, 'b'))
    }
    return world
  }

  /**
   * Takes away what others on the same database would meet, for it belongs to no tenant: the menus,
   * the limits of the one address that all calls come from, and work that nobody has done yet.
   */
  async leave(): Promise<void> {
    const [own, other] = [this.menus.own, this.menus.other]
    await this.sql`delete from menus where id in (${own}, ${other})`
    await this.sql`delete from apps where code in (${appCodeOf(own)}, ${appCodeOf(other)})`
    await this.sql`delete from rate_limits`
    const { a, b, c } = this.tenants
    await this.sql`delete from jobs where tenant_id in (${a}, ${b}, ${c})`
  }

  /** Something that occurs once. */
  unique(prefix = 'x'): string {
    this.made += 1
    return `${prefix}${this.made}${this.canary.slice(-6)}`
  }

  /** Makes texts of a tenant: B's hold the canary. */
  textFor(tenant: TenantKey): (prefix: string) => string {
    return (prefix) => this.unique(tenant === 'b' ? `${prefix}${this.canary}` : prefix)
  }

  person(spec: PersonSpec): Promise<Person> {
    return this.engine.tx('platform', (db) => this.writePerson(db, spec))
  }

  /** A new object of a tenant; `owner` is the one who heads it, holds it or is it. */
  async object(
    table: Exclude<ObjectTable, 'menus' | 'tenants'>,
    tenant: TenantKey,
    owner?: Membership & { userId: string },
  ): Promise<string> {
    if (table === 'departments') {
      return this.engine.tx('platform', (db) =>
        this.writeDepartment(db, tenant, owner?.memberId ?? null),
      )
    }
    if (table === 'roles') {
      return owner?.roleId ?? this.engine.tx('platform', (db) => this.writeRole(db, tenant, []))
    }
    if (table === 'releases') return this.writeRelease(tenant)
    if (table === 'applications') return (await this.application()).id
    if (table === 'customers') return this.writeEmptyTenant()
    if (table === 'staffedCustomers') return this.writeStaffedTenant()
    if (table === 'plans') return this.writePlan()
    if (table === 'planPushes') return this.writePlanPush()
    if (table === 'systemNotices' || table === 'publishedSystemNotices') {
      return this.writeSystemNotice(table === 'publishedSystemNotices')
    }
    if (table === 'invitations') return (await this.invite(tenant)).id
    if (table === 'files' || table === 'resources') {
      return this.engine.tx('platform', (db) => this.writeFile(db, tenant))
    }
    if (table === 'jobs' || table === 'imports' || table === 'finishedImports') {
      return this.writeImport(tenant, table === 'finishedImports', owner)
    }
    if (table === 'bulkChanges') return this.writeBulkChange(tenant, owner)
    if (table === 'letters') return this.writeLetter(tenant, owner?.memberId)
    if (table === 'calendarEvents' || table === 'todos') {
      return this.writeOwnEntry(table, tenant, owner?.memberId)
    }
    if (table === 'notices' || table === 'publishedNotices') {
      return this.writeNotice(tenant, table === 'publishedNotices')
    }
    if (table === 'folders') return this.engine.tx('platform', (db) => this.writeFolder(db, tenant))
    if (table === 'own_menus') return this.writeOwnMenu(tenant)
    if (table === 'own_apps') return this.writeOwnApp(tenant)
    if (table === 'clientApps') return (await this.oauthClient(tenant)).appId
    if (table === 'recycled') return this.writeRecycled(tenant, 'menus')
    if (table === 'ownRecycled') {
      const ownerId = owner?.memberId ?? (await this.object('members', tenant))
      return this.writeRecycled(tenant, 'todos', ownerId)
    }
    // The platform's stands in the bin of the operator, whoever asks.
    if (table === 'recycledPlatform') return this.writeRecycled('operator', 'plans')
    if (table === 'deviceAreas' || table === 'devices' || table === 'dataPoints') {
      return this.writeDevice(tenant, table)
    }
    if (table === 'deviceTypes') return this.writeDeviceType(tenant)
    if (table === 'alarmRules') return (await this.alarmRule(tenant)).id
    if (table === 'alarms') return this.writeAlarm(tenant)
    if (table === 'deviceTokens') return (await this.deviceToken(tenant)).id
    if (table === 'components' || table === 'publishedComponents') {
      return this.writeComponent(table === 'publishedComponents', 'all')
    }
    if (table === 'businessIdentifiers') return this.writeBusinessIdentifier(tenant)
    if (table === 'businessDeliveries') return this.writeBusinessDelivery(tenant)
    if (table === 'dataEndpoints') return this.writeDataEndpoint(tenant)
    if (table === 'identityProviders') return this.writeIdentityProvider(tenant)
    if (table === 'shownComponents') return this.writeComponent(true, tenant)
    if (table === 'tenantComponents' || table === 'publishedTenantComponents') {
      return this.writeTenantComponent(tenant, table === 'publishedTenantComponents')
    }
    if (table === 'pages' || table === 'publishedPages') {
      return this.writeDesign(tenant, 'page', table === 'publishedPages')
    }
    if (table === 'shownPages' || table === 'shownDesigns') {
      return this.restrictedPage(tenant, owner?.roleId)
    }
    if (table === 'shareLinks') return (await this.shareLink(tenant)).id
    if (table === 'workbenches' || table === 'publishedWorkbenches') {
      return this.writeDesign(tenant, 'business', table === 'publishedWorkbenches')
    }
    const own = table === 'members' ? owner?.memberId : owner?.userId
    if (own !== undefined) return own
    const person = await this.person({ memberOf: [{ tenant, permissions: [] }] })
    return table === 'members' ? (person.memberOf[tenant]?.memberId ?? '') : person.userId
  }

  /**
   * An invitation to a new address, sent an hour ago, into a department of the tenant; with a `guest`
   * to that account, into a tenant of which nobody is a member.
   */
  async invite(
    tenant: TenantKey,
    guest?: { userId: string },
  ): Promise<{ id: string; token: string }> {
    const token = newToken()
    const id = newId()
    const sentAt = this.now().getTime() - hourMs
    const text = this.textFor(guest ? 'a' : tenant)
    const address = `${text('guest').toLowerCase()}@example.cn`
    const into = guest ? await this.writeEmptyTenant() : this.tenants[tenant]
    const departmentIds = guest ? [] : [await this.object('departments', tenant)]
    await this.engine.tx('platform', async (db) => {
      if (guest) {
        await db
          .updateTable('users')
          .set({ email: address, email_key: address })
          .where('id', '=', guest.userId)
          .execute()
      }
      await db
        .insertInto('invitations')
        .values({
          tenant_id: into,
          id,
          token_hash: hashToken(token),
          contact_kind: 'email',
          contact: address,
          contact_key: address,
          nick_name: text('受邀'),
          department_ids: departmentIds,
          role_ids: [],
          sent_at: new Date(sentAt),
          expires_at: new Date(sentAt + 7 * 24 * hourMs),
        })
        .execute()
    })
    return { id, token }
  }

  /** An application of somebody who has no tenant; the token is the applicant's. */
  async application(
    status: 'submitted' | 'needs_information' = 'submitted',
  ): Promise<{ id: string; token: string }> {
    const [id, token] = [newId(), newToken()]
    const name = this.unique('申请企业')
    await this.engine.platform
      .insertInto('customer_applications')
      .values({
        id,
        token_hash: hashToken(token),
        status,
        name,
        code: this.unique('app').toLowerCase(),
        contact_name: this.unique('申请人'),
        contact_mobile: `13${id.replaceAll(/\D/g, '').slice(-9).padStart(9, '0')}`,
        contact_email: `${this.unique('applicant').toLowerCase()}@example.cn`,
        submitted_at: this.now(),
      })
      .execute()
    return { id, token }
  }

  private async writeRelease(tenant: TenantKey): Promise<string> {
    const id = newId()
    const text = this.textFor(tenant)
    await this.engine.platform
      .insertInto('personalisation_releases')
      .values({
        tenant_id: this.tenants[tenant],
        id,
        number: randomInt(1, 1_000_000_000), // what the product numbers itself comes after
        value: JSON.stringify({
          browserTitle: text('标题'),
          browserIcon: null,
          browserIconName: null,
          systemIcon: null,
          loginPage: null,
          systemIconDark: null,
          loginPosition: 'right',
          slogan: text('口号'),
          sloganEn: null,
          palette: 'blue',
          brandColor: null,
          logo: 0,
        }),
        note: text('备注'),
      })
      .execute()
    return id
  }

  /** Out in no tenant, so that nothing of a tenant changes by it. */
  private async writeSystemNotice(isOut: boolean): Promise<string> {
    const id = newId()
    const audience = {
      allCustomers: false,
      customerIds: [this.tenants.c],
      planIds: [],
      administratorsOnly: false,
      roleCodes: [],
    }
    await this.engine.platform
      .insertInto('system_notices')
      .values({
        id,
        title: this.unique('系统公告'),
        status: isOut ? 'published' : 'draft',
        publish_at: isOut ? this.now() : null,
        audience: JSON.stringify(audience),
      })
      .execute()
    return id
  }

  private async writePlan(): Promise<string> {
    const id = newId()
    await this.engine.platform
      .insertInto('plans')
      .values({ id, code: this.unique('plan').toLowerCase(), name: this.unique('套餐') })
      .execute()
    return id
  }

  /** Done, to a customer whose menus it left as they were. */
  private async writePlanPush(): Promise<string> {
    const [id, planId, customerId] = [
      newId(),
      await this.writePlan(),
      await this.writeEmptyTenant(),
    ]
    const tenantId = this.tenants.operator
    const jobs = new JobsRepository(this.engine.platform)
    await jobs.add(tenantId, {
      id,
      kind: 'plan-push',
      title: this.unique('推送'),
      member_id: newId(),
      user_id: newId(),
      phase: 'push',
      created_at: this.now(),
      expires_at: new Date(this.now().getTime() + hourMs),
    })
    const pushes = new PlanPushesRepository(this.engine.platform)
    const push = { jobId: id, planId, fingerprint: emptyFingerprint, template: [], note: null }
    await pushes.add(tenantId, { ...push, customerIds: [customerId] })
    await pushes.settle(tenantId, id, customerId, { outcome: 'pushed', at: this.now() })
    await sql`update jobs set status = 'done', result = '{"pushed": 1}'
      where tenant_id = ${tenantId} and id = ${id}`.execute(this.engine.platform)
    return id
  }

  private async writeEmptyTenant(): Promise<string> {
    const id = newId()
    await this.engine.platform
      .insertInto('tenants')
      .values({
        id,
        code: this.unique('t').toLowerCase(),
        name: this.unique('公司'),
        short_name: this.unique('简称'),
        kind: 'customer',
      })
      .execute()
    return id
  }

  /** With an administrator. */
  private async writeStaffedTenant(): Promise<string> {
    const [tenantId, userId] = [await this.writeEmptyTenant(), newId()]
    const name = this.unique('管理员')
    const loginName = this.unique('u')
    await this.engine.tx('platform', async (db) => {
      await db
        .insertInto('users')
        .values({ id: userId, login_name: loginName, login_key: loginName, name })
        .execute()
      const [memberId, roleId] = [newId(), newId()]
      await db
        .insertInto('memberships')
        .values({
          tenant_id: tenantId,
          id: memberId,
          user_id: userId,
          login_name: loginName,
          nick_name: name,
          name_key: nameKeyOf(name),
        })
        .execute()
      await db
        .insertInto('roles')
        .values({
          tenant_id: tenantId,
          id: roleId,
          name: '管理员',
          code: 'admin',
          grants_all: true,
        })
        .execute()
      await db
        .insertInto('membership_roles')
        .values({ tenant_id: tenantId, member_id: memberId, role_id: roleId })
        .execute()
    })
    return tenantId
  }

  /** A session for a person that exists already. */
  async session(userId: string, spec: PersonSpec['session'] = {}): Promise<Person['token']> {
    return (await this.engine.tx('platform', (db) => this.writeSession(db, userId, spec))).token
  }

  private async writeMenus() {
    const name = JSON.stringify({ 'zh-CN': '试验', 'en-US': 'Test' })
    for (const [id, enable] of [
      [this.menus.own, 1],
      [this.menus.other, 0],
    ] as const) {
      const code = appCodeOf(id)
      await this.engine.platform
        .insertInto('apps')
        .values({ code, name, base_path: `/${code}`, enable, sort: 1000 })
        .execute()
      await this.engine.platform
        .insertInto('menus')
        .values({ id, app_code: code, key: 'home', name, path: `/${code}/home`, type: 0 })
        .execute()
    }
  }

  private async writeOwnMenu(tenant: TenantKey): Promise<string> {
    const id = newId()
    const text = this.textFor(tenant)('菜单')
    await this.engine.platform
      .insertInto('tenant_menus')
      .values({
        tenant_id: this.tenants[tenant],
        id,
        app_code: 'spruce-web-enterprise-console',
        name: JSON.stringify({ 'zh-CN': text, 'en-US': text }),
        path: '/dashboard',
        type: 0,
      })
      .execute()
    return id
  }

  private async writeOwnApp(tenant: TenantKey, code?: string): Promise<string> {
    const id = newId()
    const text = this.textFor(tenant)
    const name = text('应用')
    await this.engine.platform
      .insertInto('tenant_apps')
      .values({
        tenant_id: this.tenants[tenant],
        id,
        code: code ?? text('app'),
        name: JSON.stringify({ 'zh-CN': name, 'en-US': name }),
        kind: 'page',
        url: 'http://127.0.0.1:9/app', // refused before anything is sent
      })
      .execute()
    return id
  }

  /** An application that signs people in, without a secret. */
  async oauthClient(tenant: TenantKey): Promise<{ id: string; appId: string; uri: string }> {
    const [id, appId] = [newId(), await this.writeOwnApp(tenant)]
    const uri = `https://${this.textFor(tenant)('app')}.example.cn/back`.toLowerCase()
    await this.engine.platform
      .insertInto('oauth_clients')
      .values({
        tenant_id: this.tenants[tenant],
        id,
        app_id: appId,
        redirect_uris: [uri],
        scopes: ['profile', 'menus', 'directory', 'messages'],
      })
      .execute()
    return { id, appId, uri }
  }

  private async writeRecycled(
    tenant: TenantKey,
    kind: 'menus' | 'plans' | 'todos',
    ownerId: string | null = null,
  ): Promise<string> {
    const id = newId()
    await this.engine.platform
      .insertInto('recycle_bin')
      .values({
        tenant_id: this.tenants[tenant],
        id,
        kind,
        object_id: id,
        name: this.textFor(tenant)('旧菜单'),
        snapshot: '[]',
        removed_by: 'somebody',
        owner_id: ownerId,
      })
      .execute()
    return id
  }

  /** An area with a device with a data point, or the first of them; answers the id asked for. */
  private async writeDevice(
    tenant: TenantKey,
    table: 'deviceAreas' | 'devices' | 'dataPoints',
  ): Promise<string> {
    const tenantId = this.tenants[tenant]
    const text = this.textFor(tenant)
    const [areaId, deviceId, id] = [newId(), newId(), newId()]
    await this.engine.tx('platform', async (db) => {
      await db
        .insertInto('device_areas')
        .values({ tenant_id: tenantId, id: areaId, name: text('区域') })
        .execute()
      if (table === 'deviceAreas') return
      const device = { tenant_id: tenantId, id: deviceId, area_id: areaId }
      await db
        .insertInto('devices')
        .values({ ...device, code: text('D-'), name: text('设备') })
        .execute()
      await db
        .insertInto('data_points')
        .values({
          tenant_id: tenantId,
          id,
          device_id: deviceId,
          code: 'temperature',
          name: text('温度'),
          unit: '℃',
          type: 'number',
          value: '20',
          value_at: new Date(this.now().getTime() - hourMs),
        })
        .execute()
    })
    return { deviceAreas: areaId, devices: deviceId, dataPoints: id }[table]
  }

  /** A component of the platform, on the shelf for one tenant or for all, or a draft. */
  private async writeComponent(isOut: boolean, shownTo: TenantKey | 'all'): Promise<string> {
    const id = newId()
    const text = shownTo === 'all' ? this.unique.bind(this) : this.textFor(shownTo)
    await this.engine.platform
      .insertInto('components')
      .values({
        id,
        code: text('c').toLowerCase(),
        kind: 'frame',
        visible_to: shownTo === 'all' ? 'all' : 'tenants',
        tenant_ids: shownTo === 'all' ? [] : [this.tenants[shownTo]],
        ...componentColumns(text('组件'), isOut),
      })
      .execute()
    return id
  }

  /** One that may be removed, or, with a code that tests know, one to send by. */
  private async writeBusinessIdentifier(tenant: TenantKey, code?: string): Promise<string> {
    const id = newId()
    const text = this.textFor(tenant)
    const name = text('业务标识')
    const channels = {
      inApp: { title: text('提醒'), body: `<p>${text('内容')} {{detail}}</p>` },
      mail: { subject: text('提醒'), body: '<p>{{detail}}</p>' },
      sms: { text: text('提醒') },
    }
    await this.engine.platform
      .insertInto('business_identifiers')
      .values({
        tenant_id: this.tenants[tenant],
        id,
        code: code ?? text('bi.'),
        name,
        name_key: name,
        app_code: 'test-home',
        channels: JSON.stringify(channels),
        variables: JSON.stringify([{ name: 'detail', required: false, maxLength: 100 }]),
        enabled: code !== undefined,
      })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'code']).doNothing()) // the operator's
      .execute()
    return id
  }

  private async writeDataEndpoint(tenant: TenantKey): Promise<string> {
    const id = newId()
    const text = this.textFor(tenant)
    const name = text('订单系统')
    await this.engine.platform
      .insertInto('data_endpoints')
      .values({
        ...{ tenant_id: this.tenants[tenant], id, name, name_key: name },
        ...{ base_url: `https://erp.example.cn/${text('api')}`, auth: 'none' },
      })
      .execute()
    return id
  }

  /** One that is enabled, with somebody who is linked. */
  private async writeIdentityProvider(tenant: TenantKey): Promise<string> {
    const id = newId()
    const text = this.textFor(tenant)
    const name = text('统一认证')
    await this.engine.platform
      .insertInto('identity_providers')
      .values({
        tenant_id: this.tenants[tenant],
        id,
        name,
        name_key: name,
        issuer: `https://sso.example.cn/realms/${text('realm')}`,
        client_id: text('client'),
        secret_sealed: null,
        scopes: ['openid'],
      })
      .execute()
    const { userId } = await this.person({ memberOf: [{ tenant, permissions: [] }] })
    await this.engine.platform
      .insertInto('openid_links')
      .values({
        tenant_id: this.tenants[tenant],
        provider_id: id,
        subject: text('subject'),
        user_id: userId,
        name: text('名'),
      })
      .execute()
    return id
  }

  /** One letter that is there and one mail that failed. */
  private async writeBusinessDelivery(tenant: TenantKey): Promise<string> {
    const id = newId()
    const tenant_id = this.tenants[tenant]
    const text = this.textFor(tenant)
    const person = await this.person({ memberOf: [{ tenant, permissions: [] }] })
    const member_id = person.memberOf[tenant]?.memberId ?? ''
    await this.engine.tx('platform', async (db) => {
      await db
        .insertInto('business_deliveries')
        .values({
          tenant_id,
          id,
          identifier_id: newId(),
          code: text('bi.'),
          name: text('业务标识'),
          app_code: 'test-home',
          channels: ['inApp', 'mail'],
          content: JSON.stringify({
            inApp: { title: text('提醒'), body: text('内容'), link: null },
            mail: { subject: text('提醒'), html: text('内容'), text: text('内容') },
            sms: null,
          }),
          people: 1,
          sent_by: member_id,
        })
        .execute()
      const message = { tenant_id, delivery_id: id, member_id, nick_name: text('名') }
      await db
        .insertInto('business_delivery_recipients')
        .values([
          { ...message, channel: 'inApp', state: 'sent', sent_at: this.now() },
          { ...message, channel: 'mail', state: 'failed', reason: 'refused' },
        ])
        .execute()
    })
    return id
  }

  private async writeTenantComponent(tenant: TenantKey, isOut: boolean): Promise<string> {
    const id = newId()
    const text = this.textFor(tenant)
    await this.engine.platform
      .insertInto('tenant_components')
      .values({
        tenant_id: this.tenants[tenant],
        id,
        code: text('c').toLowerCase(),
        ...componentColumns(text('组件'), isOut),
      })
      .execute()
    return id
  }

  /** A page of one application, or a workbench for nobody, with one revision. */
  /** A page that is out, of an application that shows to one role only: this one, or one nobody holds. */
  async restrictedPage(tenant: TenantKey, role?: string): Promise<string> {
    const code = `RCAPPN${this.unique('')}`
    const appId = await this.writeOwnApp(tenant, code)
    const roleId = role ?? (await this.object('roles', tenant))
    await this.sql`insert into tenant_app_roles (tenant_id, app_id, role_id)
      values (${this.tenants[tenant]}, ${appId}, ${roleId})`
    return this.writeDesign(tenant, 'page', true, code)
  }

  /** A published workbench for the department of a person; for somebody without one it is nobody's. */
  async givenWorkbench(tenant: TenantKey, departmentId: string | undefined): Promise<string> {
    const id = await this.writeDesign(tenant, 'business', true)
    if (departmentId === undefined) return id
    await this.engine.tx('platform', async (db) => {
      await db
        .insertInto('design_departments')
        .values({ tenant_id: this.tenants[tenant], design_id: id, department_id: departmentId })
        .execute()
    })
    return id
  }

  private async writeDesign(
    tenant: TenantKey,
    kind: 'page' | 'business',
    isOut: boolean,
    appCode = 'RCAPPN9000', // no code that the server allots first,
  ): Promise<string> {
    const id = newId()
    const tenantId = this.tenants[tenant]
    const text = this.textFor(tenant)
    const document = JSON.stringify({ nodes: { root: { type: 'text', text: text('内容') } } })
    await this.engine.tx('platform', async (db) => {
      await db
        .insertInto('designs')
        .values({
          tenant_id: tenantId,
          id,
          kind,
          app_code: kind === 'page' ? appCode : null,
          name: text('设计'),
          ...(isOut && {
            status: 'published',
            published_revision: 1,
            published_at: this.now(),
          }),
        })
        .execute()
      await db
        .insertInto('design_revisions')
        .values({
          tenant_id: tenantId,
          design_id: id,
          number: 1,
          document,
          bytes: document.length,
          note: text('说明'),
        })
        .execute()
    })
    return id
  }

  /** Of a page that is out, without a password, for ever. */
  async shareLink(tenant: TenantKey): Promise<{ id: string; token: string; pageId: string }> {
    const [id, token] = [newId(), newToken()]
    const pageId = await this.writeDesign(tenant, 'page', true)
    const memberOf = [{ tenant, permissions: ['page:publish'] }]
    const maker = (await this.person({ memberOf })).memberOf[tenant]
    await this.engine.platform
      .insertInto('share_links')
      .values({
        tenant_id: this.tenants[tenant],
        id,
        page_id: pageId,
        name: this.textFor(tenant)('链接'),
        token_hash: hashToken(token),
        created_by: maker?.memberId ?? null,
      })
      .execute()
    return { id, token, pageId }
  }

  /** With one point; no device has it. */
  private async writeDeviceType(tenant: TenantKey): Promise<string> {
    const [id, pointId] = [newId(), newId()]
    const text = this.textFor(tenant)
    const tenantId = this.tenants[tenant]
    await this.engine.tx('platform', async (db) => {
      await db
        .insertInto('device_types')
        .values({ tenant_id: tenantId, id, code: text('T-'), name: text('类型') })
        .execute()
      await db
        .insertInto('type_points')
        .values({
          ...{ tenant_id: tenantId, id: pointId, type_id: id, code: 'pressure', type: 'number' },
          ...{ name: text('压力'), unit: 'MPa', min_value: 0, max_value: 10, decimals: 2 },
        })
        .execute()
    })
    return id
  }

  /** Of a type of its own: pressure above 10. */
  async alarmRule(tenant: TenantKey): Promise<{ id: string; typeId: string; pointId: string }> {
    const typeId = await this.writeDeviceType(tenant)
    const { id: pointId } = await this.engine.platform
      .selectFrom('type_points')
      .where('type_id', '=', typeId)
      .select('id')
      .executeTakeFirstOrThrow()
    const id = newId()
    await this.engine.platform
      .insertInto('alarm_rules')
      .values({
        ...{ tenant_id: this.tenants[tenant], id, type_id: typeId, type_point_id: pointId },
        ...{ name: this.textFor(tenant)('规则'), condition: 'above', low: null, high: 10 },
        ...{ equals: null, duration_seconds: 0, hysteresis: 0, severity: 'warning' },
        ...{ enabled: true, member_ids: [], role_ids: [] },
      })
      .execute()
    return { id, typeId, pointId }
  }

  /** Raised; its device is not of the type of its rule any more, so it may be ended by hand. */
  private async writeAlarm(tenant: TenantKey): Promise<string> {
    const id = newId()
    const text = this.textFor(tenant)
    const { id: ruleId } = await this.alarmRule(tenant)
    const deviceId = await this.writeDevice(tenant, 'devices')
    await this.engine.platform
      .insertInto('alarms')
      .values({
        ...{ tenant_id: this.tenants[tenant], id, rule_id: ruleId, rule_name: text('报警') },
        ...{ condition: 'above', severity: 'warning', device_id: deviceId, value: '12' },
        ...{ device_code: text('D-'), device_name: text('设备'), point_id: null },
        ...{ point_name: text('压力'), unit: 'MPa', low: null, high: 10, equals: null },
        raised_at: new Date(),
      })
      .execute()
    return id
  }

  /** Of a device of its own; its one data point is `temperature`. */
  async deviceToken(tenant: TenantKey): Promise<{ id: string; token: string; code: string }> {
    const [id, token] = [newId(), newToken()]
    const deviceId = await this.writeDevice(tenant, 'devices')
    await this.engine.platform
      .insertInto('device_tokens')
      .values({
        ...{ tenant_id: this.tenants[tenant], id, device_id: deviceId, area_id: null },
        ...{ name: this.textFor(tenant)('令牌'), token_hash: hashToken(token) },
      })
      .execute()
    const { code } = await this.engine.platform
      .selectFrom('devices')
      .select('code')
      .where('id', '=', deviceId)
      .executeTakeFirstOrThrow()
    return { id, token, code }
  }

  private async writePerson(db: Db, spec: PersonSpec): Promise<Person> {
    const userId = newId()
    const [first] = spec.memberOf
    const text = this.textFor(first?.tenant ?? 'a')
    const loginName = text('u')
    const main = spec.main ?? first?.tenant
    await db
      .insertInto('users')
      .values({
        id: userId,
        login_name: loginName,
        login_key: loginName.toLowerCase(),
        name: text('人'),
        password_hash: spec.passwordHash ?? null,
        must_change_password: spec.mustChangePassword ?? false,
        status: spec.account ?? 'active',
        main_tenant_id: main === undefined ? null : this.tenants[main],
      })
      .execute()
    const memberOf: Person['memberOf'] = {}
    for (const { tenant, permissions, status } of spec.memberOf) {
      memberOf[tenant] = await this.writeMembership(db, {
        tenant,
        userId,
        loginName,
        permissions,
        status: status ?? 'active',
      })
    }
    const session = await this.writeSession(db, userId, spec.session ?? {})
    return { userId, loginName, sessionId: session.id, token: session.token, memberOf }
  }

  private async writeMembership(
    db: Db,
    spec: {
      tenant: TenantKey
      userId: string
      loginName: string
      permissions: readonly string[] | 'all'
      status: MembershipStatus
    },
  ): Promise<Membership> {
    const tenantId = this.tenants[spec.tenant]
    const memberId = newId()
    const text = this.textFor(spec.tenant)
    const nickName = text('名')
    await db
      .insertInto('memberships')
      .values({
        tenant_id: tenantId,
        id: memberId,
        user_id: spec.userId,
        login_name: spec.loginName,
        nick_name: nickName,
        name_key: nameKeyOf(nickName),
        employee_code: text('E'),
        email: `${text('m')}@example.cn`,
        status: spec.status,
      })
      .execute()
    await db
      .insertInto('member_tokens')
      .values({ tenant_id: tenantId, token: nickName.toLowerCase(), member_id: memberId })
      .execute()
    const roleId = await this.writeRole(db, spec.tenant, spec.permissions)
    await db
      .insertInto('membership_roles')
      .values({ tenant_id: tenantId, member_id: memberId, role_id: roleId })
      .execute()
    const departmentId = await this.writeDepartment(db, spec.tenant, null, 1)
    await db
      .insertInto('membership_departments')
      .values({
        tenant_id: tenantId,
        member_id: memberId,
        department_id: departmentId,
        main: true,
        sort: 1,
        name_key: nameKeyOf(nickName),
      })
      .execute()
    return { tenantId, memberId, roleId, departmentId }
  }

  private async writeRole(
    db: Db,
    tenant: TenantKey,
    permissions: readonly string[] | 'all',
  ): Promise<string> {
    const id = newId()
    const text = this.textFor(tenant)
    const tenantId = this.tenants[tenant]
    await db
      .insertInto('roles')
      .values({
        tenant_id: tenantId,
        id,
        name: text('角色'),
        code: text('r'),
        grants_all: permissions === 'all',
      })
      .execute()
    if (permissions !== 'all' && permissions.length > 0) {
      await db
        .insertInto('role_permissions')
        .values(permissions.map((code) => ({ tenant_id: tenantId, role_id: id, perm_code: code })))
        .execute()
    }
    return id
  }

  private async writeDepartment(
    db: Db,
    tenant: TenantKey,
    headId: string | null,
    memberCount = 0,
  ): Promise<string> {
    const id = newId()
    const text = this.textFor(tenant)
    const name = text('部门')
    const tenantId = this.tenants[tenant]
    await db
      .insertInto('departments')
      .values({
        tenant_id: tenantId,
        id,
        mpath: `${id}.`,
        name,
        name_key: name,
        code: text('D'),
        description: text('说明'),
        head_member_id: headId,
        member_count: memberCount,
      })
      .execute()
    await db
      .insertInto('department_tokens')
      .values({ tenant_id: tenantId, token: name.toLowerCase(), department_id: id })
      .execute()
    return id
  }

  private async writeLetter(tenant: TenantKey, memberId?: string): Promise<string> {
    const id = newId()
    const text = this.textFor(tenant)
    const recipient = memberId ?? (await this.object('members', tenant))
    await this.engine.platform
      .insertInto('letters')
      .values({
        tenant_id: this.tenants[tenant],
        id,
        member_id: recipient,
        category: 'business',
        title: text('信'),
        body: text('内容'),
        app_code: text('app'),
      })
      .execute()
    return id
  }

  private async writeOwnEntry(
    table: 'calendarEvents' | 'todos',
    tenant: TenantKey,
    memberId?: string,
  ): Promise<string> {
    const id = newId()
    const text = this.textFor(tenant)
    const entry = {
      tenant_id: this.tenants[tenant],
      id,
      member_id: memberId ?? (await this.object('members', tenant)),
      title: text('事'),
      note: text('备注'),
    }
    const { platform } = this.engine
    if (table === 'todos') await platform.insertInto('todos').values(entry).execute()
    else {
      const times = { start_at: this.now(), end_at: this.now() }
      await platform
        .insertInto('calendar_events')
        .values({ ...entry, ...times })
        .execute()
    }
    return id
  }

  /** For everyone; a draft or out. */
  private writeNotice(tenant: TenantKey, isOut: boolean): Promise<string> {
    const id = newId()
    const tenantId = this.tenants[tenant]
    const text = this.textFor(tenant)
    return this.engine.tx('platform', async (db) => {
      await db
        .insertInto('notices')
        .values({
          tenant_id: tenantId,
          id,
          title: text('公告'),
          content: text('正文'),
          status: isOut ? 'published' : 'draft',
          publish_at: isOut ? this.now() : null,
        })
        .execute()
      await db
        .insertInto('notice_audience')
        .values({ tenant_id: tenantId, notice_id: id, kind: 'everyone', ref_id: '' })
        .execute()
      return id
    })
  }

  /** An import that waits to be committed, or is over; of somebody's own. */
  /** Done, of one person who is not there any more. */
  private async writeBulkChange(
    tenant: TenantKey,
    owner?: Membership & { userId: string },
  ): Promise<string> {
    const [id, text, tenantId] = [newId(), this.textFor(tenant), this.tenants[tenant]]
    await this.engine.tx('platform', async (db) => {
      await db
        .insertInto('jobs')
        .values({
          tenant_id: tenantId,
          id,
          kind: 'bulk-change',
          title: text('批量'),
          member_id: owner?.memberId ?? newId(),
          user_id: owner?.userId ?? newId(),
          status: 'done',
          phase: 'change',
          result: JSON.stringify({ changed: 1 }),
          expires_at: new Date(this.now().getTime() + hourMs),
        })
        .execute()
      const changes = new BulkChangesRepository(db)
      const people = [{ id: newId(), name: text('名') }]
      await changes.add(tenantId, { jobId: id, action: 'disable', target: null, people })
      await changes.settle(tenantId, id, [{ number: 1, outcome: 'changed' }])
    })
    return id
  }

  private async writeImport(
    tenant: TenantKey,
    isOver: boolean,
    owner?: Membership & { userId: string },
  ): Promise<string> {
    const id = newId()
    const [tenant_id, text] = [this.tenants[tenant], this.textFor(tenant)]
    const state = isOver
      ? { status: 'done', phase: 'commit' }
      : { status: 'waiting', phase: 'check' }
    await this.engine.tx('platform', async (db) => {
      await db
        .insertInto('jobs')
        .values({
          tenant_id,
          id,
          kind: 'user-import',
          title: text('名单'),
          member_id: owner?.memberId ?? newId(),
          user_id: owner?.userId ?? newId(),
          status: state.status as 'done' | 'waiting',
          phase: state.phase,
          result: JSON.stringify({ rows: 1, created: isOver ? 1 : 0 }),
          expires_at: new Date(this.now().getTime() + hourMs),
        })
        .execute()
      await db
        .insertInto('user_imports')
        .values({
          tenant_id,
          job_id: id,
          file_name: text('名单'),
          until: 'check',
          storage_key: isOver ? null : newStorageKey(tenant_id),
          head: JSON.stringify(['姓名', '工号']),
          mapping: JSON.stringify(['nickName', 'employeeCode']),
        })
        .execute()
      await db
        .insertInto('user_import_rows')
        .values({ tenant_id, job_id: id, number: 2, cells: JSON.stringify([text('名'), 'E1']) })
        .execute()
    })
    return id
  }

  private async writeFolder(db: Db, tenant: TenantKey): Promise<string> {
    const id = newId()
    const name = this.textFor(tenant)('文件夹')
    await db.insertInto('folders').values({ tenant_id: this.tenants[tenant], id, name }).execute()
    return id
  }

  /** A resource without bytes in the storage. */
  /** The address of a public picture that somebody of the tenant uploaded. */
  async picture(tenant: TenantKey, memberId: string): Promise<string> {
    const tenantId = this.tenants[tenant]
    const id = newId()
    const name = newPublicKey()
    await this.engine.platform
      .insertInto('files')
      .values({
        tenant_id: tenantId,
        id,
        kind: 'appImage',
        name: `${this.textFor(tenant)('图片')}.png`,
        media_type: 'image/png',
        bytes: 70,
        sha256: 'x',
        storage_key: newStorageKey(tenantId),
        sizes: '[]',
        public_name: name,
        uploaded_by: memberId,
      })
      .execute()
    return `/files/public/${name}`
  }

  private async writeFile(db: Db, tenant: TenantKey): Promise<string> {
    const id = newId()
    const tenantId = this.tenants[tenant]
    await db
      .insertInto('files')
      .values({
        tenant_id: tenantId,
        id,
        kind: 'resource',
        name: `${this.textFor(tenant)('图片')}.png`,
        media_type: 'image/png',
        bytes: 70,
        sha256: 'x',
        storage_key: newStorageKey(tenantId),
        sizes: '[]',
      })
      .execute()
    return id
  }

  private async writeSession(
    db: Db,
    userId: string,
    { expiresInMs = 12 * hourMs, seenAgoMs = 0, mock }: NonNullable<PersonSpec['session']>,
  ): Promise<{ id: string; token: string }> {
    const id = newId()
    const token = newToken()
    const now = this.now().getTime()
    await db
      .insertInto('sessions')
      .values({
        id,
        token_hash: hashToken(token),
        user_id: userId,
        created_at: new Date(now - seenAgoMs),
        seen_at: new Date(now - seenAgoMs),
        expires_at: new Date(now + expiresInMs),
        ...(mock && {
          via: 'mock' as const,
          acting_user_id: mock.actingUserId,
          tenant_id: this.tenants[mock.tenant],
        }),
      })
      .execute()
    return { id, token }
  }

  /** Runs SQL across tenants, for what a test wants to look up or bring about. */
  async sql<Row>(strings: TemplateStringsArray, ...values: unknown[]): Promise<Row[]> {
    return (await sql<Row>(strings, ...values).execute(this.engine.platform)).rows
  }
}

/** Of a menu's id. */
function appCodeOf(menuId: string): string {
  return menuId.split('/')[0] ?? ''
}

function componentColumns(text: string, isOut: boolean) {
  const name = { 'zh-CN': text, 'en-US': text }
  const url = 'https://widgets.example.cn/trend'
  const [size, minSize] = [
    { w: 6, h: 8 },
    { w: 2, h: 2 },
  ]
  const spec = { name, category: '图表', icon: null, url, size, minSize, properties: {} }
  return {
    name: JSON.stringify(name),
    category: '图表',
    url,
    size: JSON.stringify(size),
    min_size: JSON.stringify(minSize),
    properties: '{}',
    ...(isOut && {
      status: 'on_shelf' as const,
      changed: false,
      release: 1,
      released: JSON.stringify(spec),
    }),
  }
}
