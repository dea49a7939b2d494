import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/startTestServer.js'
import type { TestCaller } from '../../testing/TestCaller.js'

type Result = Schemas['MockLoginResult']

let server: TestServer
let operator: TestCaller
let customerId: string

beforeAll(async () => {
  server = await startTestServer({}, { own: true })
  operator = await staff()
  customerId = server.world.tenants.a
})
afterAll(() => server.close())

const systemData = '/spruce/api/v1/system-data'
const path = (id = customerId) => `/spruce/api/v1/customers/${id}/mock-login`

async function staff(permissions: readonly string[] = ['customer:mock']): Promise<TestCaller> {
  return (await server.person({ memberOf: [{ tenant: 'operator', permissions }] })).caller
}

/** As a browser that keeps every cookie. */
class Browser {
  private readonly cookies = new Map<string, string>()

  constructor(private readonly caller: TestCaller) {
    this.cookies.set('token', caller.token ?? '')
  }

  async call<T>(method: 'GET' | 'POST' | 'PUT', url: string, body?: unknown, session?: string) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await this.caller.send<T>(method, url, {
      ...(body === undefined ? {} : { body }),
      headers: { cookie, 'x-session': session },
    })
    for (const text of Object.values(answer.cookies)) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? []
      if (value === '') this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return answer
  }

  mock(body: object = {}, id = customerId) {
    return this.call<Result>('POST', path(id), { reason: '协助排查菜单', ...body })
  }
}

const seen = (answer: { status: number; body: { code: number | string } }) => [
  answer.status,
  answer.body.code,
]

describe('a mock login', () => {
  it('opens a second session in a cookie of its own, which the header picks (S-05)', async () => {
    const browser = new Browser(operator)
    const answer = await browser.mock()
    expect(answer.body.data).toMatchObject({
      isMockLogin: true,
      tenantId: customerId,
      xSession: 'm1',
      first: false,
    })
    expect(answer.cookies['token_m_1']).toMatch(
      /^token_m_1=[\w-]{43}; Max-Age=1800; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect(answer.text).not.toContain(/=([\w-]{43})/.exec(answer.cookies['token_m_1'] ?? '')?.[1])
    expect(answer.cookies['token']).toBeUndefined()

    const own = await browser.call<Schemas['SystemData']>('GET', systemData)
    expect(own.body.data.tenantInfo.tenantId).toBe(server.world.tenants.operator)
    expect(own.body.data.mockLogin).toBeNull()
    const acting = await browser.call<Schemas['SystemData']>('GET', systemData, undefined, 'm1')
    expect(acting.body.data.tenantInfo.tenantId).toBe(customerId)
    expect(acting.body.data.isAdmin).toBe(true)
    expect(acting.body.data.mockLogin).toEqual(answer.body.data.mockLogin)
    expect(acting.body.data.mockLogin).toMatchObject({ reason: '协助排查菜单' })
    const status = await browser.call<Schemas['LoginStatus']>(
      'GET',
      '/spruce/api/v1/login-status',
      undefined,
      'm1',
    )
    expect(status.body.data.mockLogin).toEqual(answer.body.data.mockLogin)
  })

  it('stands beside others, each under its name, and no more than five', async () => {
    const browser = new Browser(await staff())
    const names = []
    for (let turn = 0; turn < 5; turn += 1) names.push((await browser.mock()).body.data.xSession)
    expect(names).toEqual(['m1', 'm2', 'm3', 'm4', 'm5'])
    expect(seen(await browser.mock())).toEqual([409, 'MOCK_LOGIN_LIMIT'])
    await browser.call('POST', '/auth/logout', {}, 'm3')
    expect((await browser.mock()).body.data.xSession).toBe('m3')
  })

  it('ends by signing out of it, and the own session stays', async () => {
    const browser = new Browser(await staff())
    await browser.mock()
    const left = await browser.call('POST', '/auth/logout', {}, 'm1')
    expect(left.cookies['token_m_1']).toContain('Max-Age=0')
    expect(left.cookies['token']).toBeUndefined()
    expect((await browser.call('GET', systemData, undefined, 'm1')).status).toBe(401)
    expect((await browser.call('GET', systemData)).status).toBe(200)
  })

  it('ends after the minutes asked for, thirty at most', async () => {
    const browser = new Browser(await staff())
    expect((await browser.mock({ minutes: 31 })).status).toBe(400)
    await browser.mock({ minutes: 5 })
    expect((await browser.call('GET', systemData, undefined, 'm1')).status).toBe(200)
    server.advance(5 * 60_000 + 1)
    expect((await browser.call('GET', systemData, undefined, 'm1')).status).toBe(401)
  })

  it('ends when the actor may no longer do it', async () => {
    const { caller, person } = await server.person({
      memberOf: [{ tenant: 'operator', permissions: ['customer:mock'] }],
    })
    const browser = new Browser(caller)
    await browser.mock()
    await server.world.sql`delete from role_permissions
      where role_id = ${person.memberOf.operator?.roleId ?? ''}`
    expect((await browser.call('GET', systemData, undefined, 'm1')).status).toBe(401)
  })

  it.each([
    ['favourites', 'POST', '/spruce-console-web/my/favorites'],
    ['preferences', 'PUT', '/spruce/api/v1/preferences'],
    ['views', 'PUT', '/spruce/api/v1/views/mine'],
  ] as const)('leaves the %s of the person alone', async (_, method, url) => {
    const browser = new Browser(await staff())
    await browser.mock()
    expect(seen(await browser.call(method, url, {}, 'm1'))).toEqual([403, 'MOCK_LOGIN'])
  })

  it.each([
    ['a password', '/aba-base/auth/v3/user/update-pwd'],
    ['a contact', '/aba-base/api/v3/user/contact-way'],
    ['an invitation', '/aba-base/api/v3/user/send-user-invite'],
    ['an authorisation', '/auth/oauth/authorize'],
    ['a further mock login', '/spruce/api/v1/customers/x/mock-login'],
  ])('does not touch %s', async (_, url) => {
    const browser = new Browser(await staff())
    await browser.mock()
    expect(seen(await browser.call('POST', url, {}, 'm1'))).toEqual([403, 'MOCK_LOGIN'])
  })

  it('leaves a line with both identities and the reason in either audit', async () => {
    const { caller, person } = await server.person({
      memberOf: [{ tenant: 'operator', permissions: ['customer:mock'] }],
    })
    const answer = await new Browser(caller).mock({ reason: '核对合同编号' })
    expect(answer.status).toBe(200)
    const lines = await server.world.sql<{ tenant_id: string; detail: string }>`
      select tenant_id, user_id, acting_user_id, detail::text as detail from audit_log
      where operation = 'mockLogin' and (user_id = ${person.userId}
        or acting_user_id = ${person.userId})`
    expect(lines.map((line) => line.tenant_id).sort()).toEqual(
      [customerId, server.world.tenants.operator].sort(),
    )
    expect(lines.every(({ detail }) => detail.includes('核对合同编号'))).toBe(true)
  })

  it('needs the permission, a reason and a customer that has an administrator', async () => {
    const plain = await staff(['customer:list'])
    expect((await new Browser(plain).mock()).status).toBe(403)
    const admin = (await server.person({ memberOf: [{ tenant: 'a', permissions: 'all' }] })).caller
    expect((await new Browser(admin).mock()).status).toBe(403)
    const browser = new Browser(operator)
    expect((await browser.mock({ reason: '  ' })).status).toBe(400)
    const empty = await server.world.object('customers', 'a')
    expect(seen(await browser.mock({}, empty))).toEqual([422, 'NO_ADMINISTRATOR'])
    expect((await browser.mock({}, server.world.tenants.operator)).status).toBe(404)
    const shut = await server.world.object('staffedCustomers', 'a')
    await server.world.sql`update tenants set status = 'disabled' where id = ${shut}`
    expect(seen(await browser.mock({}, shut))).toEqual([422, 'TENANT_DISABLED'])
  })

  it('acts as an administrator of that customer, and as nobody else', async () => {
    const people = await operator.get<Schemas['MockCandidate'][]>(path())
    const [first] = people.body.data
    const browser = new Browser(await staff())
    const chosen = await browser.mock({ memberId: first?.memberId })
    expect(chosen.status).toBe(200)
    const member = await server.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
    const own = await server.person({
      memberOf: [
        { tenant: 'a', permissions: 'all' },
        { tenant: 'operator', permissions: [] },
      ],
    })
    const foreign = await server.person({ memberOf: [{ tenant: 'b', permissions: 'all' }] })
    for (const memberId of [
      member.person.memberOf.a?.memberId,
      own.person.memberOf.a?.memberId,
      foreign.person.memberOf.b?.memberId,
    ]) {
      const refused = await browser.mock({ memberId })
      expect(seen(refused)).toEqual([422, 'INVALID_REFERENCE'])
    }
  })
})
