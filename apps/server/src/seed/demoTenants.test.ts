import type { Schemas } from '@spruce/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { sql, type RawBuilder } from 'kysely'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveManifests } from '../boot/saveManifests.js'
import { buildServer, type BuiltServer } from '../buildServer.js'
import { readServerConfig } from '../config/serverConfig.js'
import type { Engine } from '../db/engine.js'
import type { OperationId } from '../http/contractTypes.js'
import { newId } from '../ids.js'
import { MemoryStorage } from '../files/storage/MemoryStorage.js'
import { pageSources } from '../page-queries/pageSources.js'
import { hashToken, newToken } from '../sessions/tokens.js'
import { openTestEngine } from '../testing/openTestEngine.js'
import { readApps, readsText } from '../testing/appReads.js'
import { needsProof } from '../testing/proofs.js'
import { callOf, partsOf, recipes } from '../testing/recipes.js'
import { partnerOrigin } from '../testing/startTestServer.js'
import { TestCaller } from '../testing/TestCaller.js'
import { testManifests } from '../testing/testManifests.js'
import { readWhoMay, type ObjectTable, type WhoMay } from '../testing/whoMay.js'
import { demoPassword } from './namedPeople.js'
import { publishBrands } from './publishBrands.js'
import { publishDeliveredPages } from './publishDeliveredPages.js'
import { publishWorkbenches } from './publishWorkbenches.js'
import { seedDemo } from './seedDemo.js'

let engine: Engine
let built: BuiltServer
let app: FastifyInstance

beforeAll(async () => {
  engine = await openTestEngine()
  const menuVersion = await saveManifests(engine, testManifests)
  await seedDemo(engine, { mode: 'evaluation' }, () => undefined)
  built = await buildServer({
    config: readServerConfig({
      SPRUCE_LOG_LEVEL: 'silent',
      SPRUCE_PORTAL_DIR: 'no-portal-here',
      SPRUCE_ALLOWED_ORIGINS: partnerOrigin,
    }),
    engine,
    menuVersion,
    permissionCodes: testManifests.flatMap(({ permissions }) =>
      permissions.map(({ code }) => code),
    ),
    storage: new MemoryStorage(() => new Date()),
  })
  app = built.app
  await publishBrands(built.services)
  await publishWorkbenches(built.services)
  await publishDeliveredPages(built.services)
}, 900_000)
afterAll(async () => {
  await built.app.close()
  await engine.close()
})

/** A person of a demo tenant, and a session of theirs. */
interface Seat {
  tenantId: string
  memberId: string
  userId: string
  roleIds: string[]
  /** Whether the first of them may be changed: it does not come with the product. */
  hasOwnRole: boolean
  caller: TestCaller
}

/** What lies in the tenant: its table, and what else must hold. */
const tenantTables: Partial<Record<ObjectTable, readonly [table: string, where?: string]>> = {
  files: ['files'],
  resources: ['files', "kind = 'resource'"],
  folders: ['folders'],
  notices: ['notices', 'system_notice_id is null'],
  publishedNotices: ['notices', "system_notice_id is null and status = 'published'"],
  own_apps: ['tenant_apps'],
  releases: ['personalisation_releases'],
  pages: ['designs', "kind = 'page'"],
  publishedPages: ['designs', "kind = 'page' and status = 'published'"],
  shownPages: ['designs', "kind = 'page' and status = 'published'"],
  shownDesigns: ['designs', "kind = 'page' and status = 'published'"],
  shareLinks: ['share_links'],
  workbenches: ['designs', "kind <> 'page'"],
  deviceAreas: ['device_areas'],
  devices: ['devices'],
  dataPoints: ['data_points'],
  deviceTokens: ['device_tokens'],
  deviceTypes: ['device_types'],
  alarmRules: ['alarm_rules'],
  alarms: ['alarms'],
  tenantComponents: ['tenant_components'],
  businessIdentifiers: ['business_identifiers'],
  businessDeliveries: ['business_deliveries'],
  identityProviders: ['identity_providers'],
  dataEndpoints: ['data_endpoints'],
  invitations: ['invitations'],
}

/** What is the platform's: the operator's staff ask for it. */
const platformTables: Partial<Record<ObjectTable, readonly [table: string, where?: string]>> = {
  customers: ['tenants', "kind <> 'operator'"],
  staffedCustomers: ['tenants', "kind <> 'operator'"],
  applications: ['customer_applications'],
  plans: ['plans'],
  components: ['components'],
  systemNotices: ['system_notices'],
  publishedSystemNotices: ['system_notices', "status = 'published'"],
  /** What every company has of the platform. */
  shownComponents: ['components', "status = 'on_shelf' and visible_to = 'all'"],
}

/** What is one person's own. */
const ownTables: Partial<Record<ObjectTable, readonly [table: string, where?: string]>> = {
  letters: ['letters'],
  calendarEvents: ['calendar_events'],
  todos: ['todos'],
  imports: ['jobs'],
  jobs: ['jobs'],
}

async function firstId(table: string, condition: RawBuilder<unknown>, where = 'true') {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where ${condition} and ${sql.raw(where)}
    order by id limit 1`.execute(engine.platform)
  return rows[0]?.id
}

async function idFor(
  { tenantId, memberId, userId, roleIds }: Seat,
  table: ObjectTable,
  before: number,
): Promise<string | undefined> {
  const known: Partial<Record<ObjectTable, string | undefined>> = {
    tenants: tenantId,
    members: memberId,
    users: userId,
    roles: roleIds[0],
  }
  if (known[table] !== undefined) return known[table]
  if (table === 'departments') {
    // The lowest first: none of them stands above another.
    const { rows } = await sql<{ id: string }>`
      select id from departments where tenant_id = ${tenantId}
      order by depth desc, id offset ${before} limit 1`.execute(engine.platform)
    return rows[0]?.id
  }
  const [inTenant, ofPlatform, own] = [tenantTables[table], platformTables[table], ownTables[table]]
  if (table === 'menus') return firstId('menus', sql`true`)
  if (inTenant) return firstId(inTenant[0], sql`tenant_id = ${tenantId}`, inTenant[1])
  if (ofPlatform) return firstId(ofPlatform[0], sql`true`, ofPlatform[1])
  if (own) {
    return firstId(own[0], sql`tenant_id = ${tenantId} and member_id = ${memberId}`, own[1])
  }
  return undefined
}

const secret = 'the address of who asks holds a secret that was sent to them'
const started = 'made by somebody who starts it, with a file or a plan of theirs'
const personal = "a person's own; nobody has written one"
const links = 'somebody gives a page away; the demo data has no links'

/** The reads that no demo tenant can be asked, and why; whatever the demo data has more takes its line away. */
const unasked: Partial<Record<OperationId, string>> = {
  openLiveStream: 'a stream has no end',
  previewInvitation: secret,
  getApplicationStatus: secret,
  runSharedPageQueries: secret,
  issueShareViewerToken: secret,
  getPlanPush: started,
  listPlanPushCustomers: started,
  listPlanPushItems: started,
  getBulkChange: started,
  listBulkChangePeople: started,
  getTodo: personal,
  listShareLinkViews: links,
  listTodoHistory: personal,
  listShareLinkHistory: links,
}

/** Reads of a signed-in person, and of the operator's staff in their tenant. */
function readsOf(tenantId: string): WhoMay[] {
  const who = ['anyone', 'member', 'signed-in', ...(tenantId === 'operator' ? ['operator'] : [])]
  return readWhoMay().filter((line) => line.effect === 'read' && who.includes(line.who))
}

const needsOf = ({ operation }: WhoMay) => recipes[operation].needs ?? []

/** Asks every read whose objects the tenant has, with what must be named and with all that may be. */
async function askAll(seat: Seat) {
  const wrong: string[] = []
  const asked = new Set<OperationId>()
  for (const line of readsOf(seat.tenantId)) {
    if (line.operation === 'openLiveStream' || needsProof(line.operation)) continue
    if (line.operation === 'previewPermissionMatrix' && !seat.hasOwnRole) continue
    const ids = new Map<string, string>()
    for (const { at, table } of line.objects) {
      const before = line.objects.filter((one) => one.table === table && ids.has(one.at)).length
      const id = await idFor(seat, table, before)
      if (id !== undefined) ids.set(at, id)
    }
    const needs = needsOf(line)
    if (needs.some((at) => !ids.has(at))) continue
    const ways = [needs, [...ids.keys()]]
    for (const named of ways.slice(0, ids.size > needs.length ? 2 : 1)) {
      const parts = partsOf(line.operation, {
        id: (at) => (named.includes(at) ? ids.get(at) : undefined),
        unique: (prefix = 'x') => `${prefix}1`,
      })
      const { method, path, body } = callOf(line.operation, parts, {})
      const answer = await seat.caller.send(method as 'GET', path, {
        tenant: seat.tenantId,
        ...(body === undefined ? {} : { body: String(body) }),
      })
      asked.add(line.operation)
      if (answer.status !== 200) {
        wrong.push(`${line.operation} ${String(answer.status)} ${answer.text.slice(0, 500)}`)
      }
    }
  }
  return { asked, wrong }
}

/** A live member of the tenant with the most permissions, and a session. */
async function seatIn(tenantId: string): Promise<Seat> {
  const { rows } = await sql<{ memberId: string; userId: string; roleIds: string[] }>`
    select m.id as "memberId", m.user_id as "userId",
      array_agg(r.id order by r.grants_all desc, r.id) as "roleIds"
    from memberships m
      join membership_roles mr on mr.tenant_id = m.tenant_id and mr.member_id = m.id
      join roles r on r.tenant_id = mr.tenant_id and r.id = mr.role_id
    where m.tenant_id = ${tenantId} and m.status = 'active'
    group by m.id, m.user_id
    order by bool_or(r.grants_all) desc, m.id limit 1`.execute(engine.platform)
  const [row] = rows
  if (!row) throw new Error(`Nobody is in ${tenantId}`)
  // A role of the tenant's own comes first: one that comes with the product cannot be changed.
  const own = await firstId('roles', sql`tenant_id = ${tenantId}`, 'not builtin')
  const roleIds = [...(own === undefined ? [] : [own]), ...row.roleIds]
  const hasOwnRole = own !== undefined
  return { tenantId, ...row, roleIds, hasOwnRole, caller: await callerOf(row.userId) }
}

async function callerOf(userId: string): Promise<TestCaller> {
  const token = newToken()
  await sql`insert into sessions (id, token_hash, user_id, created_at, seen_at, expires_at)
    values (${newId()}, ${hashToken(token)}, ${userId}, now(), now(), now() + interval '1 day')`.execute(
    engine.platform,
  )
  return new TestCaller(app, built.services, token)
}

describe('every demo tenant', () => {
  it('answers one of its people every read by 200, as the contract says', async () => {
    const { rows } = await sql<{ id: string; status: string }>`
      select id, tenant_status(status, expires_at) as status from tenants order by id`.execute(
      engine.platform,
    )
    expect(rows.length).toBeGreaterThan(12)
    const wrong: string[] = []
    const asked = new Set<OperationId>()
    for (const { id, status } of rows) {
      const seat = await seatIn(id)
      if (status !== 'enabled') {
        const answer = await seat.caller.get('/aba-base/api/dept/dept-trees', { tenant: id })
        expect([id, answer.status]).toEqual([id, 403])
        continue
      }
      const here = await askAll(seat)
      wrong.push(...here.wrong.map((one) => `${id}: ${one}`))
      expect([id, here.asked.size > 70]).toEqual([id, true])
      for (const operation of here.asked) asked.add(operation)
    }
    expect(wrong).toEqual([])
    const left = readsOf('operator').flatMap(({ operation }) =>
      asked.has(operation) ? [] : [operation],
    )
    expect(left.sort()).toEqual(Object.keys(unasked).sort())
  }, 900_000)
})

it('has looks that come next: a draft, and one that is planned', async () => {
  const brandOf = async (loginName: string, tenant: string) => {
    const caller = new TestCaller(app, built.services)
    await caller.signIn(loginName, demoPassword)
    const url = '/spruce/api/v1/personalisation'
    return (await caller.get<Schemas['Personalisation']>(url, { tenant })).body.data
  }
  const [planned, drafted] = [
    await brandOf('admin', 'yunshan'),
    await brandOf('division', 'division'),
  ]
  for (const { published, draft, savedBy } of [planned, drafted]) {
    expect(draft).not.toEqual(published)
    expect(draft.systemIcon).toBe(published.systemIcon)
    expect(savedBy).toEqual(expect.any(String))
  }
  expect(planned.plan).toMatchObject({ value: planned.draft, isDraft: true, note: '三十周年' })
  const inDays = (Date.parse(planned.plan?.publishAt ?? '') - Date.now()) / 86_400_000
  expect(inDays).toBeGreaterThan(28)
  expect(drafted.plan).toBeNull()
})

describe.each([
  ['operator', 'operator'],
  ['yunshan', 'admin'],
  ['division', 'division'],
])('the demo tenant %s', (tenantId, loginName) => {
  it('answers every source of page queries', async () => {
    const caller = new TestCaller(app, built.services)
    await caller.signIn(loginName, demoPassword)
    const inTenant = { tenant: tenantId }
    // Their endpoints stand at addresses that there are not.
    const own = [...pageSources.keys()].filter((id) => id !== 'http')
    const queries = own.map((id) => ({ id, source: id }))
    const url = '/spruce/api/v1/pages'
    const page = { appCode: 'RCAPPN9999', name: 'Sources', document: { queries } }
    const made = await caller.post<{ id: string }>(url, page, inTenant)
    expect(made.status, made.text).toBe(200)
    const { id } = made.body.data
    await caller.post(`${url}/${id}/publish`, { version: 1 }, inTenant)
    const answer = await caller.post<Schemas['PageQueryResult'][]>(
      '/spruce/api/v1/page-queries',
      { document: { kind: 'page', id }, queries: queries.map((query) => ({ id: query.id })) },
      inTenant,
    )
    expect(answer.status, answer.text).toBe(200)
    expect(answer.body.data.filter(({ outcome }) => outcome === 'failed')).toEqual([])
    const filled = answer.body.data
      .filter(({ frame }) => (frame?.columns[0]?.values.length ?? 0) > 0)
      .map((one) => one.id)
    expect(filled).toEqual(expect.arrayContaining(['members-by-department', 'sign-ins', 'visits']))
  })

  it('has pictures that open, and saves and publishes its look unchanged', async () => {
    const caller = new TestCaller(app, built.services)
    await caller.signIn(loginName, demoPassword)
    const url = '/spruce/api/v1/personalisation'
    const look = await caller.get<{
      version: number
      published: { browserIcon: string; systemIcon: string; loginPage: string }
    }>(url, { tenant: tenantId })
    const { published, version } = look.body.data
    for (const address of [published.browserIcon, published.systemIcon, published.loginPage]) {
      const picture = await caller.get(address)
      expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/svg+xml'])
      expect(picture.text).toContain('<path')
    }
    const saved = await caller.send<{ version: number }>('PUT', `${url}/draft`, {
      tenant: tenantId,
      body: { version, value: published },
    })
    expect(saved.status, saved.text).toBe(200)
    const release = await caller.post(
      `${url}/publish`,
      { version: saved.body.data.version },
      { tenant: tenantId },
    )
    expect(release.status, release.text).toBe(200)
  })
})

it('gives pictures once', async () => {
  const releases = () =>
    engine.platform
      .selectFrom('personalisation_releases')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  const before = await releases()
  await publishBrands(built.services)
  expect(await releases()).toEqual(before)
})

it('begins at the home page of a tenant that has one', async () => {
  const homeOf = async (loginName: string, tenant: string) => {
    const caller = new TestCaller(app, built.services)
    await caller.signIn(loginName, demoPassword)
    const url = '/spruce/api/v1/system-data'
    const { data } = (await caller.get<Schemas['SystemData']>(url, { tenant })).body
    return [data.tenantInfo.homepageEnabled, data.tenantInfo.homepageUrl]
  }
  expect(await homeOf('division', 'division')).toEqual([true, '/dashboard'])
  expect(await homeOf('admin', 'yunshan')).toEqual([false, null])
})

interface DemoQuery {
  source: string
  isLive?: boolean
}

it('publishes workbenches once, with live figures of devices', async () => {
  const read = () =>
    engine.platform
      .selectFrom('designs as d')
      .innerJoin('design_revisions as v', (join) =>
        join
          .onRef('v.tenant_id', '=', 'd.tenant_id')
          .onRef('v.design_id', '=', 'd.id')
          .onRef('v.number', '=', 'd.published_revision'),
      )
      .where('d.kind', '!=', 'page')
      .where('d.status', '=', 'published')
      .select(['d.tenant_id as tenantId', 'd.kind', 'v.document'])
      .orderBy('d.id')
      .execute()
  const before = await read()
  const kinds = (tenant: string) =>
    before.filter(({ tenantId }) => tenantId === tenant).map(({ kind }) => kind)
  expect(kinds('yunshan').toSorted()).toEqual(['business', 'business', 'global'])
  expect(kinds('division').toSorted()).toEqual(['business', 'business', 'global'])
  expect(kinds('operator')).toEqual(['global'])
  const queries = before.flatMap(
    ({ document }) => (JSON.parse(document) as { queries: DemoQuery[] }).queries,
  )
  const ofDevices = queries.filter(({ source }) =>
    /^(latest-values|devices-by-|alarm)/u.test(source),
  )
  expect(ofDevices).not.toHaveLength(0)
  expect(ofDevices.filter(({ isLive }) => isLive !== true)).toEqual([])
  await publishWorkbenches(built.services)
  expect(await read()).toEqual(before)
})

it('publishes the pages of a delivered application once, in its menus', async () => {
  const read = async () => {
    const { rows } = await sql<{ name: string; path: string }>`
      select d.name, m.path from designs d
        join tenant_menus m on m.tenant_id = d.tenant_id and m.app_code = d.app_code
          and position(d.id in m.path) > 0
      where d.tenant_id = 'yunshan' and d.kind = 'page' and d.app_code = 'RCAPPN0001'
        and d.status = 'published' order by m.sort`.execute(engine.platform)
    return rows
  }
  const before = await read()
  expect(before.map(({ name }) => name)).toEqual(['生产总览', '设备状态'])
  await publishDeliveredPages(built.services)
  expect(await read()).toEqual(before)
})

interface DemoNode {
  id: string
  type: string
  parent: string | null
  props: { repeat?: string; url?: string; query?: string; places?: { name: string }[] }
}

it('shows a workshop from above, and each of its presses', async () => {
  const { rows } = await sql<{ id: string; document: string }>`
    select d.id, v.document from designs d
      join design_revisions v on v.tenant_id = d.tenant_id and v.design_id = d.id
        and v.number = d.published_revision
    where d.tenant_id = 'yunshan' and d.name = '设备状态'`.execute(engine.platform)
  const [{ id, document } = { id: '', document: '{}' }] = rows
  const { nodes, variables } = JSON.parse(document) as {
    nodes: Record<string, DemoNode>
    variables: { name: string; options?: { value: string; label: string }[]; default?: string }[]
  }
  const all = Object.values(nodes)
  const section = all.find(({ props }) => props.repeat !== undefined)
  const press = variables.find(({ name }) => name === section?.props.repeat)
  expect(press?.default).toBeUndefined()
  expect(press?.options).toHaveLength(4)
  expect(all.filter(({ parent }) => parent === section?.id)).toHaveLength(3)

  const caller = new TestCaller(app, built.services)
  await caller.signIn('admin', demoPassword)
  const map = all.find(({ type }) => type === 'spruce.picture-map')
  const picture = await caller.get(map?.props.url ?? '')
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/svg+xml'])
  const queries = [
    { id: map?.props.query ?? '' },
    ...(press?.options ?? []).map(({ value }) => ({ id: 'press', variables: { press: value } })),
  ]
  const answer = await caller.post<Schemas['PageQueryResult'][]>(
    '/spruce/api/v1/page-queries',
    { document: { kind: 'page', id }, queries },
    { tenant: 'yunshan' },
  )
  const frames = answer.body.data.map(({ frame }) => frame?.columns ?? [])
  const [inShop, ...histories] = frames
  const names = inShop?.find(({ name }) => name === 'device')?.values
  expect(names).toEqual(press?.options?.map(({ label }) => label))
  expect(map?.props.places?.map(({ name }) => name)).toEqual(names)
  for (const columns of histories) {
    expect(columns.map(({ name }) => name)).toEqual(['at', 'pressure', 'temperature'])
    expect(columns[0]?.values.length).toBeGreaterThan(24)
  }
})

/** Somebody of each tenant for each set of roles that its people have. */
async function oneOfEach(): Promise<{ tenantId: string; userId: string; roles: string }[]> {
  const { rows } = await sql<{ tenantId: string; userId: string; roles: string }>`
    select distinct on (m.tenant_id, held.roles) m.tenant_id as "tenantId",
      m.user_id as "userId", held.roles
    from memberships m
      join tenants t on t.id = m.tenant_id
      cross join lateral (
        select string_agg(r.code, '+' order by r.code) as roles
        from membership_roles mr
          join roles r on r.tenant_id = mr.tenant_id and r.id = mr.role_id
        where mr.tenant_id = m.tenant_id and mr.member_id = m.id) held
    where m.status = 'active' and tenant_status(t.status, t.expires_at) = 'enabled'
    order by m.tenant_id, held.roles, m.id`.execute(engine.platform)
  return rows
}

const appCodes = [
  ...['test-home', 'spruce-web-enterprise-console', 'spruce-web-operation-management', 'MT0001'],
  ...['self-service', 'oa', 'energy', 'RCAPPN0001', 'constructor'],
]

/** In which tenants, for somebody with which roles, what every read of applications answers. */
const expectedApps = readFileSync(new URL('../testing/demoApps.txt', import.meta.url), 'utf8')

describe('the applications of everybody', () => {
  it('are the same in every read that asks for them', async () => {
    // One shows to a role alone, and one customer has an application less than its plan.
    await sql`insert into tenant_app_roles (tenant_id, app_id, role_id)
      select 'yunshan', 'yunshan-app-self-service', id from roles
      where tenant_id = 'yunshan' and code = 'finance'`.execute(engine.platform)
    await sql`insert into customer_overrides (tenant_id, revoked_apps)
      values ('lvzhou', '{spruce-web-enterprise-console}')`.execute(engine.platform)
    const lines = new Map<string, string[]>()
    for (const { tenantId, userId, roles } of await oneOfEach()) {
      const started = new Date()
      const reads = await readApps({
        caller: await callerOf(userId),
        tenant: tenantId,
        codes: appCodes,
        visited: async () => {
          const { rows } = await sql<{ code: string }>`
            select app_code as code from app_visits where tenant_id = ${tenantId}
              and user_id = ${userId} and last_at >= ${started} order by app_code`.execute(
            engine.platform,
          )
          return rows.map(({ code }) => code)
        },
      })
      const line = `${roles}: ${readsText(reads)}`
      lines.set(line, [...(lines.get(line) ?? []), tenantId])
    }
    const found = [...lines].map(([line, tenants]) => `${tenants.join(' ')} / ${line}`).sort()
    expect(found.join('\n')).toBe(expectedApps.trim())
  }, 900_000)
})
