import { createHash } from 'node:crypto'
import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/startTestServer.js'
import type { TestCaller } from '../../testing/TestCaller.js'
import type { Person } from '../../testing/World.js'

const authorizePath = '/auth/oauth/authorize'
const confirmPath = '/aba-base/api/v3/oauth/confirm'
const tokenPath = '/aba-base/auth/v3/login-code'
const statusPath = '/spruce/api/v1/login-status'
const userInfos = '/aba-base/api/user-infos'
const callback = 'https://bi.example.cn/callback?from=spruce'
const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const challenge = createHash('sha256').update(verifier).digest('base64url')

let server: TestServer
let admin: TestCaller
let member: { person: Person; caller: TestCaller }
let client: Client

interface Client {
  appId: string
  clientId: string
  secret: string
}

beforeAll(async () => {
  server = await startTestServer({}, { own: true })
  admin = (await server.person({ memberOf: [{ tenant: 'a', permissions: 'all' }] })).caller
  member = await server.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
  client = await register()
})
afterAll(() => server.close())

const clientPath = (appId: string) => `/spruce/api/v1/apps/${appId}/oauth-client`

async function register(more: Partial<Schemas['SaveOauthClientRequest']> = {}): Promise<Client> {
  const app = await admin.post<Schemas['ManagedApp']>('/spruce/api/v1/apps', {
    appCode: server.world.unique('bi'),
    name: { 'zh-CN': '报表平台', 'en-US': 'Reports' },
    kind: 'page',
    url: '/dashboard',
  })
  const appId = app.body.data.id ?? ''
  const saved = await admin.send<Schemas['SavedOauthClient']>('PUT', clientPath(appId), {
    body: { redirectUris: [callback], scopes: ['profile', 'directory'], ...more },
  })
  expect(saved.status, saved.text).toBe(200)
  const { client: made, clientSecret } = saved.body.data
  return { appId, clientId: made.clientId, secret: clientSecret ?? '' }
}

const ask = (caller: TestCaller, given: Record<string, unknown> = {}) =>
  caller.post<Schemas['OauthAuthorization']>(authorizePath, {
    response_type: 'code',
    client_id: client.clientId,
    redirect_uri: callback,
    scope: 'profile directory',
    state: 'af0ifjsldkj',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...given,
  })

const confirm = (caller: TestCaller, requestId: string | null, given: object = {}) =>
  caller.post<Schemas['OauthRedirect']>(confirmPath, { requestId, approved: true, ...given })

/** The code of a whole yes. */
async function codeFor(caller: TestCaller, given: Record<string, unknown> = {}): Promise<string> {
  const asked = await ask(caller, given)
  const { body } = await confirm(caller, asked.body.data.requestId)
  return new URL(body.data.redirectTo).searchParams.get('code') ?? ''
}

const outside = { origin: undefined, 'sec-fetch-site': undefined }

/** As the application's own server. */
function redeem(
  code: string,
  given: Record<string, unknown> = {},
  headers: Record<string, string | undefined> = {},
) {
  return server.visitor().post<Schemas['OauthToken']>(
    tokenPath,
    {
      grant_type: 'authorization_code',
      code,
      client_id: client.clientId,
      redirect_uri: callback,
      code_verifier: verifier,
      client_secret: client.secret,
      ...given,
    },
    { headers: { ...outside, ...headers } },
  )
}

const bearer = (token: string) => ({
  headers: { ...outside, authorization: `Bearer ${token}` },
})
const seen = (answer: { status: number; body: { code: number | string } }) => [
  answer.status,
  answer.body.code,
]
const wrongGrant = [400, 'invalid_grant']

describe('S-13: an authorisation code', () => {
  it('goes back to the client with state, and opens one tenant and what was granted', async () => {
    const asked = await ask(member.caller)
    expect(asked.body.data).toMatchObject({
      client: { name: '报表平台', clientId: client.clientId },
      consentNeeded: true,
      redirectTo: null,
      scopes: [{ code: 'profile' }, { code: 'directory' }],
    })
    const { requestId } = asked.body.data
    const answer = await confirm(member.caller, requestId, { scopes: ['profile'] })
    const target = new URL(answer.body.data.redirectTo)
    expect(target.origin + target.pathname).toBe('https://bi.example.cn/callback')
    expect(Object.fromEntries(target.searchParams)).toEqual({
      from: 'spruce',
      code: expect.stringMatching(/^[\w-]{43}$/) as string,
      state: 'af0ifjsldkj',
    })
    const token = await redeem(target.searchParams.get('code') ?? '')
    expect(token.body.data).toMatchObject({
      token_type: 'Bearer',
      scope: 'profile',
      tenantId: server.world.tenants.a,
    })
    expect(token.cookies).toEqual({})
    const { access_token: access } = token.body.data
    const visitor = server.visitor()
    const who = await visitor.get<{ loginName: string }>(userInfos, bearer(access))
    expect(who.body.data.loginName).toBe(member.person.loginName)
    for (const path of ['/spruce/api/v1/contact-book/people', '/spruce/api/v1/system-data']) {
      const refused = await visitor.get(path, bearer(access))
      expect([path, ...seen(refused)]).toEqual([path, 403, 'SCOPE_DENIED'])
    }
    expect(server.logged.join('')).not.toContain(access)
  })

  it('asks once for the same: what was granted needs no second yes', async () => {
    const { caller } = await server.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
    await codeFor(caller, { scope: 'profile' })
    expect((await ask(caller, { scope: 'profile' })).body.data.consentNeeded).toBe(false)
    expect((await ask(caller)).body.data.consentNeeded).toBe(true)
  })

  it('works once, and ends what it opened when it comes again', async () => {
    const code = await codeFor(member.caller)
    const { access_token: token } = (await redeem(code)).body.data
    expect((await server.visitor().get(userInfos, bearer(token))).status).toBe(200)
    expect(seen(await redeem(code))).toEqual(wrongGrant)
    expect((await server.visitor().get(userInfos, bearer(token))).status).toBe(401)
  })

  it('lets one of ten through that come at once', async () => {
    const code = await codeFor(member.caller)
    const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(9)
  })

  it('lives 60 seconds', async () => {
    const code = await codeFor(member.caller)
    server.advance(60_001)
    expect(seen(await redeem(code))).toEqual(wrongGrant)
  })

  it.each([
    ['another verifier', { code_verifier: 'x'.repeat(43) }],
    ['the challenge in place of the verifier', { code_verifier: challenge }],
    ['another address', { redirect_uri: 'https://bi.example.cn/callback' }],
    ['another client', { client_id: 'spruce-web-other' }],
  ])('is used up and refused with %s', async (_, given) => {
    const code = await codeFor(member.caller)
    expect(seen(await redeem(code, given))).toEqual(wrongGrant)
    expect(seen(await redeem(code))).toEqual(wrongGrant)
  })

  it('is not for a client with another secret, or none', async () => {
    const code = await codeFor(member.caller)
    for (const secret of ['x'.repeat(43), undefined]) {
      const refused = await redeem(code, { client_secret: secret })
      expect(seen(refused)).toEqual([400, 'invalid_client'])
    }
    expect((await redeem(code)).status).toBe(200)
  })

  it('is not for a page: a token would lie where scripts can read it (S-05)', async () => {
    const code = await codeFor(member.caller)
    const page = { origin: 'http://portal.test', 'sec-fetch-site': 'same-origin' }
    expect(seen(await redeem(code, {}, page))).toEqual([400, 'unauthorized_client'])
    const other = await redeem(code, { grant_type: 'password' })
    expect(seen(other)).toEqual([400, 'unsupported_grant_type'])
  })

  it('opens nothing once the person has left, and its session nothing from the next call on', async () => {
    const { caller, person } = await server.person({
      memberOf: [{ tenant: 'a', permissions: [] }],
    })
    const [code, later] = [await codeFor(caller), await codeFor(caller)]
    const { access_token: token } = (await redeem(code)).body.data
    await server.world.sql`update memberships set status = 'disabled'
      where user_id = ${person.userId}`
    expect(seen(await redeem(later))).toEqual(wrongGrant)
    expect((await server.visitor().get(userInfos, bearer(token))).status).toBe(401)
  })
})

describe('a request for an authorisation', () => {
  it.each([
    ['an unknown client', { client_id: 'nobody' }],
    ['an address with more behind', { redirect_uri: `${callback}&x=1` }],
    ['an address with less', { redirect_uri: 'https://bi.example.cn/callback' }],
    ['another host', { redirect_uri: 'https://bi.example.cn.evil.example/callback' }],
    ['another scheme', { redirect_uri: 'http://bi.example.cn/callback?from=spruce' }],
  ])('with %s sends nobody anywhere', async (_, given) => {
    const answer = await ask(member.caller, given)
    expect(seen(answer)).toEqual([422, 'OAUTH_CLIENT'])
    expect(answer.text).not.toContain('redirectTo')
  })

  it.each([
    ['invalid_request', { code_challenge: undefined }],
    ['invalid_request', { code_challenge_method: 'plain' }],
    ['invalid_request', { code_challenge_method: undefined }],
    ['invalid_request', { code_challenge: 'x'.repeat(44) }],
    ['invalid_request', { response_type: undefined }],
    ['unsupported_response_type', { response_type: 'token' }],
    ['invalid_scope', { scope: 'profile everything' }],
    ['invalid_scope', { scope: 'messages' }],
  ])('is told %s at the client’s own address, with state', async (error, given) => {
    const { data } = (await ask(member.caller, given)).body
    expect(data.requestId).toBeNull()
    const answer = Object.fromEntries(new URL(data.redirectTo ?? '').searchParams)
    expect(answer).toEqual({ from: 'spruce', error, state: 'af0ifjsldkj' })
  })

  it('is another tenant’s client: answered like one that does not exist', async () => {
    const stranger = await server.person({ memberOf: [{ tenant: 'b', permissions: 'all' }] })
    const foreign = await ask(stranger.caller)
    const unknown = await ask(stranger.caller, { client_id: 'nobody' })
    expect(seen(foreign)).toEqual([422, 'OAUTH_CLIENT'])
    expect(foreign.text).toBe(unknown.text)
  })

  it('is refused where the person does not see the application', async () => {
    const hidden = await register()
    const [role] = await server.world.sql<{ id: string }>`
      select id from roles where tenant_id = ${server.world.tenants.a} and grants_all limit 1`
    await server.world.sql`insert into tenant_app_roles (tenant_id, app_id, role_id)
      values (${server.world.tenants.a}, ${hidden.appId}, ${role?.id ?? ''})`
    const { data } = (await ask(member.caller, { client_id: hidden.clientId })).body
    expect(new URL(data.redirectTo ?? '').searchParams.get('error')).toBe('access_denied')
  })

  it('waits for the session that asked, is answered once, and ten minutes at most', async () => {
    const asked = async () => (await ask(member.caller)).body.data.requestId
    const own = await asked()
    const other = await server.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
    expect((await confirm(other.caller, own)).status).toBe(404)
    expect((await confirm(member.caller, own)).status).toBe(200)
    expect((await confirm(member.caller, own)).status).toBe(404)
    const late = await asked()
    server.advance(10 * 60_000 + 1)
    expect((await confirm(member.caller, late)).status).toBe(404)
  })

  it('refused by the person goes back as access_denied, without a code', async () => {
    const { requestId } = (await ask(member.caller)).body.data
    const answer = await confirm(member.caller, requestId, { approved: false })
    const target = new URL(answer.body.data.redirectTo)
    expect(target.searchParams.get('error')).toBe('access_denied')
    expect(target.searchParams.get('state')).toBe('af0ifjsldkj')
    expect(target.searchParams.has('code')).toBe(false)
  })

  it('grants no more than it asked for', async () => {
    const { requestId } = (await ask(member.caller, { scope: 'profile' })).body.data
    const answer = await confirm(member.caller, requestId, { scopes: ['directory'] })
    expect(answer.status).toBe(422)
  })

  it('needs a session', async () => {
    expect((await ask(server.visitor())).status).toBe(401)
    expect((await confirm(server.visitor(), 'x')).status).toBe(401)
  })
})

describe('an application that is taken from a person’s sight', () => {
  /** A person who sees an application by a role of theirs, and the role that shows it from now on. */
  async function inSight() {
    const made = await register({ confidential: false })
    const { caller, person } = await server.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
    const given = { client_id: made.clientId }
    const show = async (roleId: string) => {
      await server.world.sql`delete from tenant_app_roles where app_id = ${made.appId}`
      await server.world.sql`insert into tenant_app_roles (tenant_id, app_id, role_id)
        values (${server.world.tenants.a}, ${made.appId}, ${roleId})`
    }
    await show(person.memberOf.a?.roleId ?? '')
    const hide = async () => show(await server.world.object('roles', 'a'))
    return { ...made, caller, given, hide, show, roleId: person.memberOf.a?.roleId ?? '' }
  }

  it('keeps no session for them, from the next call on', async () => {
    const { caller, given, hide, show, roleId } = await inSight()
    const { access_token: token } = (await redeem(await codeFor(caller, given), given)).body.data
    const status = async () => (await server.visitor().get(userInfos, bearer(token))).status
    expect(await status()).toBe(200)
    await hide()
    expect(await status()).toBe(401)
    await show(roleId)
    expect(await status()).toBe(200)
  })

  it('gets no code and no session for them, however far they had come', async () => {
    const { caller, given, hide } = await inSight()
    const [asked, code] = [await ask(caller, given), await codeFor(caller, given)]
    await hide()
    const answer = await confirm(caller, asked.body.data.requestId)
    expect(new URL(answer.body.data.redirectTo).searchParams.get('error')).toBe('access_denied')
    expect(seen(await redeem(code, given))).toEqual(wrongGrant)
  })

  it('and one whose scopes were narrowed opens only what is left of them', async () => {
    const { caller, given, appId } = await inSight()
    const { access_token: token } = (await redeem(await codeFor(caller, given), given)).body.data
    const visitor = server.visitor()
    expect((await visitor.get(userInfos, bearer(token))).status).toBe(200)
    const saved = await admin.send('PUT', clientPath(appId), {
      body: { redirectUris: [callback], scopes: ['directory'], version: 1, confidential: false },
    })
    expect(saved.status).toBe(200)
    expect(seen(await visitor.get(userInfos, bearer(token)))).toEqual([403, 'SCOPE_DENIED'])
  })
})

describe('the login status', () => {
  it('is transit while an authorisation waits for the person', async () => {
    const status = async (caller: TestCaller) =>
      (await caller.get<Schemas['LoginStatus']>(statusPath)).body.data
    expect((await status(server.visitor())).status).toBe('none')
    const { caller } = await server.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
    expect(await status(caller)).toMatchObject({ status: 'active', authorization: null })
    const { requestId } = (await ask(caller)).body.data
    expect(await status(caller)).toMatchObject({
      status: 'transit',
      authorization: { requestId, clientId: client.clientId },
    })
    await confirm(caller, requestId)
    expect((await status(caller)).status).toBe('active')
    const fresh = await server.person({
      memberOf: [{ tenant: 'a', permissions: [] }],
      mustChangePassword: true,
    })
    expect((await status(fresh.caller)).status).toBe('first')
  })
})

describe('the portal as a client', () => {
  const portal = { client_id: 'spruce-web-portal', redirect_uri: 'http://portal.test/oauth2' }

  it('takes a sign-in to another host of the tenant, with a cookie and no consent', async () => {
    await server.world.sql`update tenants set hosts = '{own.example.cn}'
      where id = ${server.world.tenants.a}`
    for (const uri of ['http://portal.test/oauth2', 'https://own.example.cn/oauth2']) {
      const given = { ...portal, redirect_uri: uri, scope: undefined }
      expect((await ask(member.caller, given)).body.data.consentNeeded).toBe(false)
      const code = await codeFor(member.caller, given)
      const page = server.visitor()
      const answer = await page.post<Schemas['OauthToken']>(tokenPath, {
        ...{ grant_type: 'authorization_code', code, code_verifier: verifier },
        ...{ client_id: portal.client_id, redirect_uri: uri },
      })
      expect(answer.cookies['token']).toContain('HttpOnly')
      expect(answer.text).not.toContain(page.token)
      expect((await page.get('/spruce/api/v1/system-data')).status).toBe(200)
      const again = await server.visitor().post(tokenPath, {
        ...{ grant_type: 'authorization_code', code, code_verifier: verifier },
        ...{ client_id: portal.client_id, redirect_uri: uri },
      })
      expect(seen(again)).toEqual(wrongGrant)
      expect((await page.get('/spruce/api/v1/system-data')).status).toBe(401)
    }
  })

  it.each([
    'https://evil.example/oauth2',
    'http://portal.test/oauth2?x=1',
    'https://own.example.cn/other',
    'https://app.partner.example/oauth2',
  ])('does not lead to %s', async (redirectUri) => {
    const answer = await ask(member.caller, { ...portal, redirect_uri: redirectUri })
    expect(seen(answer)).toEqual([422, 'OAUTH_CLIENT'])
  })
})

describe('a registered client', () => {
  it('is saved by version, with a secret that is shown once', async () => {
    const { appId } = await register({ confidential: false })
    const put = (body: object) =>
      admin.send<Schemas['SavedOauthClient']>('PUT', clientPath(appId), { body })
    const fields = { redirectUris: [callback], scopes: ['profile'] }
    expect(seen(await put(fields))).toEqual([409, 'DUPLICATE'])
    expect(seen(await put({ ...fields, version: 9 }))).toEqual([412, 'STALE_VERSION'])
    const saved = await put({ ...fields, version: 1, confidential: true })
    expect(saved.body.data.clientSecret).toMatch(/^[\w-]{43}$/)
    const again = await put({ ...fields, version: 2 })
    expect(again.body.data).toMatchObject({ clientSecret: null, client: { confidential: true } })
    const shown = await admin.get(clientPath(appId))
    expect(shown.text).not.toContain(saved.body.data.clientSecret)
    const [row] = await server.world.sql<{ line: string }>`
      select string_agg(d.detail::text, '') as line from audit_log d
      where d.object_table = 'oauth_clients'`
    expect(row?.line).toContain(callback)
    expect(row?.line).not.toContain(saved.body.data.clientSecret)
  })

  it('says when it last opened a session, and is not changed by that', async () => {
    const { appId, clientId, secret } = await register()
    const shown = async () => (await admin.get<Schemas['OauthClient']>(clientPath(appId))).body.data
    expect(await shown()).toMatchObject({ lastUsedAt: null, version: 1 })
    const code = await codeFor(member.caller, { client_id: clientId })
    await redeem(code, { client_id: clientId, client_secret: 'x'.repeat(43) })
    expect((await shown()).lastUsedAt).toBeNull()
    await redeem(code, { client_id: clientId, client_secret: secret })
    expect(await shown()).toMatchObject({
      lastUsedAt: expect.stringMatching(/^20\d\d-/) as string,
      version: 1,
    })
  })

  it('gets a new secret, and the former one is dead', async () => {
    const made = await register()
    const code = await codeFor(member.caller, { client_id: made.clientId })
    const reset = await admin.post<Schemas['SavedOauthClient']>(
      `${clientPath(made.appId)}/secret`,
      { version: 1 },
    )
    const { clientId } = made
    const old = await redeem(code, { client_id: clientId, client_secret: made.secret })
    expect(seen(old)).toEqual([400, 'invalid_client'])
    const secret = reset.body.data.clientSecret
    expect((await redeem(code, { client_id: clientId, client_secret: secret })).status).toBe(200)
  })

  it.each([
    'http://bi.example.cn/callback',
    'https://bi.example.cn:443/callback',
    'https://BI.example.cn/callback',
    'https://bi.example.cn',
    'https://bi.example.cn/a/../callback',
  ])('S-07: has no address %s', async (uri) => {
    const app = await register()
    const answer = await admin.send('PUT', clientPath(app.appId), {
      body: { version: 1, redirectUris: [uri], scopes: ['profile'] },
    })
    expect(seen(answer)).toEqual([422, 'UNSAFE_URL'])
  })

  it('ends with its sessions: switched off, removed, or its consent taken back', async () => {
    const opened = async () => {
      const made = await register({ confidential: false })
      const code = await codeFor(member.caller, { client_id: made.clientId })
      const { access_token: token } = (await redeem(code, { client_id: made.clientId })).body.data
      const status = async () => (await server.visitor().get(userInfos, bearer(token))).status
      expect(await status()).toBe(200)
      return { ...made, status }
    }
    const off = await opened()
    const fields = { redirectUris: [callback], scopes: ['profile'], version: 1, enabled: false }
    await admin.send('PUT', clientPath(off.appId), { body: fields })
    expect(await off.status()).toBe(401)

    const removed = await opened()
    const answer = await admin.post(`${clientPath(removed.appId)}/remove`, {})
    expect(answer.body.data).toEqual({ sessions: 1 })
    expect(await removed.status()).toBe(401)

    const revoked = await opened()
    const consents = '/spruce/api/v1/oauth-consents'
    const list = await member.caller.get<Schemas['OauthConsent'][]>(consents)
    expect(list.body.data).toContainEqual(
      expect.objectContaining({ clientId: revoked.clientId, scopes: ['profile', 'directory'] }),
    )
    const { clientId } = revoked
    const ended = await member.caller.post(`${consents}/remove`, { clientId })
    expect(ended.body.data).toEqual({ sessions: 1 })
    expect(await revoked.status()).toBe(401)
    const asked = await ask(member.caller, { client_id: clientId })
    expect(asked.body.data.consentNeeded).toBe(true)
  })
})
