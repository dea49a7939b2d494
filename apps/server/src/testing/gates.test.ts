import { openApiDocument, operationTable } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OwnerSession } from '../db/engine.js'
import { bindOperations, foundDefinitions } from '../http/operationRegistry.js'
import { infrastructurePaths } from '../http/infrastructureRoutes.js'
import { startTestServer, type TestServer } from './startTestServer.js'

/** Routes that are no operation of the contract, and why. */
const routesOutside: Record<string, string> = {
  '/healthz': 'a life sign for supervisors; says nothing else',
  '/readyz': 'readiness for load balancers; says nothing else',
  '/metrics': 'counters for Prometheus, for this machine or with a token of its own',
  '/openapi.json': 'the contract itself',
  '/docs': 'the reference of the contract',
  '/docs/:file': 'its files, a fixed list',
  '/_outbox': 'evaluation mode only: letters and codes for people who try the product out',
  '/_outbox.json': 'the same for tests',
  '/files/signed/:token': 'bytes for browsers, by an address signed for 60 seconds',
  '/files/archive': 'the same for many at once, as one ZIP file',
  '/files/public/:name': 'public pictures of brands, by an unguessable name',
  '/*': 'the built portal: public files and the first HTML, which holds data of no person',
}

/** Tables of the whole platform, and why no tenant owns their rows. */
const platformTables: Record<string, string> = {
  tenants: 'the tenants themselves; a tenant sees its own row',
  customer_applications: 'of people who have no tenant yet',
  system_notices: 'the operator’s; each tenant it is for has a notice of its own',
  plans: 'the operator’s offers; a tenant sees its own',
  plan_templates: 'theirs: what a push gives customers',
  users: 'one account for the whole platform; tenants see memberships',
  sessions:
    'of accounts, which may be in several tenants; its tenant_id is the one a mock login opens',
  captchas: 'before anybody has signed in',
  identities: 'of accounts: a real name is the person’s, not a tenant’s',
  wechat_accounts: 'of accounts: by which of WeChat a person signs in',
  sign_in_states: 'before anybody has signed in',
  sign_in_tickets: 'before anybody has signed in',
  verification_codes: 'of accounts, and before anybody has signed in',
  rate_limits: 'before anybody has signed in',
  dev_outbox: 'the developer outbox of evaluation mode',
  preferences: 'of accounts, the same in every tenant',
  apps: 'from the manifests, the same for every tenant',
  menus: 'from the manifests, the same for every tenant',
  job_runs: 'when work that comes round is due; the platform’s own',
  permissions: 'the registry, the same for every tenant',
  components: 'the operator’s, for the designers of tenants',
  component_releases: 'theirs',
  product_widgets: 'which widgets of the product have been among them',
}

/** What a tenant's role may do on tables of the platform. Everything else is refused. */
const openToTenants = [
  'apps everyone SELECT',
  'components visible SELECT', // on the shelf for the tenant
  'menus everyone SELECT',
  'permissions everyone SELECT',
  'plans own SELECT', // its own plan
  'tenants own_file UPDATE', // columns of its look and file, of its own row
  'tenants tenant SELECT', // its own row
  'users newcomer INSERT', // an account can be made, never read
]

/** What every member may write: only the member's own things. */
const writesOfOnesOwn = [
  'authorizeOauth', // what a client asks of oneself
  'confirmOauth', // one’s own yes or no to it
  'generateSsoLink', // one’s own way into an application that one sees
  'uploadFile', // a photo, a picture, an attachment; nothing shows it yet
  'cancelJob', // work of one's own
  'readLetter',
  'readAllLetters',
  'readNotice', // a receipt of one's own
  'addCurUserInfo',
  'saveFavorites',
  'recordAppVisit',
  'saveMyViews',
  'saveMyWorkbench',
  'resetMyWorkbench',
  'addCalendarEvent',
  'editCalendarEvent',
  'removeCalendarEvent',
  'addTodo',
  'editTodo',
  'removeTodo',
  'restoreOwnRecycled', // one's own events and to-dos
  'purgeOwnRecycled',
]

/** Unique indexes of tenant tables that tenant_id does not lead, and why. None so far. */
const uniqueAcrossTenants: Record<string, string> = {
  sessions_pkey: 'sessions belong to accounts',
  sessions_token_hash_key: 'sessions belong to accounts',
}

describe('S-03: the contract', () => {
  const operations = Object.entries(openApiDocument.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method,
      path,
      operation: operation as Record<string, unknown>,
    })),
  )

  it('has x-authz and x-spruce-origin on every operation, and security where a session counts', () => {
    expect(operations.length).toBe(operationTable.length)
    for (const { method, path, operation } of operations) {
      const entry = operationTable.find((one) => one.operationId === operation['operationId'])
      expect(entry, `${method} ${path}`).toMatchObject({ method: method.toUpperCase(), path })
      expect(operation['x-spruce-origin'], path).toMatch(/^(specification|extension)$/)
      expect(operation['x-authz'], path).toMatchObject({
        auth: expect.stringMatching(/^(public|session|first-login|recent)$/) as string,
        scope: expect.stringMatching(/^(self|tenant|platform)$/) as string,
        effect: expect.stringMatching(/^(read|write)$/) as string,
      })
      // Absent, the document's own security holds: cookie or bearer.
      expect(operation['security'], path).toEqual(entry?.authz.auth === 'public' ? [] : undefined)
    }
  })

  it('asks for a permission wherever an operation writes to a tenant, but for what is one’s own', () => {
    const open = operationTable
      .filter(({ authz }) => authz.scope === 'tenant' && authz.effect === 'write')
      .filter(({ authz }) => authz.perm.length === 0)
    const found = open.map(({ operationId }): string => operationId)
    expect(found.sort()).toEqual([...writesOfOnesOwn].sort())
  })

  it('asks for no recent sign-in yet: the server would take any session for one', () => {
    expect(operationTable.filter(({ authz }) => authz.auth === 'recent')).toEqual([])
  })

  it('lets no writing operation through without the header that pages of others cannot send', () => {
    const { security: everywhere } = openApiDocument as unknown as { security: readonly object[] }
    for (const { path, operation } of operations) {
      const authz = operation['x-authz'] as { auth: string }
      const schemes = (operation['security'] ?? everywhere) as readonly object[]
      const asksForApp = schemes.length > 0 && schemes.every((one) => 'callingApp' in one)
      expect(asksForApp, path).toBe(authz.auth !== 'public')
    }
  })

  it('has one handler for every operation; a missing, surplus or wrong one stops the start', () => {
    const definitions = foundDefinitions()
    expect(bindOperations(definitions)).toHaveLength(operationTable.length)
    expect(() => bindOperations(definitions.slice(1))).toThrow(/has no handler/)
    expect(() => bindOperations([...definitions, definitions[0] as never])).toThrow(/two handlers/)
    expect(() => bindOperations(definitions, operationTable.slice(1))).toThrow(
      /not in the contract/,
    )
    const [first, ...rest] = operationTable
    const broken = { ...first, authz: { ...first?.authz, objects: [{ table: 'ghosts' }] } }
    expect(() => bindOperations(definitions, [broken as never, ...rest])).toThrow(/unknown table/)
  })
})

describe('S-03: routes', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())

  it('are those of the contract, and a few with reasons', () => {
    const contract = operationTable.map(({ path }) => path.replaceAll(/\{(\w+)\}/g, ':$1'))
    const surplus = server.routes.filter(
      (url) => !contract.includes(url) && !(url in routesOutside),
    )
    expect(surplus).toEqual([])
    expect(contract.filter((url) => !server.routes.includes(url))).toEqual([])
    expect([...infrastructurePaths].filter((url) => !(url in routesOutside))).toEqual([])
  })

  it('under other methods or names are 405 and 404', async () => {
    const { app } = server
    for (const { method, path } of operationTable) {
      const other = method === 'DELETE' ? 'PATCH' : 'DELETE'
      const url = path.replaceAll(/\{\w+\}/g, 'x')
      const reply = await app.inject({ method: other, url })
      expect([url, reply.statusCode, reply.json<{ code: number }>().code]).toEqual([url, 405, 405])
      const below = await app.inject({ method, url: `${url}/x/y` })
      expect([url, below.statusCode]).toEqual([url, 404])
    }
  })
})

describe('S-03: production', () => {
  it('has no developer outbox', async () => {
    const key = Buffer.alloc(32, 7).toString('base64')
    const server = await startTestServer({
      SPRUCE_MODE: 'production',
      SPRUCE_PUBLIC_URL: 'https://portal.test',
      SPRUCE_CIPHER_KEY: key,
      SPRUCE_SECRET: key,
      SPRUCE_ALLOW_EMBEDDED: '1',
    })
    expect(server.routes.filter((url) => url.startsWith('/_'))).toEqual([])
    for (const url of ['/_outbox', '/_outbox.json']) {
      expect((await server.app.inject({ url })).statusCode).toBe(404)
    }
    await server.close()
  })
})

describe('S-03: tables', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())

  const query = <Row>(sql: string) =>
    server.engine.asOwner((owner: OwnerSession) => owner.query<Row>(sql))

  /** Tables with what guards them. */
  const tables = async () => {
    const found = await query<{
      name: string
      tenant: boolean
      not_null: boolean
      enabled: boolean
      forced: boolean
    }>(`
      select c.relname as name, a.attname is not null as tenant,
        coalesce(a.attnotnull, false) as not_null,
        c.relrowsecurity as enabled, c.relforcerowsecurity as forced
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
      left join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
      where c.relkind in ('r', 'p') and c.relname <> 'schema_migrations' order by 1`)
    return found.map((table) => ({
      ...table,
      tenant: table.tenant && !(table.name in platformTables),
    }))
  }

  it('belong to tenants, or to the platform with a reason', async () => {
    const found = await tables()
    const stray = found.filter(({ name, tenant }) => !tenant && !(name in platformTables))
    expect(stray).toEqual([])
    expect(
      Object.keys(platformTables).filter((one) => !found.some(({ name }) => name === one)),
    ).toEqual([])
    expect(found.filter(({ tenant }) => tenant).length).toBeGreaterThanOrEqual(11)
    for (const table of found) {
      expect(table).toMatchObject({ enabled: true, forced: true, not_null: table.tenant })
    }
  })

  it('have exactly the policies that the rules name', async () => {
    const policies = await query<{
      table: string
      name: string
      command: string
      role: string
      using: string | null
      check: string | null
    }>(`
      select tablename as table, policyname as name, cmd as command, roles::text as role,
        qual as using, with_check as check
      from pg_policies where schemaname = 'public'`)
    for (const { name, tenant } of await tables()) {
      const own = policies.filter(({ table }) => table === name)
      expect(own, name).toContainEqual({
        table: name,
        name: 'platform',
        command: 'ALL',
        role: '{spruce_platform}',
        using: 'true',
        check: 'true',
      })
      if (!tenant) continue
      expect(own, name).toHaveLength(2)
      const guard = own.find((policy) => policy.name === 'tenant')
      expect(guard, name).toMatchObject({ command: 'ALL', role: '{spruce_app}' })
      expect(guard?.using, name).toBe('(tenant_id = current_tenant())')
      expect(guard?.check, name).toBe('(tenant_id = current_tenant())')
    }
    const open = policies
      .filter(({ table, role }) => table in platformTables && role !== '{spruce_platform}')
      .map(({ table, name, command }) => `${table} ${name} ${command}`)
    expect(open.sort()).toEqual(openToTenants)
  })

  it('have tenant_id first in every unique index and every foreign key between tenant tables', async () => {
    const unique = await query<{ name: string; first: string }>(`
      select i.relname as name, a.attname as first
      from pg_index x join pg_class i on i.oid = x.indexrelid
      join pg_class c on c.oid = x.indrelid
      join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
      join pg_attribute owned on owned.attrelid = c.oid and owned.attname = 'tenant_id'
      join pg_attribute a on a.attrelid = c.oid and a.attnum = x.indkey[0]
      where x.indisunique order by 1`)
    expect(unique.length).toBeGreaterThan(11)
    const wrong = unique.filter(
      ({ name, first }) => first !== 'tenant_id' && !(name in uniqueAcrossTenants),
    )
    expect(wrong).toEqual([])
    const keys = await query<{ name: string; from: string; to: string }>(`
      select k.conname as name, f.attname as from, t.attname as to
      from pg_constraint k
      join pg_attribute owned on owned.attrelid = k.conrelid and owned.attname = 'tenant_id'
      join pg_attribute target on target.attrelid = k.confrelid and target.attname = 'tenant_id'
      join pg_attribute f on f.attrelid = k.conrelid and f.attnum = k.conkey[1]
      join pg_attribute t on t.attrelid = k.confrelid and t.attnum = k.confkey[1]
      where k.contype = 'f' order by 1`)
    expect(keys.length).toBeGreaterThan(5)
    expect(keys.filter(({ from, to }) => from !== 'tenant_id' || to !== 'tenant_id')).toEqual([])
  })

  it('give the roles of the service nothing beyond that', async () => {
    const roles = await query<Record<string, unknown>>(`
      select rolname, rolsuper, rolbypassrls, rolcanlogin, rolcreaterole, rolcreatedb, rolinherit
      from pg_roles where rolname in ('spruce_app', 'spruce_platform') order by 1`)
    expect(roles.map((role) => Object.entries(role).filter(([, value]) => value === true))).toEqual(
      [[], []],
    )
    const surplus = await query<{ grant: string }>(`
      select grantee || ' ' || privilege_type || ' ' || table_name as grant
      from information_schema.role_table_grants
      where table_schema = 'public' and (
        grantee = 'PUBLIC'
        or table_name = 'schema_migrations' and grantee in ('spruce_app', 'spruce_platform')
        or grantee in ('spruce_app', 'spruce_platform')
          and privilege_type not in ('SELECT', 'INSERT', 'UPDATE', 'DELETE'))`)
    expect(surplus).toEqual([])
    const owned = await query(`
      select c.relname from pg_class c join pg_roles r on r.oid = c.relowner
      where r.rolname in ('spruce_app', 'spruce_platform')`)
    expect(owned).toEqual([])
  })

  it('are seen through no view or function that works with its owner’s rights', async () => {
    const views = await query<{ name: string }>(`
      select c.relname as name from pg_class c
      join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
      where c.relkind = 'm' or c.relkind = 'v'
        and not coalesce(c.reloptions @> array['security_invoker=true'], false)`)
    expect(views).toEqual([])
    const functions = await query<{ name: string }>(`
      select p.proname as name from pg_proc p
      join pg_namespace n on n.oid = p.pronamespace and n.nspname = 'public' where p.prosecdef`)
    expect(functions).toEqual([])
  })
})
