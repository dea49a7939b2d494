import { operationTable, type PermissionCode } from '@spruce/api-client/contract'
import { holdsPermission } from '@spruce/validators/permission'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/startTestServer.js'
import { TestCaller } from '../testing/TestCaller.js'
import type { Person } from '../testing/World.js'
import { isRefusedInMockLogin } from './mockLogin.js'

let server: TestServer
let actor: Person
let person: Person
let caller: TestCaller
beforeAll(async () => {
  server = await startTestServer({}, { own: true })
  actor = await server.world.person({ memberOf: [{ tenant: 'operator', permissions: 'all' }] })
  person = await server.world.person({
    memberOf: [
      { tenant: 'a', permissions: 'all' },
      { tenant: 'b', permissions: 'all' },
    ],
    main: 'b',
    session: { mock: { tenant: 'a', actingUserId: actor.userId } },
  })
  caller = new TestCaller(server.app, server.services, person.token)
})
afterAll(() => server.close())

it('shows its one tenant, though the person is in two', async () => {
  const { a } = server.world.tenants
  const tenants = await caller.get<{ tenantId: string }[]>('/aba-base/api/v3/user/tenants')
  expect(tenants.body.data.map(({ tenantId }) => tenantId)).toEqual([a])
  const data = await caller.get<{
    tenantInfo: { tenantId: string }
    tenantList: { tenantId: string }[]
  }>('/spruce/api/v1/system-data')
  expect(data.body.data.tenantInfo.tenantId).toBe(a)
  expect(data.body.data.tenantList.map(({ tenantId }) => tenantId)).toEqual([a])
})

it('leaves both identities in every audit line', async () => {
  const made = await caller.post('/aba-base/api/dept/add-dept', { name: '代办', parentId: null })
  expect(made.status).toBe(200)
  const [line] = await server.world.sql<{ user_id: string; acting_user_id: string }>`
    select user_id, acting_user_id from audit_log where operation = 'addDept'`
  expect(line).toEqual({ user_id: person.userId, acting_user_id: actor.userId })
})

it('does not count as the person being there', async () => {
  server.advance(10 * 60_000)
  expect((await caller.get('/aba-base/api/user-infos')).status).toBe(200)
  const [row] = await server.world.sql<{ seen_at: Date | null }>`
    select seen_at from memberships where user_id = ${person.userId} and tenant_id = ${server.world.tenants.a}`
  expect(row?.seen_at ?? null).toBeNull()
})

it('ends the moment the actor leaves the operator', async () => {
  await server.world.sql`update memberships set status = 'disabled' where user_id = ${actor.userId}`
  expect((await caller.get('/aba-base/api/user-infos')).status).toBe(401)
})

it('is stored with both the actor and the tenant, or not at all', async () => {
  const change = server.world.sql`update sessions set via = 'mock' where user_id = ${actor.userId}`
  await expect(change).rejects.toThrow(/sessions_mock_check/)
})

it('what the permission rule takes from a mock login, the server refuses there, too', () => {
  const withheld = operationTable.filter(
    ({ authz: { perm } }) =>
      perm.length > 0 && !holdsPermission<PermissionCode>(() => true, perm, { isMockLogin: true }),
  )
  expect(withheld.map(({ operationId }) => operationId)).toEqual([
    'superResetPassword',
    'countMemberSessions',
    'endMemberSessions',
  ])
  expect(withheld.every(({ operationId }) => isRefusedInMockLogin(operationId))).toBe(true)
})
