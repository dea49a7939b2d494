import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/startTestServer.js'
import type { TestCaller } from '../../testing/TestCaller.js'
import type { Person } from '../../testing/World.js'

type Result = Schemas['MockLoginResult']

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({}, { own: true })
})
afterAll(() => server.close())

const systemData = '/spruce/api/v1/system-data'
const codes = ['role:list', 'role:assign', 'department:list', 'user:list'] as const

async function member(permissions: readonly string[] | 'all' = codes) {
  return server.person({ memberOf: [{ tenant: 'a', permissions }] })
}

const roleOf = (person: Person) => person.memberOf.a?.roleId ?? ''
const homeOf = (person: Person) => person.memberOf.a?.departmentId ?? ''

/** The calls of a browser in the view that it has begun. */
async function begin(caller: TestCaller, roleId: string, body: object = {}) {
  const begun = await caller.send<Result>('POST', `/spruce/api/v1/roles/${roleId}/view`, { body })
  const cookie = /^token_m_\d=[^;]+/.exec(begun.cookies['token_m_1'] ?? '')?.[0] ?? ''
  const call = <T>(method: 'GET' | 'POST', url: string) =>
    caller.send<T>(method, url, {
      ...(method === 'POST' && { body: {} }),
      headers: { cookie: `token=${caller.token ?? ''}; ${cookie}`, 'x-session': 'm1' },
    })
  return { begun, call }
}

const refusal = (answer: { status: number; body: { code: number | string } }) => [
  answer.status,
  answer.body.code,
]

describe('a view as a role', () => {
  it('opens a session beside the own one, for half an hour', async () => {
    const { caller, person } = await member('all')
    const clerk = (await member(['user:list'])).person
    const { begun, call } = await begin(caller, roleOf(clerk), { departmentId: homeOf(clerk) })
    expect(begun.cookies['token_m_1']).toContain('Max-Age=1800; Path=/; HttpOnly; SameSite=Lax')
    expect(begun.cookies['token']).toBeUndefined()
    const seen = await call<Schemas['SystemData']>('GET', systemData)
    expect(seen.body.data).toMatchObject({ isAdmin: false, permissions: ['user:list'] })
    expect(seen.body.data.mockLogin).toEqual(begun.body.data.mockLogin)
    expect(seen.body.data.mockLogin).toMatchObject({
      actingLoginName: person.loginName,
      roleView: { roleId: roleOf(clerk), departmentId: homeOf(clerk) },
    })
    const own = await caller.get<Schemas['SystemData']>(systemData)
    expect(own.body.data).toMatchObject({ isAdmin: true, mockLogin: null })
    server.advance(30 * 60_000 + 1)
    expect((await call('GET', systemData)).status).toBe(401)
  })

  it('leaves nobody in the tenant', async () => {
    const { caller } = await member('all')
    const count = async () => (await caller.get('/spruce/api/v1/members?size=1')).headers
    const before = (await count())['x-total-count']
    const { call } = await begin(caller, roleOf((await member()).person))
    const after = String(Number(before) + 1) // the one whose role it is
    expect((await call('GET', '/spruce/api/v1/members')).status).toBe(200)
    expect((await count())['x-total-count']).toBe(after)
  })

  it('says who began and ended it in the log of the tenant', async () => {
    const { caller, person } = await member('all')
    const roleId = roleOf((await member()).person)
    const { call } = await begin(caller, roleId)
    expect((await call('POST', '/auth/logout')).status).toBe(200)
    expect((await call('GET', systemData)).status).toBe(401)
    expect((await caller.get(systemData)).status).toBe(200)
    const rows = await server.world.sql`select operation, object_table, object_id, tenant_id
      from audit_log where user_id = ${person.userId} order by created_at, id`
    const about = { object_table: 'roles', object_id: roleId, tenant_id: server.world.tenants.a }
    expect(rows).toEqual([
      { operation: 'startRoleView', ...about },
      { operation: 'logout', ...about },
    ])
  })

  it('is no session in the list of the own devices, and ends with the others', async () => {
    const { caller, person } = await member('all')
    const { call } = await begin(caller, roleOf((await member()).person))
    const list = await caller.get<{ id: string }[]>('/spruce/api/v1/sessions')
    expect(list.body.data.map(({ id }) => id)).toEqual([person.sessionId])
    expect((await call('GET', systemData)).status).toBe(200)
  })

  it.each<[string, (parts: { caller: TestCaller; person: Person; roleId: string }) => unknown]>([
    ['the caller signs out', ({ caller }) => caller.post('/auth/logout', {})],
    [
      'the role is switched off',
      ({ roleId }) => server.world.sql`update roles set enabled = false where id = ${roleId}`,
    ],
    [
      'the role is removed',
      ({ roleId }) => server.world.sql`delete from roles where id = ${roleId}`,
    ],
    [
      'the role gets what the caller does not have',
      ({ roleId }) => server.world.sql`insert into role_permissions (tenant_id, role_id, perm_code)
        values (${server.world.tenants.a}, ${roleId}, 'plan:list')`,
    ],
    [
      'the caller may no longer give roles',
      ({ person }) => server.world.sql`delete from role_permissions
        where role_id = ${roleOf(person)} and perm_code = 'role:assign'`,
    ],
    [
      'the caller leaves the tenant',
      ({ person }) => server.world.sql`update memberships set status = 'disabled'
        where user_id = ${person.userId}`,
    ],
  ])('ends when %s', async (_, change) => {
    const { caller, person } = await member()
    const roleId = roleOf((await member(['user:list'])).person)
    const { call } = await begin(caller, roleId)
    expect((await call('GET', systemData)).status).toBe(200)
    await change({ caller, person, roleId })
    expect((await call('GET', systemData)).status).toBe(401)
  })

  it('is for those who may give the role, and see whom it shows', async () => {
    const roleId = roleOf((await member(['user:list', 'log:list'])).person)
    const without = (await member(['role:list', 'role:edit', 'user:list', 'log:list'])).caller
    expect((await begin(without, roleId)).begun.status).toBe(403)
    const less = await member()
    expect((await begin(less.caller, roleId)).begun.status).toBe(403)
    const administrators = roleOf((await member('all')).person)
    expect((await begin(less.caller, administrators)).begun.status).toBe(403)
    const narrow = await member([...codes, 'log:list'])
    expect((await begin(narrow.caller, roleId)).begun.status).toBe(200)
    await server.world.sql`update roles set data_scope = 'self' where id = ${roleOf(narrow.person)}`
    expect((await begin(narrow.caller, roleId)).begun.status).toBe(403)
  })

  it('looks from a department of others only for who may put people there', async () => {
    const clerk = (await member(['user:list'])).person
    const [roleId, departmentId] = [roleOf(clerk), homeOf(clerk)]
    const { caller, person } = await member()
    expect((await begin(caller, roleId, { departmentId })).begun.status).toBe(403)
    const own = await begin(caller, roleId, { departmentId: homeOf(person) })
    expect(own.begun.status).toBe(200)
    const editor = (await member([...codes, 'user:edit'])).caller
    expect((await begin(editor, roleId, { departmentId })).begun.status).toBe(200)
  })

  it('does not begin for a role that is off, in another view, or in another tenant', async () => {
    const { caller } = await member('all')
    const roleId = roleOf((await member()).person)
    const { call } = await begin(caller, roleId)
    const again = await call('POST', `/spruce/api/v1/roles/${roleId}/view`)
    expect(refusal(again)).toEqual([403, 'ROLE_VIEW'])
    await server.world.sql`update roles set enabled = false where id = ${roleId}`
    expect(refusal((await begin(caller, roleId)).begun)).toEqual([422, 'ROLE_DISABLED'])
    const foreign = await server.person({ memberOf: [{ tenant: 'b', permissions: [] }] })
    const other = foreign.person.memberOf.b?.roleId ?? ''
    expect((await begin(caller, other)).begun.status).toBe(404)
  })

  it('explains to itself what the role gives', async () => {
    const { caller } = await member('all')
    const { call } = await begin(caller, roleOf((await member(['user:list'])).person))
    const why = await call<Schemas['PermissionExplanation']>(
      'GET',
      '/spruce/api/v1/my-permissions/explain?permCode=role:edit',
    )
    expect(why.body.data).toMatchObject({ allowed: false, reason: 'NO_ROLE_GRANTS' })
  })
})
