import { createHash, randomBytes } from 'node:crypto'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/startTestServer.js'
import type { TestCaller } from '../../testing/TestCaller.js'
import { HttpWechat } from '../../wechat/HttpWechat.js'
import { WechatDownError } from '../../wechat/Wechat.js'

type Outcome = Schemas['WechatOutcome']

const [appId, secret] = ['wx0123456789abcdef', 'app-secret-of-wechat']

/** WeChat's API as its open platform documents it: a code is good for once. */
class FakeWechat {
  private readonly server: Server
  private readonly used = new Set<string>()
  asked: URL[] = []
  /** What goes wrong; undefined: nothing. */
  fault: ((response: ServerResponse) => void) | undefined

  constructor() {
    this.server = createServer((request, response) => {
      const url = new URL(request.url ?? '', 'http://wechat')
      this.asked.push(url)
      if (this.fault) return this.fault(response)
      response.setHeader('content-type', 'text/plain')
      response.end(JSON.stringify(this.answer(url)))
    })
  }

  async start(): Promise<string> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done))
    return `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}`
  }

  stop() {
    this.server.closeAllConnections()
    this.server.close()
  }

  private answer({ pathname, searchParams }: URL): object {
    if (pathname === '/sns/userinfo') {
      const openid = searchParams.get('openid') ?? ''
      return { openid, nickname: `昵称${openid}`, sex: 0, privilege: [], unionid: `u-${openid}` }
    }
    if (pathname !== '/sns/oauth2/access_token') return { errcode: 40066, errmsg: 'invalid url' }
    if (searchParams.get('appid') !== appId) return { errcode: 40013, errmsg: 'invalid appid' }
    if (searchParams.get('secret') !== secret) return { errcode: 40125, errmsg: 'invalid secret' }
    const code = searchParams.get('code') ?? ''
    if (!code.startsWith('code-')) return { errcode: 40029, errmsg: 'invalid code' }
    if (this.used.has(code)) return { errcode: 40163, errmsg: 'code been used' }
    this.used.add(code)
    const [, openid] = code.split('-')
    return {
      ...{ access_token: 'token-of-wechat', expires_in: 7200, refresh_token: 'x' },
      ...{ openid, scope: 'snsapi_login', unionid: `u-${openid ?? ''}` },
    }
  }
}

let wechat: FakeWechat
let apiUrl: string
let server: TestServer
let made = 0

beforeAll(async () => {
  wechat = new FakeWechat()
  apiUrl = await wechat.start()
  const env = {
    SPRUCE_WECHAT_APP_ID: appId,
    SPRUCE_WECHAT_SECRET: secret,
    SPRUCE_WECHAT_API_URL: apiUrl,
  }
  server = await startTestServer(env, { own: true })
})
afterAll(async () => {
  wechat.stop()
  await server.close()
})
beforeEach(() => {
  wechat.fault = undefined
})

const newOpenid = () => `o${String((made += 1))}`
const newCode = (openid: string) => `code-${openid}-${randomBytes(6).toString('hex')}`
const seen = (answer: { status: number; body: { code: number | string } }) => [
  answer.status,
  answer.body.code,
]
const wrong = [400, 1104]

/** Begins, as the page does, and gives what comes back with the browser. */
async function begin(caller: TestCaller, path = '/spruce/api/v1/wechat/login') {
  const verifier = randomBytes(32).toString('base64url')
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const answer = await caller.post<Schemas['WechatStart']>(path, { challenge })
  expect(answer.status, answer.text).toBe(200)
  const url = new URL(answer.body.data.url)
  return { url, verifier, state: url.searchParams.get('state') ?? '' }
}

function comeBack(caller: TestCaller, query: Record<string, string>) {
  const search = new URLSearchParams(query).toString()
  return caller.get<Outcome>(`/aba-base/api/v3/wx/wxCallBack?${search}`)
}

async function scan(caller: TestCaller, openid: string, path?: string) {
  const { verifier, state } = await begin(caller, path)
  return comeBack(caller, { code: newCode(openid), state, verifier })
}

/** Somebody with an address of their own. */
async function person() {
  const one = await server.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
  const email = `${server.world.unique('post')}@example.cn`
  await server.world.sql`update users set email = ${email}, email_key = ${email}
    where id = ${one.person.userId}`
  return { ...one, email }
}

async function sendCode(ticket: string | null, mobileEmail: string) {
  return server
    .visitor()
    .post('/aba-base/api/v3/wx/v3/user/send-verify-code', { ticket, mobileEmail })
}

async function codeAt(email: string): Promise<string | undefined> {
  await server.services.courier.settled()
  const [row] = await server.world.sql<{ code: string }>`
    select code from dev_outbox where recipient = ${email} order by id desc limit 1`
  return row?.code
}

/** Comes from WeChat as a stranger and binds an account by its address. */
async function bindByCode(openid: string, email: string, caller = server.visitor()) {
  const { ticket } = (await scan(caller, openid)).body.data
  expect((await sendCode(ticket, email)).status).toBe(200)
  const body = { ticket, mobileEmail: email, vcCode: await codeAt(email) }
  return caller.post<Schemas['LoginResult']>('/aba-base/api/v3/wx/binding', body)
}

describe('sign-in by WeChat', () => {
  it('leads to its page with AppID, scope, state and a page of the portal to come back to', async () => {
    const { url, state } = await begin(server.visitor())
    expect(url.origin + url.pathname).toBe('https://open.weixin.qq.com/connect/qrconnect')
    expect(url.hash).toBe('#wechat_redirect')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      appid: appId,
      redirect_uri: 'http://portal.test/login',
      response_type: 'code',
      scope: 'snsapi_login',
      state,
    })
    expect(state).toMatch(/^[\w-]{43}$/)
  })

  it('leads back to the page of the tenant where it began, and to none that is no code', async () => {
    const challenge = 'c'.repeat(43)
    const start = (tenantCode: string) =>
      server
        .visitor()
        .post<Schemas['WechatStart']>('/spruce/api/v1/wechat/login', { challenge, tenantCode })
    const { url } = (await start('yunshan')).body.data
    expect(new URL(url).searchParams.get('redirect_uri')).toBe(
      'http://portal.test/login?tenant=yunshan',
    )
    expect((await start('a&redirect_uri=//evil.example')).status).toBe(400)
  })

  it('binds a stranger’s account by a code to its address, and signs in from then on', async () => {
    const { email, person: owner } = await person()
    const openid = newOpenid()
    const visitor = server.visitor()
    const came = await scan(visitor, openid)
    expect(came.body.data).toMatchObject({ status: 'unbound', nickName: `昵称${openid}` })
    expect(came.cookies).toEqual({})
    const validate = (ticket: string) =>
      visitor.get<Schemas['WechatTicketState']>(`/aba-base/api/v3/wx/validate?ticket=${ticket}`)
    const { ticket } = came.body.data
    expect((await validate(ticket ?? '')).body.data).toMatchObject({ valid: true })
    await sendCode(ticket, email)
    const body = { ticket, mobileEmail: email, vcCode: await codeAt(email) }
    const bound = await visitor.post('/aba-base/api/v3/wx/binding', body)
    expect(bound.status, bound.text).toBe(200)
    expect((await validate(ticket ?? '')).body.data).toMatchObject({ valid: false })
    expect(seen(await visitor.post('/aba-base/api/v3/wx/binding', body))).toEqual(wrong)

    const again = server.visitor()
    const signedIn = await scan(again, openid)
    expect(signedIn.body.data).toMatchObject({ status: 'signed-in', ticket: null })
    expect(signedIn.cookies['token']).toContain('HttpOnly')
    const who = await again.get<{ id: string }>('/aba-base/api/user-infos')
    expect(who.body.data.id).toBe(owner.userId)
    const sessions = await again.get<Schemas['SessionItem'][]>('/spruce/api/v1/sessions')
    expect(sessions.body.data.map(({ via }) => via)).toContain('wechat')
  })

  it('knows a person by unionid where the openid is another', async () => {
    const { email, person: owner } = await person()
    const openid = newOpenid()
    await bindByCode(openid, email)
    await server.world.sql`update wechat_accounts set openid = ${newOpenid()}
      where user_id = ${owner.userId}`
    expect((await scan(server.visitor(), openid)).body.data.status).toBe('signed-in')
  })

  it('lets nobody in whose account is suspended', async () => {
    const { email, person: owner } = await person()
    const openid = newOpenid()
    await bindByCode(openid, email)
    await server.world.sql`update users set status = 'suspended' where id = ${owner.userId}`
    expect(seen(await scan(server.visitor(), openid))).toEqual(wrong)
  })
})

describe('the way back', () => {
  it('is for the browser that began: another verifier is refused, and ends it (S-13)', async () => {
    const visitor = server.visitor()
    const { state, verifier } = await begin(visitor)
    const other = randomBytes(32).toString('base64url')
    const code = newCode(newOpenid())
    expect(seen(await comeBack(visitor, { code, state, verifier: other }))).toEqual(wrong)
    expect(seen(await comeBack(visitor, { code, state, verifier }))).toEqual(wrong)
  })

  it('works once, of ten at the same time too', async () => {
    const visitor = server.visitor()
    const { state, verifier } = await begin(visitor)
    const query = { code: newCode(newOpenid()), state, verifier }
    const answers = await Promise.all(Array.from({ length: 10 }, () => comeBack(visitor, query)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(9)
  })

  it('does not take a code twice, nor one that WeChat never gave', async () => {
    const code = newCode(newOpenid())
    const [first, second, third] = [
      await begin(server.visitor()),
      await begin(server.visitor()),
      await begin(server.visitor()),
    ]
    const back = (way: typeof first, given: string) =>
      comeBack(server.visitor(), { code: given, state: way.state, verifier: way.verifier })
    expect((await back(first, code)).status).toBe(200)
    expect(seen(await back(second, code))).toEqual(wrong)
    expect(seen(await back(third, 'guess'))).toEqual(wrong)
  })

  it('is open for ten minutes, and so is the ticket', async () => {
    const { state, verifier } = await begin(server.visitor())
    const { ticket } = (await scan(server.visitor(), newOpenid())).body.data
    server.advance(10 * 60_000 + 1)
    const late = await comeBack(server.visitor(), { code: newCode('o'), state, verifier })
    expect(seen(late)).toEqual(wrong)
    expect(seen(await sendCode(ticket, 'nobody@example.cn'))).toEqual(wrong)
  })
})

describe('binding', () => {
  it('answers a known and an unknown address alike, and writes to the known one only (S-10)', async () => {
    const { email } = await person()
    const { ticket } = (await scan(server.visitor(), newOpenid())).body.data
    const known = await sendCode(ticket, email)
    const unknown = await sendCode(ticket, 'nobody-here@example.cn')
    expect(unknown.text).toBe(known.text)
    expect(await codeAt('nobody-here@example.cn')).toBeUndefined()
    const body = { ticket, mobileEmail: 'nobody-here@example.cn', vcCode: '000000' }
    const guessed = await server.visitor().post('/aba-base/api/v3/wx/binding', body)
    expect(seen(guessed)).toEqual([400, 1102])
  })

  it('compares five guesses; a code for another ticket opens nothing (S-09)', async () => {
    const { email } = await person()
    const { ticket } = (await scan(server.visitor(), newOpenid())).body.data
    const other = (await scan(server.visitor(), newOpenid())).body.data.ticket
    await sendCode(ticket, email)
    const right = await codeAt(email)
    const tryWith = (given: string | null, vcCode: string | undefined) =>
      server
        .visitor()
        .post('/aba-base/api/v3/wx/binding', { ticket: given, mobileEmail: email, vcCode })
    expect(seen(await tryWith(other, right))).toEqual([400, 1102])
    const miss = right === '111111' ? '222222' : '111111'
    for (let turn = 0; turn < 5; turn += 1) {
      expect(seen(await tryWith(ticket, miss))).toEqual([400, 1102])
    }
    expect(seen(await tryWith(ticket, right))).toEqual([400, 1102])
  })

  it('gives an account one WeChat account, and a WeChat account one account', async () => {
    const { email } = await person()
    expect((await bindByCode(newOpenid(), email)).status).toBe(200)
    server.advance(61_000)
    expect(seen(await bindByCode(newOpenid(), email))).toEqual([409, 'DUPLICATE'])
  })

  it('from a session binds in that session only, and is undone', async () => {
    const path = '/spruce/api/v1/bound-accounts'
    const { caller } = await person()
    const openid = newOpenid()
    const { state, verifier } = await begin(caller, `${path}/wechat`)
    const elsewhere = await person()
    const query = { code: newCode(openid), state, verifier }
    expect(seen(await comeBack(elsewhere.caller, query))).toEqual(wrong)
    const begun = await begin(caller, `${path}/wechat`)
    const way = { state: begun.state, verifier: begun.verifier }
    const signedOut = await comeBack(server.visitor(), { ...way, code: newCode(openid) })
    expect(seen(signedOut)).toEqual(wrong)

    expect((await scan(caller, openid, `${path}/wechat`)).body.data.status).toBe('bound')
    const list = await caller.get<Schemas['BoundAccount'][]>(path)
    expect(list.body.data).toMatchObject([{ provider: 'wechat', nickName: `昵称${openid}` }])
    const taken = await scan(elsewhere.caller, openid, `${path}/wechat`)
    expect(seen(taken)).toEqual([409, 'DUPLICATE'])
    await caller.post(`${path}/wechat/remove`, {})
    expect((await caller.get<unknown[]>(path)).body.data).toEqual([])
    expect((await scan(server.visitor(), openid)).body.data.status).toBe('unbound')
  })
})

describe('when WeChat fails', () => {
  const fails: [string, (response: ServerResponse) => void][] = [
    ['answers 500', (response) => response.writeHead(500).end('oops')],
    ['is busy', (response) => response.end('{"errcode":-1,"errmsg":"system error"}')],
    ['knows no such AppID', (response) => response.end('{"errcode":40013,"errmsg":"x"}')],
    ['answers a page', (response) => response.end('<html>')],
    ['answers a list', (response) => response.end('[]')],
    ['names nobody', (response) => response.end('{"access_token":"x"}')],
    ['leads elsewhere', (response) => response.writeHead(302, { location: apiUrl }).end()],
    ['hangs up', (response) => response.destroy()],
  ]

  it.each(fails)('because it %s: 503 that says so, and nothing is written', async (_, fault) => {
    wechat.fault = fault
    const answer = await scan(server.visitor(), newOpenid())
    expect(seen(answer)).toEqual([503, 'WECHAT_DOWN'])
    expect(answer.body.message).toBe('微信服务暂时不可用，请稍后再试')
    expect(answer.headers['retry-after']).toBe('5')
    expect(answer.cookies).toEqual({})
    expect(answer.text + server.logged.join('')).not.toContain(secret)
  })

  it('gives up after a while', async () => {
    wechat.fault = () => undefined
    const driver = new HttpWechat({
      ...{ appId, secret, apiUrl, connectUrl: 'https://open.weixin.qq.com/', timeoutMs: 50 },
    })
    await expect(driver.identify('code-x')).rejects.toThrow(WechatDownError)
    await expect(driver.identify('code-x')).rejects.not.toThrow(secret)
  })
})

describe('without settings', () => {
  it('a developer comes straight back, and a code names anybody', async () => {
    const bare = await startTestServer()
    const visitor = bare.visitor()
    const { url, verifier, state } = await begin(visitor)
    expect(url.origin + url.pathname).toBe('http://portal.test/login')
    const code = url.searchParams.get('code') ?? ''
    const answer = await comeBack(visitor, { code, state, verifier })
    expect(answer.body.data).toMatchObject({ status: 'unbound', nickName: 'developer' })
    await bare.close()
  })

  it('production says that it is off', async () => {
    const key = Buffer.alloc(32, 7).toString('base64')
    const bare = await startTestServer({
      SPRUCE_MODE: 'production',
      SPRUCE_PUBLIC_URL: 'https://portal.test',
      SPRUCE_CIPHER_KEY: key,
      SPRUCE_SECRET: key,
      SPRUCE_ALLOW_EMBEDDED: '1',
    })
    const headers = { origin: 'https://portal.test' }
    const body = { challenge: 'x'.repeat(43) }
    const answer = await bare.visitor().post('/spruce/api/v1/wechat/login', body, { headers })
    expect(seen(answer)).toEqual([422, 'WECHAT_OFF'])
    await bare.close()
  })
})
