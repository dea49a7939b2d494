import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Schemas } from '@spruce/api-client/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { OpenidClients } from '../../openid/OpenidClients.js'
import { FakeOpenid } from '../../testing/FakeOpenid.js'
import {
  OpenidProvider,
  openidClientId,
  openidClientSecret,
  type OpenidAccount,
} from '../../testing/OpenidProvider.js'
import { startTestServer, testPassword, type TestServer } from '../../testing/startTestServer.js'
import type { TestAnswer, TestCaller } from '../../testing/TestCaller.js'
import type { PersonSpec, TenantKey } from '../../testing/World.js'

type Provider = Schemas['IdentityProvider']
type Outcome = Schemas['OpenidOutcome']
type Login = Schemas['LoginResult']

const base = '/spruce/api/v1'
const wrong = [400, 1105]

let real: OpenidProvider
let fake: FakeOpenid
let server: TestServer
let admin: TestCaller
let made = 0
/** How long a provider may take, which is near, but whose machine may be busy; shorter where it says nothing. */
const [longMs, shortMs] = [60_000, 1_000]
let patienceMs = longMs

beforeAll(async () => {
  fake = new FakeOpenid()
  real = await OpenidProvider.start('http://portal.test/openid')
  await fake.start()
  server = await startTestServer(
    {},
    {
      own: true,
      openid: new OpenidClients({
        ...{ isEvaluation: true, trustedOrigins: [], now: () => new Date() },
        get timeoutMs() {
          return patienceMs
        },
      }),
    },
  )
  admin = (await server.person({ memberOf: [{ tenant: 'a', permissions: 'all' }] })).caller
})
afterAll(async () => {
  real.stop()
  fake.stop()
  await server.close()
})
beforeEach(() => {
  fake.reset()
  patienceMs = longMs
})

const unique = (prefix: string) => `${prefix}${String((made += 1))}`
const seen = ({ status, body }: TestAnswer) => [status, body.code]

async function addProvider(more: object = {}, by = admin): Promise<Provider> {
  const body = {
    ...{ name: unique('统一认证'), issuer: real.issuer, clientId: openidClientId },
    ...{ clientSecret: openidClientSecret, ...more },
  }
  const answer = await by.post<Provider>(`${base}/identity-providers`, body)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data
}

/** Somebody whom the provider knows. */
function account(claims: OpenidAccount = {}): string {
  const subject = unique('subject-')
  real.accounts.set(subject, { name: `名${subject}`, ...claims })
  return subject
}

/** Somebody of tenant A with an address of their own. */
async function member(spec: Partial<PersonSpec> = {}) {
  const memberOf = [{ tenant: 'a' as TenantKey, permissions: [] }]
  const one = await server.person({ memberOf, ...spec })
  const email = `${server.world.unique('post')}@example.cn`
  await server.world.sql`update users set email = ${email}, email_key = ${email}
    where id = ${one.person.userId}`
  return { ...one, email }
}

/** A browser: it keeps the cookie that ties a way to it. */
class Browser {
  tie: string | undefined
  readonly caller = server.visitor()

  async post<T>(path: string, body: unknown): Promise<TestAnswer<T>> {
    const { token } = this.caller
    const cookies = [token && `token=${token}`, this.tie && `token_openid=${this.tie}`]
    const cookie = cookies.filter(Boolean).join('; ') || undefined
    const answer = await this.caller.post<T>(path, body, { headers: { cookie } })
    const set = answer.cookies['token_openid']
    if (set !== undefined) this.tie = /^token_openid=([^;]*)/.exec(set)?.[1] || undefined
    return answer
  }

  async start(providerId: string): Promise<URL> {
    const answer = await this.post<Schemas['OpenidStart']>(`${base}/openid/login`, { providerId })
    expect(answer.status, answer.text).toBe(200)
    return new URL(answer.body.data.url)
  }

  comeBack(query: Record<string, string>) {
    return this.post<Outcome>(`${base}/openid/callback`, query)
  }

  /** The whole way by the real provider. */
  async signIn({ id }: Pick<Provider, 'id'>, subject: string) {
    const back = await real.visit((await this.start(id)).href, subject)
    return this.comeBack(Object.fromEntries(back))
  }

  /** The whole way by the fake one, which says what the test wants. */
  async signInByFake({ id }: Pick<Provider, 'id'>, subject = 'somebody') {
    const url = await this.start(id)
    const nonce = url.searchParams.get('nonce')
    fake.claims = { sub: subject, aud: openidClientId, nonce, ...fake.claims }
    return this.comeBack({ state: url.searchParams.get('state') ?? '', code: 'a-code' })
  }

  async password(loginName: string, openidTicket: string | null) {
    return this.post<Login>('/auth/login', {
      ...{ loginName, password: server.services.cipher.encrypt(testPassword), openidTicket },
      ...(await this.caller.captcha()),
    })
  }
}

/** Links a new member of A with a new person of the provider. */
async function linked(provider: Provider, spec: Partial<PersonSpec> = {}) {
  const one = await member(spec)
  const subject = account()
  const browser = new Browser()
  const { ticket } = (await browser.signIn(provider, subject)).body.data
  const answer = await browser.password(one.person.loginName, ticket)
  expect(answer.status, answer.text).toBe(200)
  return { ...one, subject }
}

const count = async (table: string) =>
  (
    await server.world.sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(table)}`
  )[0]?.n

describe('sign-in by an identity provider', () => {
  it('leads to it with client, scope, state, nonce, PKCE S256 and the one way back', async () => {
    const provider = await addProvider({ scopes: ['profile'] })
    const url = await new Browser().start(provider.id)
    expect(url.origin).toBe(real.issuer)
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: openidClientId,
      redirect_uri: 'http://portal.test/openid',
      response_type: 'code',
      scope: 'openid profile',
      state: expect.stringMatching(/^[\w-]{43}$/) as string,
      nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge_method: 'S256',
    })
  })

  it('gives a stranger a ticket, links by password, and signs in from then on', async () => {
    const provider = await addProvider()
    const { person } = await member()
    const subject = account({ name: '小王' })
    const browser = new Browser()
    const unknown = await browser.signIn(provider, subject)
    expect(unknown.body.data).toMatchObject({
      ...{ status: 'unlinked', login: null, provider: provider.name, name: '小王' },
    })
    expect(unknown.cookies['token']).toBeUndefined()
    const { ticket } = unknown.body.data
    const first = await browser.password(person.loginName, ticket)
    expect(first.body.data, first.text).toMatchObject({ first: false })
    expect(seen(await browser.password(person.loginName, ticket))).toEqual(wrong)

    const again = new Browser()
    const signedIn = await again.signIn(provider, subject)
    expect(signedIn.body.data, signedIn.text).toMatchObject({
      ...{ status: 'signed-in', ticket: null },
      login: { tenantId: server.world.tenants.a, first: false, jump: null },
    })
    expect(signedIn.cookies['token']).toContain('HttpOnly')
    expect(signedIn.cookies['token_openid']).toContain('Max-Age=0')
    const who = await again.caller.get<{ id: string }>('/aba-base/api/user-infos')
    expect(who.body.data.id).toBe(person.userId)
    const [session] = await server.world.sql<{ via: string; tenant_id: string }>`
      select via, tenant_id from sessions where user_id = ${person.userId} and via = 'openid'`
    expect(session?.tenant_id).toBe(server.world.tenants.a)
  })

  it('links by a verification code as well', async () => {
    const provider = await addProvider()
    const { person, email } = await member()
    const subject = account()
    const browser = new Browser()
    const { ticket } = (await browser.signIn(provider, subject)).body.data
    const captcha = await browser.caller.captcha()
    const body = { mobileEmail: email, purpose: 'login', ...captcha }
    await browser.post('/aba-base/api/verification/get-verification-code', body)
    await server.services.courier.settled()
    const [sent] = await server.world.sql<{ code: string }>`
      select code from dev_outbox where recipient = ${email} order by id desc limit 1`
    const login = { mobileEmail: email, vcCode: sent?.code, openidTicket: ticket }
    const answer = await browser.post('/auth/login-by-verification-code', login)
    expect(answer.status, answer.text).toBe(200)
    const again = new Browser()
    expect((await again.signIn(provider, subject)).body.data.status).toBe('signed-in')
    const who = await again.caller.get<{ id: string }>('/aba-base/api/user-infos')
    expect(who.body.data.id).toBe(person.userId)
  })

  it('signs in to a first login as a password does (S-11)', async () => {
    const provider = await addProvider()
    const one = await linked(provider)
    await server.world.sql`update users set must_change_password = true
      where id = ${one.person.userId}`
    const browser = new Browser()
    const answer = await browser.signIn(provider, one.subject)
    expect(answer.body.data.login).toMatchObject({ first: true })
    expect(seen(await browser.caller.get('/aba-base/api/user-infos'))).toEqual([403, 'FIRST_LOGIN'])
  })

  it('does not set the first password of an account that is in another tenant too', async () => {
    const provider = await addProvider()
    const memberOf = (['a', 'b'] as const).map((tenant) => ({ tenant, permissions: [] }))
    const one = await linked(provider, { memberOf })
    await server.world.sql`update users set must_change_password = true
      where id = ${one.person.userId}`
    const answer = await new Browser().signIn(provider, one.subject)
    expect(seen(answer)).toEqual([403, 'ACCOUNT_SIGN_IN'])
    expect(answer.cookies['token']).toBeUndefined()
  })

  it('lets nobody in who is suspended, has left, or whose tenant has closed', async () => {
    const provider = await addProvider()
    const suspended = await linked(provider)
    await server.world.sql`update users set status = 'suspended'
      where id = ${suspended.person.userId}`
    expect(seen(await new Browser().signIn(provider, suspended.subject))).toEqual(wrong)
    const gone = await linked(provider)
    await server.world.sql`update memberships set status = 'disabled'
      where user_id = ${gone.person.userId}`
    expect(seen(await new Browser().signIn(provider, gone.subject))).toEqual([
      403,
      'MEMBER_DISABLED',
    ])

    const one = await linked(provider)
    const browser = new Browser()
    const url = await browser.start(provider.id)
    const back = Object.fromEntries(await real.visit(url.href, one.subject))
    await server.world.sql`update tenants set expires_at = now() - interval '1 day'
      where id = ${server.world.tenants.a}`
    try {
      expect(seen(await browser.comeBack(back))).toEqual([403, 'TENANT_EXPIRED'])
      const start = await browser.post(`${base}/openid/login`, { providerId: provider.id })
      expect(seen(start)).toEqual([404, 404])
    } finally {
      await server.world.sql`update tenants set expires_at = null
        where id = ${server.world.tenants.a}`
    }
  })
})

describe('the way back', () => {
  it('is taken once: a replayed state is refused, of ten at the same time too (S-13)', async () => {
    const provider = await addProvider()
    const browser = new Browser()
    const back = Object.fromEntries(
      await real.visit((await browser.start(provider.id)).href, account()),
    )
    const answers = await Promise.all(Array.from({ length: 10 }, () => browser.comeBack(back)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter((answer) => seen(answer).join() === '400,1105')).toHaveLength(9)
  })

  it('is for the browser that began: a foreign browser is refused, and ends it (S-13)', async () => {
    const provider = await addProvider()
    const { subject } = await linked(provider)
    const browser = new Browser()
    const back = Object.fromEntries(
      await real.visit((await browser.start(provider.id)).href, subject),
    )
    const foreign = new Browser()
    await foreign.start(provider.id) // it has a cookie, and not the right one
    const stolen = await foreign.comeBack(back)
    expect([...seen(stolen), stolen.cookies['token']]).toEqual([...wrong, undefined])
    expect(seen(await browser.comeBack(back))).toEqual(wrong)
    const bare = new Browser()
    const begun = await bare.start(provider.id)
    bare.tie = undefined
    const query = Object.fromEntries(await real.visit(begun.href, subject))
    expect(seen(await bare.comeBack(query))).toEqual(wrong)
  })

  it('takes no swapped code: it belongs to the verifier of its own way (S-13)', async () => {
    const provider = await addProvider()
    const [mine, theirs] = [new Browser(), new Browser()]
    const [own, other] = [await mine.start(provider.id), await theirs.start(provider.id)]
    const victim = await linked(provider)
    const stolen = (await real.visit(other.href, victim.subject)).get('code') ?? ''
    const state = own.searchParams.get('state') ?? ''
    const answer = await mine.comeBack({ state, code: stolen })
    expect([...seen(answer), answer.cookies['token']]).toEqual([...wrong, undefined])
    const guess = new Browser()
    const begun = await guess.start(provider.id)
    const given = { state: begun.searchParams.get('state') ?? '', code: 'guess' }
    expect(seen(await guess.comeBack(given))).toEqual(wrong)
  })

  it('takes no token with a wrong nonce (S-13)', async () => {
    const provider = await addProvider()
    const { subject } = await linked(provider)
    const browser = new Browser()
    const url = await browser.start(provider.id)
    url.searchParams.set('nonce', randomBytes(32).toString('base64url'))
    const back = Object.fromEntries(await real.visit(url.href, subject))
    expect(seen(await browser.comeBack(back))).toEqual(wrong)
  })

  it('takes no answer that names a wrong issuer (S-13)', async () => {
    const provider = await addProvider()
    const { subject } = await linked(provider)
    const browser = new Browser()
    const back = await real.visit((await browser.start(provider.id)).href, subject)
    const given = { ...Object.fromEntries(back), iss: 'https://evil.example' }
    expect(seen(await browser.comeBack(given as never))).toEqual(wrong)
  })

  it.each([
    ['another issuer', { iss: 'https://evil.example' }, {}],
    ['another audience', { aud: 'somebody-else' }, {}],
    ['another nonce', { nonce: 'x' }, {}],
    ['no nonce', { nonce: undefined }, {}],
    ['no subject', { sub: undefined }, {}],
    ['an end in the past', { exp: 1_000_000_000 }, {}],
    ['no signature', {}, { alg: 'none' }],
    ['another algorithm', {}, { alg: 'HS256' }],
    ['an unknown key', {}, { kid: 'two' }],
  ])('takes no token with %s (S-13)', async (_, claims, header) => {
    const provider = await addProvider({ issuer: fake.issuer })
    expect((await new Browser().signInByFake(provider)).body.data.status).toBe('unlinked')
    fake.reset()
    const browser = new Browser()
    fake.claims = claims
    fake.header = header
    const before = await count('sign_in_tickets')
    expect(seen(await browser.signInByFake(provider))).toEqual(wrong)
    expect(await count('sign_in_tickets')).toBe(before)
  })

  it('takes no token that somebody else signed (S-13)', async () => {
    const provider = await addProvider({ issuer: fake.issuer })
    fake.signWithAnother()
    expect(seen(await new Browser().signInByFake(provider))).toEqual(wrong)
  })

  it('is open for ten minutes, and so is the ticket, which is the browser’s alone', async () => {
    const provider = await addProvider()
    const { person } = await member()
    const browser = new Browser()
    const { ticket } = (await browser.signIn(provider, account())).body.data
    const foreign = new Browser()
    await foreign.start(provider.id)
    expect(seen(await foreign.password(person.loginName, ticket))).toEqual(wrong)
    const url = await browser.start(provider.id)
    const back = Object.fromEntries(await real.visit(url.href, account()))
    server.advance(10 * 60_000 + 1)
    expect(seen(await browser.comeBack(back))).toEqual(wrong)
    expect(seen(await browser.password(person.loginName, ticket))).toEqual(wrong)
  })
})

describe('links', () => {
  it('are of members: a provider of tenant A never signs into tenant B (S-02)', async () => {
    const provider = await addProvider()
    const stranger = await member({ memberOf: [{ tenant: 'b', permissions: [] }] })
    const browser = new Browser()
    const { ticket } = (await browser.signIn(provider, account())).body.data
    const refused = await browser.password(stranger.person.loginName, ticket)
    expect([...seen(refused), refused.cookies['token']]).toEqual([403, 'TENANT_DENIED', undefined])

    const memberOf = (['b', 'a'] as const).map((tenant) => ({ tenant, permissions: [] }))
    const both = await linked(provider, { memberOf, main: 'b' })
    const session = new Browser()
    const signedIn = await session.signIn(provider, both.subject)
    expect(signedIn.body.data.login?.tenantId).toBe(server.world.tenants.a)
    const { caller } = session
    const inB = { tenant: server.world.tenants.b }
    expect(seen(await caller.get('/aba-base/api/user-infos', inB))).toEqual([403, 'TENANT_DENIED'])
    const tenants = await caller.get<{ tenantId: string }[]>('/aba-base/api/v3/user/tenants')
    expect(tenants.body.data.map(({ tenantId }) => tenantId)).toEqual([server.world.tenants.a])
    const data = await caller.get<Schemas['SystemData']>('/spruce/api/v1/system-data')
    expect(data.body.data.tenantList.map(({ tenantId }) => tenantId)).toEqual([
      server.world.tenants.a,
    ])
  })

  it('open nothing of the account that reaches beyond the tenant', async () => {
    const provider = await addProvider()
    const one = await linked(provider)
    const browser = new Browser()
    await browser.signIn(provider, one.subject)
    const { caller } = browser
    const refusals = [
      await caller.get(`${base}/sessions`),
      await caller.post(`${base}/sessions/end`, {}),
      await caller.post('/aba-base/auth/v3/user/update-pwd', {}),
      await caller.post(`${base}/bound-accounts/wechat/remove`, {}),
      await caller.post('/aba-base/api/v3/user/contact-way', {}),
    ]
    for (const answer of refusals) expect(seen(answer)).toEqual([403, 'ACCOUNT_SIGN_IN'])
  })

  it('are one for one: neither side has two at a provider', async () => {
    const provider = await addProvider()
    const one = await linked(provider)
    const browser = new Browser()
    const { ticket } = (await browser.signIn(provider, account())).body.data
    const answer = await browser.password(one.person.loginName, ticket)
    expect([...seen(answer), answer.cookies['token']]).toEqual([409, 'DUPLICATE', undefined])
  })

  it('are listed and ended by the person, with what they opened', async () => {
    const provider = await addProvider()
    const one = await linked(provider)
    const browser = new Browser()
    await browser.signIn(provider, one.subject)
    const list = await one.caller.get<Schemas['BoundAccount'][]>(`${base}/bound-accounts`)
    expect(list.body.data).toMatchObject([
      { provider: 'openid', providerId: provider.id, providerName: provider.name },
    ])
    const path = `${base}/bound-accounts/openid/remove`
    await (await member()).caller.post(path, { providerId: provider.id })
    expect((await one.caller.get<unknown[]>(`${base}/bound-accounts`)).body.data).toHaveLength(1)
    await one.caller.post(path, { providerId: provider.id })
    expect((await one.caller.get<unknown[]>(`${base}/bound-accounts`)).body.data).toEqual([])
    expect(seen(await browser.caller.get('/aba-base/api/user-infos'))).toEqual([401, 401])
    expect((await new Browser().signIn(provider, one.subject)).body.data.status).toBe('unlinked')
  })

  it('are made by a verified email where the tenant chose to believe the provider', async () => {
    const trusting = await addProvider({ linkByEmail: true })
    const { email, person } = await member()
    const browser = new Browser()
    const claims = { email: email.toUpperCase(), email_verified: true }
    const answer = await browser.signIn(trusting, account(claims))
    expect(answer.body.data.status, answer.text).toBe('signed-in')
    const who = await browser.caller.get<{ id: string }>('/aba-base/api/user-infos')
    expect(who.body.data.id).toBe(person.userId)
    const [line] = await server.world.sql<{ operation: string }>`
      select operation from audit_log where user_id = ${person.userId}
        and object_id = ${trusting.id}`
    expect(line?.operation).toBe('completeOpenidLogin')
  })

  it.each([
    ['unverified', false, true],
    ['verified in words', 'true', true],
    ['of unknown standing', undefined, true],
    ['verified, where the tenant does not ask for it', true, false],
  ])('are never made by an email that is %s', async (_, verified, linkByEmail) => {
    const provider = await addProvider({ linkByEmail })
    const { email } = await member()
    const subject = account({ email, email_verified: verified })
    expect((await new Browser().signIn(provider, subject)).body.data.status).toBe('unlinked')
  })

  it('are never made by an email of somebody in another tenant alone, nor of nobody', async () => {
    const provider = await addProvider({ linkByEmail: true })
    const { email } = await member({ memberOf: [{ tenant: 'b', permissions: [] }] })
    const other = account({ email, email_verified: true })
    expect((await new Browser().signIn(provider, other)).body.data.status).toBe('unlinked')
    const nobody = account({ email: 'nobody@example.cn', email_verified: true })
    expect((await new Browser().signIn(provider, nobody)).body.data.status).toBe('unlinked')
  })
})

describe('providers', () => {
  const path = (id: string, more = '') => `${base}/identity-providers/${id}${more}`

  it('are added, found, edited by version and removed with what they opened', async () => {
    const provider = await addProvider({ name: '甲认证' })
    expect(provider).toMatchObject({
      ...{ version: 1, enabled: true, hasSecret: true, linkByEmail: false, links: 0 },
      scopes: ['openid', 'profile', 'email'],
    })
    const found = await admin.get<Provider[]>(`${base}/identity-providers?keyword=jiaren`)
    expect(found.body.data.map(({ id }) => id)).toEqual([provider.id])
    const edited = await admin.post<Provider>(path(provider.id), {
      ...{ version: 1, name: '乙认证', scopes: [], clientSecret: null },
    })
    expect(edited.body.data).toMatchObject({ version: 2, name: '乙认证', hasSecret: false })
    const late = await admin.post(path(provider.id), { version: 1, name: '丙' })
    expect(seen(late)).toEqual([412, 'STALE_VERSION'])
    await admin.post(path(provider.id), { version: 2, clientSecret: openidClientSecret })
    const one = await linked(provider)
    const browser = new Browser()
    await browser.signIn(provider, one.subject)
    const removed = await admin.post(path(provider.id, '/remove'), { version: 3 })
    expect(removed.body.data).toEqual({ links: 1, sessions: 1 })
    expect(seen(await browser.caller.get('/aba-base/api/user-infos'))).toEqual([401, 401])
    expect(seen(await admin.get(path(provider.id)))).toEqual([404, 404])
  })

  it('that are disabled are refused, at the start, on the way back and in their sessions', async () => {
    const provider = await addProvider()
    const one = await linked(provider)
    const [inside, underway] = [new Browser(), new Browser()]
    await inside.signIn(provider, one.subject)
    const back = Object.fromEntries(
      await real.visit((await underway.start(provider.id)).href, one.subject),
    )
    await admin.post(path(provider.id), { version: 1, enabled: false })
    expect(seen(await inside.caller.get('/aba-base/api/user-infos'))).toEqual([401, 401])
    expect(seen(await underway.comeBack(back))).toEqual(wrong)
    const start = await underway.post(`${base}/openid/login`, { providerId: provider.id })
    expect(seen(start)).toEqual([404, 404])
    const unknown = await underway.post(`${base}/openid/login`, { providerId: 'unknown' })
    expect(start.text).toBe(unknown.text)
  })

  it('keep their secret: in no answer, no log, no audit, and sealed where it is stored', async () => {
    const secret = `never-shown-${randomBytes(8).toString('hex')}`
    const provider = await addProvider({ clientSecret: secret })
    const answers = [
      await admin.get(path(provider.id)),
      await admin.get(`${base}/identity-providers`),
      await admin.post(path(provider.id), { version: 1, clientSecret: `${secret}2` }),
      await admin.post(path(provider.id, '/health'), undefined),
      await new Browser().signIn(provider, account()), // the provider does not know it
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 503])
    expect(answers.map(({ text }) => text).join() + server.logged.join('')).not.toContain(secret)
    const stored = await server.world.sql`select to_jsonb(p)::text as t from identity_providers p`
    const audit = await server.world.sql`select to_jsonb(l)::text as t from audit_log l`
    expect(JSON.stringify([stored, audit])).not.toContain(secret)
  })

  it.each([
    'http://sso.example.cn',
    'https://10.0.0.1',
    'https://[fd00::1]',
    'https://169.254.169.254/latest',
    'https://sso.example.cn/.well-known/openid-configuration',
  ])('have no issuer such as %s', async (issuer) => {
    const body = { name: unique('认证'), issuer, clientId: 'x' }
    const answer = await admin.post(`${base}/identity-providers`, body)
    expect([...seen(answer), answer.body.fields?.[0]?.path]).toEqual([
      422,
      'WRONG_ISSUER',
      'issuer',
    ])
  })

  it('have names of their own within the tenant', async () => {
    const { name } = await addProvider()
    const body = { name, issuer: real.issuer, clientId: 'x' }
    const answer = await admin.post(`${base}/identity-providers`, body)
    expect([...seen(answer), answer.body.fields?.[0]?.path]).toEqual([409, 'DUPLICATE', 'name'])
  })

  it('stand on the sign-in page of their tenant, with id and name, while they are enabled', async () => {
    const other = await server.person({ memberOf: [{ tenant: 'b', permissions: 'all' }] })
    const ofB = await addProvider({}, other.caller)
    const off = await addProvider({ enabled: false })
    const [a] = await server.world.sql<{ code: string }>`
      select code from tenants where id = ${server.world.tenants.a}`
    const list = await server
      .visitor()
      .get<object[]>(`${base}/openid/providers?tenant=${a?.code ?? ''}`)
    const ids = list.body.data.map((one) => (one as { id: string }).id)
    expect(ids.length).toBeGreaterThan(0)
    expect(ids).not.toContain(ofB.id)
    expect(ids).not.toContain(off.id)
    for (const one of list.body.data) expect(Object.keys(one).sort()).toEqual(['id', 'name'])
    expect((await server.visitor().get<object[]>(`${base}/openid/providers`)).body.data).toEqual([])
  })

  it('are checked: what they publish, or why not', async () => {
    const health = async ({ id }: Provider) =>
      (await admin.post<Schemas['IdentityProviderHealth']>(path(id, '/health'), undefined)).body
        .data
    expect(await health(await addProvider())).toMatchObject({
      ...{ state: 'up', reason: null, authorizationEndpoint: `${real.issuer}/auth` },
    })
    const provider = await addProvider({ issuer: fake.issuer })
    fake.published = { issuer: 'https://evil.example' }
    expect(await health(provider)).toMatchObject({ state: 'down', reason: 'answer' })
    fake.published = { authorization_endpoint: 'javascript:alert(1)' }
    expect(await health(provider)).toMatchObject({ state: 'down', reason: 'answer' })
    fake.fault = { at: 'configuration', answer: (response) => response.destroy() }
    expect(await health(provider)).toMatchObject({ state: 'down', reason: 'unreachable' })
    const read = (await admin.get<Provider>(path(provider.id))).body.data
    expect(read).toMatchObject({
      lastCheck: { state: 'down', reason: 'unreachable', milliseconds: null },
      version: provider.version,
    })
    const other = await addProvider()
    expect((await admin.get<Provider>(path(other.id))).body.data.lastCheck).toBeNull()
  })

  it('say whom they sign in, those who have left without a name', async () => {
    const provider = await addProvider()
    const { person } = await server.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
    const gone = await server.person({ memberOf: [{ tenant: 'b', permissions: [] }] })
    for (const { userId } of [person, gone.person]) {
      await server.world.sql`insert into openid_links
        (tenant_id, provider_id, subject, user_id, name)
        values (${server.world.tenants.a}, ${provider.id}, ${userId}, ${userId}, 'Wang')`
    }
    const reply = await admin.get<Schemas['IdentityProviderLink'][]>(path(provider.id, '/links'))
    const known = reply.body.data.map(({ id, nickName, name }) => [id, nickName !== null, name])
    expect(known.sort()).toEqual(
      [
        [person.userId, true, 'Wang'],
        [gone.person.userId, false, 'Wang'],
      ].sort(),
    )
  })
})

describe('when a provider fails', () => {
  const silence = () => undefined
  const fails: [string, (response: ServerResponse) => void][] = [
    ['answers 500', (response) => void response.writeHead(500).end('oops')],
    ['answers a page', (response) => void response.end('<html>')],
    ['leads elsewhere', (response) => void response.writeHead(302, { location: '/x' }).end()],
    ['hangs up', (response) => void response.destroy()],
    ['says too much', (response) => void json(response, `"${'x'.repeat(300_000)}"`)],
    ['says nothing', silence],
  ]
  const json = (response: ServerResponse, text: string) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(text)
  const down = [503, 'OPENID_DOWN']

  it.each(fails)('at the start because it %s: 503, and nothing is written', async (_, answer) => {
    const { id: providerId } = await addProvider({ issuer: fake.issuer })
    fake.fault = { at: 'configuration', answer }
    const before = await count('sign_in_states')
    const browser = new Browser()
    if (answer === silence) patienceMs = shortMs
    const refused = await browser.post(`${base}/openid/login`, { providerId })
    expect(seen(refused), refused.text).toEqual(down)
    expect(refused.headers['retry-after']).toBe('5')
    expect([refused.cookies, await count('sign_in_states')]).toEqual([{}, before])
    fake.reset()
    patienceMs = longMs
    await browser.start(providerId) // a failure is not kept
  })

  it.each(fails)('on the way back because it %s: 503, and nobody is in', async (_, answer) => {
    const provider = await addProvider({ issuer: fake.issuer })
    fake.fault = { at: '/token', answer }
    if (answer === silence) patienceMs = shortMs
    const before = await count('sign_in_tickets')
    const refused = await new Browser().signInByFake(provider)
    expect(seen(refused), refused.text).toEqual(down)
    expect([refused.cookies, await count('sign_in_tickets')]).toEqual([{}, before])
    expect(refused.body.message).toBe('身份提供方暂时不可用，请稍后再试')
  })

  it('takes a list for no tokens', async () => {
    const provider = await addProvider({ issuer: fake.issuer })
    fake.fault = { at: '/token', answer: (response) => void json(response, '[]') }
    expect(seen(await new Browser().signInByFake(provider))).toEqual(wrong)
  })

  it('asks for what it publishes once for many', async () => {
    const provider = await addProvider({ issuer: fake.issuer })
    const browsers = Array.from({ length: 5 }, () => new Browser())
    await Promise.all(browsers.map((browser) => browser.start(provider.id)))
    await new Browser().start(provider.id)
    expect(fake.asked).toEqual(['/.well-known/openid-configuration'])
  })
})

describe('a server in production', () => {
  const clients = (trustedOrigins: string[], resolve?: (host: string) => Promise<string[]>) =>
    new OpenidClients({
      ...{ isEvaluation: false, trustedOrigins, now: () => new Date() },
      ...(resolve && { resolve }),
    })

  it.each([
    'http://127.0.0.1:9',
    'http://localhost',
    'https://localhost',
    'https://127.0.0.1',
    'https://192.168.1.1',
    'http://sso.example.cn',
    'ftp://sso.example.cn',
    'nothing',
  ])('does not ask %s', (issuer) => {
    expect(clients([]).mayAsk(issuer)).toBe(false)
  })

  it('asks public addresses, and closed ones that are listed', () => {
    expect(clients([]).mayAsk('https://sso.example.cn/realms/main')).toBe(true)
    expect(clients(['https://192.168.1.1']).mayAsk('https://192.168.1.1/realms/main')).toBe(true)
    expect(clients(['http://192.168.1.1']).mayAsk('http://192.168.1.1')).toBe(false)
  })

  it('does not follow a public name into a closed network', async () => {
    const asked = clients([], () => Promise.resolve(['203.0.113.9', '10.0.0.9']))
    await expect(asked.authorizationEndpoint('https://sso.example.cn')).rejects.toMatchObject({
      fault: 'closed',
    })
  })
})
