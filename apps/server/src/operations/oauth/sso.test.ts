import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/startTestServer.js'
import type { TestCaller } from '../../testing/TestCaller.js'

const partner = 'https://app.partner.example'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer(
    { SPRUCE_ALLOWED_ORIGINS: `${partner},https://other.example` },
    { own: true },
  )
})
afterAll(() => server.close())

const exchange = '/spruce/api/v1/sso-exchange'
const linkPath = (redirectUri: string, appCode = 'test-home') =>
  `/aba-base/api/generateSSOLink?${new URLSearchParams({ appCode, redirectUri }).toString()}`

const member = () => server.person({ memberOf: [{ tenant: 'a', permissions: [] }] })

async function tokenOf(caller: TestCaller): Promise<string> {
  const answer = await caller.get<{ url: string }>(linkPath(`${partner}/enter?x=1`))
  return new URL(answer.body.data.url).searchParams.get('sso_token') ?? ''
}

/** As the partner's server, or as its page. */
function redeem(token: string, given: Record<string, unknown> = {}, origin?: string) {
  const body = { token, appCode: 'test-home', origin: partner, ...given }
  return server.visitor().post<Record<string, unknown>>(exchange, body, {
    headers: { origin, 'sec-fetch-site': undefined },
  })
}

const seen = (answer: { status: number; body: { code: number | string } }) => [
  answer.status,
  answer.body.code,
]
const wrongLink = [400, 1103]

describe('a single-sign-on link (S-13)', () => {
  it('tells the application who came, once, and opens no session', async () => {
    const { person, caller } = await member()
    const made = await caller.get<{ url: string }>(linkPath(`${partner}/enter?x=1`))
    expect(made.body.data.url).toMatch(
      /^https:\/\/app\.partner\.example\/enter\?x=1&sso_token=[\w-]{43}$/,
    )
    const token = await tokenOf(caller)
    const answer = await redeem(token)
    expect(answer.body.data).toMatchObject({
      userId: person.userId,
      loginName: person.loginName,
      tenantId: server.world.tenants.a,
      appCode: 'test-home',
    })
    expect(answer.cookies).toEqual({})
    expect(seen(await redeem(token))).toEqual(wrongLink)
    expect(server.logged.join('')).not.toContain(token)
  })

  it('lets one of ten through that come at once', async () => {
    const { caller } = await member()
    const token = await tokenOf(caller)
    const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('lives 60 seconds', async () => {
    const { caller } = await member()
    const token = await tokenOf(caller)
    server.advance(60_001)
    expect(seen(await redeem(token))).toEqual(wrongLink)
  })

  it.each([
    ['another application', { appCode: 'spruce-web-enterprise-console' }, undefined],
    ['another origin', { origin: 'https://other.example' }, undefined],
    ['a page of another listed origin', {}, 'https://other.example'],
  ])('is used up and refused for %s', async (_, given, origin) => {
    const { caller } = await member()
    const token = await tokenOf(caller)
    expect(seen(await redeem(token, given, origin))).toEqual(wrongLink)
    expect(seen(await redeem(token))).toEqual(wrongLink)
  })

  it('counts what is refused against an address, and not the people whom an application asks for', async () => {
    const { caller } = await member()
    const { world } = server
    expect(seen(await redeem('x'.repeat(43)))).toEqual(wrongLink)
    await world.sql`update rate_limits set hits = 599 where key like 'sso-address:%'`
    for (let one = 0; one < 3; one += 1) {
      expect((await redeem(await tokenOf(caller))).status).toBe(200)
    }
    expect(seen(await redeem('x'.repeat(43)))).toEqual(wrongLink)
    expect((await redeem(await tokenOf(caller))).status).toBe(429)
    await world.sql`delete from rate_limits where key like 'sso-address:%'`
  })

  it('opens nothing once the person has left the tenant', async () => {
    const { caller, person } = await member()
    const token = await tokenOf(caller)
    await server.world.sql`update memberships set status = 'disabled'
      where user_id = ${person.userId}`
    expect(seen(await redeem(token))).toEqual(wrongLink)
  })

  it('opens nothing once the tenant has expired, or the application is switched off', async () => {
    const { caller } = await member()
    const { world } = server
    const [first, second] = [await tokenOf(caller), await tokenOf(caller)]
    await world.sql`update tenants set expires_at = now() - interval '1 day' where id = ${world.tenants.a}`
    expect(seen(await redeem(first))).toEqual(wrongLink)
    await world.sql`update tenants set expires_at = null where id = ${world.tenants.a}`
    await world.sql`update apps set enable = 0 where code = 'test-home'`
    expect(seen(await redeem(second))).toEqual(wrongLink)
    await world.sql`update apps set enable = 1 where code = 'test-home'`
    expect((await redeem(await tokenOf(caller))).status).toBe(200)
  })

  it.each([
    'https://evil.example/',
    `${partner}.evil.example/`,
    `${partner}:8443/`,
    'http://app.partner.example/',
    'https://user@app.partner.example/',
    'https://app.partner.example@evil.example/',
    'https://app.partner.example\\@evil.example/',
  ])('does not lead to %s', async (redirectUri) => {
    const { caller } = await member()
    // Some break the shape already.
    const { status, body } = await caller.get(linkPath(redirectUri))
    expect([400, 'ORIGIN_NOT_LISTED']).toContain(body.code)
    expect([400, 422]).toContain(status)
  })

  it('is for an application that the caller sees', async () => {
    const { caller } = await member()
    const refused = await caller.get(linkPath(partner, 'spruce-web-enterprise-console'))
    expect(seen(refused)).toEqual([422, 'INVALID_REFERENCE'])
  })

  it('needs a session, and a tenant', async () => {
    expect((await server.visitor().get(linkPath(partner))).status).toBe(401)
    const { caller } = await server.person({ memberOf: [] })
    expect(seen(await caller.get(linkPath(partner)))).toEqual([403, 'TENANT_DENIED'])
  })
})
