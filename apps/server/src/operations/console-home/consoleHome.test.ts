import type { PermissionCode, Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countStatements } from '../../testing/countStatements.js'
import { startTestServer, type TestServer } from '../../testing/startTestServer.js'

type Home = Schemas['ConsoleHome']

const statements = countStatements()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({}, { own: true, wrapEngine: statements.wrapEngine })
  const { world } = server
  for (const table of ['departments', 'roles', 'notices', 'identityProviders'] as const) {
    await world.object(table, 'a')
  }
  await world.invite('a')
  await world.sql`update notices set status = 'scheduled', publish_at = now() + interval '1 day'
    where tenant_id = ${world.tenants.a}`
  await world.sql`update identity_providers set enabled = false
    where tenant_id = ${world.tenants.a}`
})
afterAll(() => server.close())

const since = '2026-11-20T00:00:00Z'

const homeOf = async (permissions: PermissionCode[] | 'all') => {
  const { caller } = await server.person({ memberOf: [{ tenant: 'a', permissions }] })
  const path = `/spruce/api/v1/console-home?since=${since}`
  const reply = await caller.get<Home>(path)
  expect(reply.status).toBe(200)
  return { home: reply.body.data, ask: () => caller.get<Home>(path) }
}

describe('the home of the enterprise console', () => {
  it.each<[PermissionCode, { waiting?: string[]; figures?: string[]; company?: true }]>([
    ['user:list', { waiting: ['invitedMembers', 'openInvitations'], figures: ['members'] }],
    ['department:list', { figures: ['departments'] }],
    ['role:list', { figures: ['roles'] }],
    ['notice:list', { waiting: ['scheduledNotices'] }],
    ['identityprovider:list', { waiting: ['disabledProviders', 'failingProviders'] }],
    ['app:list', { waiting: ['failingApps'] }],
    ['recycle:list', { waiting: ['endingRemovals'] }],
    ['log:list', { figures: ['failedSignIns', 'onlineNow', 'signIns'] }],
    ['enterprise:list', { company: true }],
    ['page:list', {}],
  ])('answers whoever holds %s that alone', async (code, expected) => {
    const { home } = await homeOf([code])
    expect(Object.keys(home.waiting).sort()).toEqual(expected.waiting ?? [])
    expect(Object.keys(home.figures).sort()).toEqual(expected.figures ?? [])
    expect(home.company !== undefined).toBe(expected.company ?? false)
  })

  it('counts what there is', async () => {
    const { home } = await homeOf('all')
    expect(home.waiting).toMatchObject({
      openInvitations: 1,
      scheduledNotices: 1,
      disabledProviders: 1,
      endingRemovals: 0,
    })
    expect(home.figures.departments).toBeGreaterThan(0)
    expect(home.figures.roles).toBeGreaterThan(0)
    expect(home.company).toMatchObject({ renewalAskedAt: null, maxMembers: null })
  })

  it('counts what its last check found down, while it is on', async () => {
    const { world } = server
    const provider = await world.object('identityProviders', 'b')
    const app = await world.object('own_apps', 'b')
    const found = async (state: 'up' | 'down', isOn = true) => {
      await world.sql`update identity_providers set check_state = ${state}, checked_at = now(),
        enabled = ${isOn} where id = ${provider}`
      await world.sql`update tenant_apps set check_state = ${state}, checked_at = now(),
        check_since = now(), enable = ${isOn ? 1 : 0} where id = ${app}`
      const { caller } = await server.person({
        memberOf: [{ tenant: 'b', permissions: ['identityprovider:list', 'app:list'] }],
      })
      const { body } = await caller.get<Home>(`/spruce/api/v1/console-home?since=${since}`)
      const { failingProviders, failingApps } = body.data.waiting
      return [failingProviders, failingApps]
    }
    expect(await found('up')).toEqual([0, 0])
    expect(await found('down')).toEqual([1, 1])
    expect(await found('down', false)).toEqual([0, 0])
  })

  it('counts the people whom the caller may see, like their list', async () => {
    const { world } = server
    const person = await server.person({
      memberOf: [{ tenant: 'a', permissions: ['user:list'] }],
    })
    await world.sql`update roles set data_scope = 'self' where (tenant_id, id) in (
      select tenant_id, role_id from membership_roles
      where member_id = ${person.person.memberOf.a?.memberId ?? ''})`
    const path = `/spruce/api/v1/console-home?since=${since}`
    const { body } = await person.caller.get<Home>(path)
    expect(body.data.figures.members).toBe(1)
  })

  it('counts what was removed and is soon forgotten, the own things of others left out', async () => {
    const { world } = server
    const [row] = await world.sql<{ id: string }>`select id from memberships
      where tenant_id = ${world.tenants.a} limit 1`
    const put = (id: string, days: number, owner: string | null) =>
      world.sql`insert into recycle_bin
        (tenant_id, id, kind, object_id, name, snapshot, removed_by, removed_at, owner_id)
        values (${world.tenants.a}, ${id}, ${owner === null ? 'roles' : 'todos'}, ${id}, 'x', '{}', ${row?.id ?? ''},
          now() - ${`${String(days)} days`}::interval, ${owner})`
    await put('r1', 1, null)
    await put('r2', 25, null)
    await put('r3', 31, null)
    await put('r4', 25, row?.id ?? null)
    expect((await homeOf(['recycle:list'])).home.waiting).toEqual({ endingRemovals: 1 })
  })

  it('counts today’s sign-ins from the given moment, and no more than two days', async () => {
    const { world } = server
    await world.sql`delete from login_log where tenant_id = ${world.tenants.a}`
    const add = (id: string, success: boolean, hours: number) =>
      world.sql`insert into login_log
        (tenant_id, id, login_name, login_key, success, via, created_at)
        values (${world.tenants.a}, ${id}, 'x', 'x', ${success}, 'password',
          now() - ${`${String(hours)} hours`}::interval)`
    await add('l1', true, 1)
    await add('l2', false, 2)
    await add('l3', true, 80)
    const { home } = await homeOf(['log:list'])
    expect(home.figures).toMatchObject({ signIns: 1, failedSignIns: 1 })
  })

  it('asks a few statements, however much there is', async () => {
    const { ask } = await homeOf('all')
    await ask()
    const count = () => statements.during(ask)
    const few = await count()
    for (let one = 0; one < 10; one += 1) await server.world.object('roles', 'a')
    expect(await count()).toBe(few)
    expect(few).toBeLessThanOrEqual(10)
  })
})
