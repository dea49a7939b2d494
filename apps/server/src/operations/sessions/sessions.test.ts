import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, testPassword, type TestServer } from '../../testing/startTestServer.js'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

interface Item {
  id: string
  current: boolean
  terminal: string | null
}

const list = '/spruce/api/v1/sessions'
const end = '/spruce/api/v1/sessions/end'
const signIns = '/spruce/api/v1/sign-ins'
const agent = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36'

/** Somebody signed in on so many devices. */
async function onDevices(count: number) {
  const { person } = await server.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
  await server.world.sql`delete from sessions where user_id = ${person.userId}`
  const callers = []
  for (let turn = 0; turn < count; turn += 1) {
    const visitor = server.visitor()
    await visitor.signIn(person.loginName, testPassword, { headers: { 'user-agent': agent } })
    callers.push(visitor)
  }
  return { person, callers }
}

describe('my devices', () => {
  it.each([
    ['GET', list],
    ['POST', end],
    ['GET', signIns],
  ] as const)('%s %s needs a session', async (method, path) => {
    const call = method === 'POST' ? { body: {} } : {}
    expect((await server.visitor().send(method, path, call)).status).toBe(401)
  })

  it('are the live sessions of the account, this one marked, without tokens', async () => {
    const { callers, person } = await onDevices(2)
    await server.world.sql`insert into sessions (id, token_hash, user_id, expires_at)
      values (${server.world.unique()}, ${server.world.unique()}, ${person.userId}, now())`
    const answer = await callers[0]?.get<Item[]>(list)
    expect(answer?.headers['x-total-count']).toBe('2')
    expect(answer?.body.data.map(({ terminal }) => terminal)).toEqual(
      Array(2).fill('Chrome / Windows'),
    )
    expect(answer?.body.data.filter(({ current }) => current)).toHaveLength(1)
    for (const { token = 'none' } of callers) expect(answer?.text).not.toContain(token)
    expect(answer?.text).not.toMatch(/hash/)
  })

  it('can be ended one by one; the own stays, and one of somebody else', async () => {
    const { callers } = await onDevices(3)
    const other = await onDevices(1)
    const [first, second, third] = callers
    const idOf = async (caller: typeof first) =>
      (await caller?.get<Item[]>(list))?.body.data.find(({ current }) => current)?.id
    const ids = [await idOf(first), await idOf(second), await idOf(other.callers[0])]
    expect((await first?.post(end, { ids }))?.body.data).toEqual({ ended: 1 })
    expect((await second?.get(list))?.status).toBe(401)
    for (const caller of [first, third, other.callers[0]]) {
      expect((await caller?.get(list))?.status).toBe(200)
    }
  })

  it('can be ended all but this one', async () => {
    const { callers } = await onDevices(3)
    const [first, second, third] = callers
    expect((await first?.post(end, {}))?.body.data).toEqual({ ended: 2 })
    const statuses = []
    for (const caller of [first, second, third]) statuses.push((await caller?.get(list))?.status)
    expect(statuses).toEqual([200, 401, 401])
    expect((await first?.post(end, { ids: [] }))?.status).toBe(400)
    expect((await first?.post(end, { ids: ['a b'] }))?.status).toBe(400)
  })
})

describe('my sign-ins', () => {
  it('show successes and failures of this person only, newest first, page by page', async () => {
    const { person, callers } = await onDevices(1)
    await onDevices(1)
    await server.visitor().signIn(person.loginName, 'Wrong@2026')
    const answer = await callers[0]?.get<{ success: boolean; reason: string | null }[]>(signIns)
    expect(answer?.headers['x-total-count']).toBe('2')
    expect(answer?.body.data.map(({ success, reason }) => [success, reason])).toEqual([
      [false, '密码错误，请输入正确的密码'],
      [true, null],
    ])
    const second = await callers[0]?.get<unknown[]>(`${signIns}?page=2&size=1`)
    expect(second?.body.data).toHaveLength(1)
  })
})
