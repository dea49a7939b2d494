import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PasswordHasher } from '../sessions/PasswordHasher.js'
import { newToken } from '../sessions/tokens.js'
import { openBench, type Bench } from './openBench.js'
import { tableNames } from './rowsDigest.js'
import { testPassword } from './startTestServer.js'
import { headersOf } from './sweep.js'
import { validCalls } from './validCalls.js'
import { envelopeIn, indistinct, type WireReply } from './wire.js'

// The rest of S-05, S-09 and S-10 stands beside what it tests: operations/auth, operations/session,
// sessions.

/** Counts what the login does with passwords. */
class CountingHasher extends PasswordHasher {
  verified = 0

  override verify(stored: string | null, plain: string): Promise<boolean> {
    this.verified += 1
    return super.verify(stored, plain)
  }
}

let bench: Bench
const hasher = new CountingHasher({ cheap: true })
beforeAll(async () => {
  bench = await openBench({ own: true, passwords: hasher, env: { SPRUCE_COOKIE_DOMAIN: 'shared' } })
})
afterAll(() => bench.close())

async function signIn(
  given: { headers?: Record<string, string>; body?: Record<string, unknown> } = {},
  from = bench,
): Promise<WireReply> {
  const body = { ...(await from.credentials()), ...given.body }
  return from.wire.send({
    method: 'POST',
    path: '/auth/login',
    headers: { 'content-type': 'application/json', ...given.headers },
    body: JSON.stringify(body),
  })
}

function cookieOf(reply: WireReply, name: string): string {
  return reply.headers['set-cookie']?.find((text) => text.startsWith(`${name}=`)) ?? ''
}

function tokenOf(reply: WireReply): string {
  return /^token=([^;]*)/.exec(cookieOf(reply, 'token'))?.[1] ?? ''
}

async function isLive(token: string): Promise<boolean> {
  const reply = await bench.wire.send({
    method: 'GET',
    path: '/aba-base/api/user-infos',
    headers: { 'app-code': 'x', cookie: `token=${token}` },
  })
  expect([200, 401]).toContain(reply.status)
  return reply.status === 200
}

describe('S-05: the token', () => {
  it('is never one that the caller brought', async () => {
    const brought = newToken()
    const reply = await signIn({ headers: { cookie: `token=${brought}; browerId=chosen-by-me` } })
    expect(tokenOf(reply)).not.toBe(brought)
    expect(await isLive(brought)).toBe(false)
    expect(await isLive(tokenOf(reply))).toBe(true)
  })

  it('stands in no table, in no answer and in no line of the log', async () => {
    const admin = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: 'all' }] })
    const token = tokenOf(await signIn())
    expect(token).toHaveLength(43)
    bench.logged.length = 0
    for (const { call } of await validCalls(bench, admin)) {
      const person = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: 'all' }] })
      const reply = await bench.wire.send({
        ...call,
        headers: { ...call.headers, ...headersOf(person) },
      })
      expect(reply.text, call.path).not.toContain(person.token)
      expect(bench.logged.join('\n'), call.path).not.toContain(person.token)
    }
    for (const table of await tableNames(bench.engine)) {
      const { rows } = await sql`
        select 1 from ${sql.table(table)} t where strpos(t::text, ${token}) > 0`.execute(
        bench.engine.platform,
      )
      expect([table, rows.length]).toEqual([table, 0])
    }
  })

  it('is Secure where the product is reached by https', async () => {
    const secure = await openBench({ own: true, env: { SPRUCE_PUBLIC_URL: 'https://portal.test' } })
    const reply = await signIn({}, secure)
    for (const text of reply.headers['set-cookie'] ?? []) expect(text).toContain('; Secure')
    expect(cookieOf(reply, 'token')).toMatch(/HttpOnly; Secure; SameSite=Lax/)
    expect(reply.headers['strict-transport-security']).toContain('max-age=')
    await secure.close()
  })

  it('is not ended or moved by the browser id of somebody else', async () => {
    const first = await signIn()
    const { jti } = envelopeIn<{ jti: string }>(first).data ?? {}
    const stranger = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
    const out = await bench.wire.send({
      method: 'POST',
      path: '/auth/logout',
      headers: { ...headersOf(stranger), 'content-type': 'application/json' },
      body: JSON.stringify({ jti }),
    })
    expect(out.status).toBe(200)
    expect(await isLive(tokenOf(first))).toBe(true)
    expect(await isLive(stranger.token)).toBe(false)
  })

  it('of one browser ends with its logout; those of others live on', async () => {
    const [here, there] = [tokenOf(await signIn()), tokenOf(await signIn())]
    await bench.wire.send({
      method: 'POST',
      path: '/auth/logout',
      headers: { 'content-type': 'application/json', cookie: `token=${here}` },
      body: '{}',
    })
    expect([await isLive(here), await isLive(there)]).toEqual([false, true])
  })
})

describe('S-06: the domain of the cookies, as the browser gets it', () => {
  it.each([
    ['portal.spruce.com.cn', 'spruce.com.cn'],
    ['portal.spruce.co.uk', 'spruce.co.uk'],
    ['portal.spruce.example.com', 'example.com'],
    ['customer.github.io', 'customer.github.io'],
    ['portal.spruce.com.cn:8443', 'spruce.com.cn'],
    ['PORTAL.Spruce.COM.CN', 'spruce.com.cn'],
    ['127.0.0.1', undefined],
    ['10.1.2.3:4200', undefined],
    ['[::1]:4200', undefined],
    ['localhost:4200', undefined],
    ['com.cn', undefined],
    ['github.io', undefined],
    ['spruce', undefined],
  ])('for %s is %s', async (host, domain) => {
    const reply = await signIn({ headers: { host } })
    expect(reply.status).toBe(200)
    for (const name of ['token', 'browerId', 'tenantId']) {
      const found = /; Domain=([^;]*)/.exec(cookieOf(reply, name))?.[1]
      expect([name, found]).toEqual([name, domain])
    }
  })
})

describe('S-10: known and unknown accounts', () => {
  const people: [string, () => Promise<string>][] = [
    ['with a wrong password', () => known({})],
    ['without a password', () => known({ passwordHash: undefined })],
    ['suspended', () => known({ account: 'suspended' })],
    ['of no tenant', () => known({ memberOf: [] })],
    ['that does not exist', () => Promise.resolve(bench.world.unique('nobody'))],
  ]

  async function known(spec: Partial<Parameters<Bench['person']>[0]>): Promise<string> {
    const { person } = await bench.person({
      memberOf: [{ tenant: 'a', permissions: [] }],
      ...spec,
    })
    return person.loginName
  }

  const failed = async (loginName: string) => {
    const password = bench.services.cipher.encrypt('Wrong@2026')
    return signIn({ body: { loginName, password } })
  }

  it('cost one hash each and answer the same, headers and all', async () => {
    const answers = []
    for (const [, loginNameOf] of people) {
      const loginName = await loginNameOf()
      const before = hasher.verified
      const reply = await failed(loginName)
      expect(reply.status).toBe(400)
      answers.push(indistinct(reply))
      expect(hasher.verified).toBe(before + 1)
    }
    expect(new Set(answers).size).toBe(1)
  })

  it('wait alike after ten failures', async () => {
    for (const [, loginNameOf] of people) {
      const loginName = await loginNameOf()
      const statuses = []
      for (let turn = 0; turn < 12; turn += 1) statuses.push((await failed(loginName)).status)
      expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429])
    }
  })

  it('are told apart by no field of the sign-in page’s calls', async () => {
    for (const [, loginNameOf] of people) {
      const loginName = await loginNameOf()
      const reply = await bench.wire.send({
        method: 'GET',
        path: `/aba-base/api/tenants/tenant-info?tenant=${loginName.slice(0, 50)}`,
      })
      expect(envelopeIn<{ tenantId: string | null }>(reply).data?.tenantId).toBeNull()
    }
  })
})

describe('S-12: a password that is far too long', () => {
  it('costs no more than another', async () => {
    const { person } = await bench.person({ memberOf: [] })
    const before = hasher.verified
    const long = bench.services.cipher.encrypt(`${testPassword}${'x'.repeat(250)}`)
    const reply = await signIn({ body: { loginName: person.loginName, password: long } })
    expect([reply.status, envelopeIn(reply).code]).toEqual([400, 505])
    expect(hasher.verified).toBe(before + 1)
  })
})
