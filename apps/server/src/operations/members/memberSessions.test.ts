import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Organisation } from '../../testing/Organisation.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import type { Person } from '../../testing/World.js'

type Sessions = Schemas['MemberSessions']

let bench: Bench
let org: Organisation
let keeper: Person

beforeAll(async () => {
  bench = await openBench()
  org = await Organisation.of(bench)
  keeper = await bench.world.person({
    memberOf: [{ tenant: 'a', permissions: ['user:reset', 'user:list'] }],
  })
})
afterAll(() => bench.close())

const memberIdOf = ({ memberOf }: Person) => memberOf.a?.memberId ?? ''

/** Whether the person's session still opens the tenant. */
async function isIn(person: Person): Promise<boolean> {
  return (await org.callAs(person, 'listUserDepts')).status !== 401
}

it('says how many sessions are open, ends them all, and keeps a line of it', async () => {
  const person = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
  const ids = [memberIdOf(person)]
  const before = await org.callAs<Sessions>(keeper, 'countMemberSessions', { query: { ids } })
  expect(before.body.data).toMatchObject({ sessions: 1, people: [{ sessions: 1, refusal: null }] })
  expect(await isIn(person)).toBe(true)
  const ended = await org.callAs<Sessions>(keeper, 'endMemberSessions', { body: { ids } })
  expect(ended.body.data).toEqual(before.body.data)
  expect(await isIn(person)).toBe(false)
  expect(await isIn(keeper)).toBe(true)
  const after = await org.callAs<Sessions>(keeper, 'countMemberSessions', { query: { ids } })
  expect(after.body.data?.sessions).toBe(0)
  const lines = await bench.world.sql<{ count: number }>`
    select count(*)::int as count from audit_log
    where operation = 'endMemberSessions' and object_id = ${ids[0]}`
  expect(lines[0]?.count).toBe(1)
})

it('spares the caller, whoever has more rights, and accounts that another tenant knows', async () => {
  const plain = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
  const admin = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: 'all' }] })
  const shared = await bench.world.person({
    memberOf: [
      { tenant: 'a', permissions: [] },
      { tenant: 'b', permissions: [] },
    ],
  })
  const people = [keeper, plain, admin, shared]
  const reply = await org.callAs<Sessions>(keeper, 'endMemberSessions', {
    body: { ids: people.map(memberIdOf) },
  })
  const byId = new Map(reply.body.data?.people.map((one) => [one.id, one]))
  expect(people.map((one) => byId.get(memberIdOf(one))?.refusal)).toEqual([
    'SELF',
    null,
    'FORBIDDEN',
    'ACCOUNT_SHARED',
  ])
  expect(await Promise.all(people.map(isIn))).toEqual([true, false, true, true])
})

it('leaves the mock login of the operator alone', async () => {
  const acted = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
  const actor = await bench.world.person({ memberOf: [{ tenant: 'operator', permissions: 'all' }] })
  await bench.world.sql`update sessions set acting_user_id = ${actor.userId},
    via = 'mock', mock_reason = '协助排查', tenant_id = ${org.tenantId}
    where user_id = ${acted.userId}`
  const ids = [memberIdOf(acted)]
  const reply = await org.call<Sessions>('endMemberSessions', { body: { ids } })
  expect(reply.body.data?.sessions).toBe(0)
  const [kept] = await bench.world.sql<{ count: number }>`
    select count(*)::int as count from sessions where user_id = ${acted.userId}`
  expect(kept?.count).toBe(1)
})

it('takes fifty people at most, and needs the right to reset', async () => {
  const ids = Array.from(
    { length: 51 },
    (_, n) => `01930f3c-0000-7000-8000-${String(n).padStart(12, '0')}`,
  )
  expect((await org.call('endMemberSessions', { body: { ids } })).status).toBe(400)
  const reader = await bench.world.person({
    memberOf: [{ tenant: 'a', permissions: ['user:list', 'user:edit'] }],
  })
  const body = { ids: [memberIdOf(keeper)] }
  expect((await org.callAs(reader, 'endMemberSessions', { body })).status).toBe(403)
  expect((await org.callAs(reader, 'countMemberSessions', { query: body })).status).toBe(403)
})
