import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, testPassword, type TestServer } from '../../testing/startTestServer.js'
import type { Person } from '../../testing/World.js'

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer({}, { own: true })
  ;({ person } = await server.person({ memberOf: [{ tenant: 'a', permissions: [] }] }))
})
afterAll(() => server.close())

const userInfos = '/aba-base/api/user-infos'

describe('signing in', () => {
  it('opens a session in an HttpOnly cookie that no answer repeats (S-05)', async () => {
    const visitor = server.visitor()
    const answer = await visitor.signIn(person.loginName, testPassword)
    expect(answer.status).toBe(200)
    expect(answer.cookies['token']).toMatch(
      /^token=[0-9A-Za-z_-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect(answer.text).not.toContain(visitor.token)
    expect(answer.body.data).toMatchObject({
      tenantId: server.world.tenants.a,
      first: false,
      jump: null,
    })
    expect(answer.cookies['browerId']).toContain(answer.body.data.jti)
    expect(answer.cookies['browerId']).not.toContain('HttpOnly')
    expect(answer.cookies['tenantId']).toContain(server.world.tenants.a)
    expect((await visitor.get(userInfos)).status).toBe(200)
  })

  it('answers with the data that the portal starts with, to whoever asks for it', async () => {
    const { world } = server
    const both = await server.person({
      memberOf: [
        { tenant: 'a', permissions: [] },
        { tenant: 'b', permissions: ['department:list'] },
      ],
    })
    const [b] = await world.sql<{ code: string }>`
      select code from tenants where id = ${world.tenants.b}`
    const visitor = server.visitor()
    const body = { tenantCode: b?.code ?? '', systemData: true }
    const answer = await visitor.signIn(both.person.loginName, testPassword, { body })
    const { systemData } = answer.body.data
    expect(systemData?.permissions).toEqual(['department:list'])
    const asked = await visitor.get<Schemas['SystemData']>('/spruce/api/v1/system-data', {
      headers: { 'current-tenant': world.tenants.b },
    })
    const { livePlace } = asked.body.data // where this one was read
    expect({ ...systemData, livePlace }).toEqual(asked.body.data)
    expect(answer.text).not.toContain(visitor.token)

    const plain = await server.visitor().signIn(both.person.loginName, testPassword)
    expect(plain.body.data).not.toHaveProperty('systemData')
  })

  it('gives that data to nobody before the first password is changed', async () => {
    const first = await server.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
    await server.world.sql`
      update users set must_change_password = true where id = ${first.person.userId}`
    const body = { systemData: true }
    const answer = await server.visitor().signIn(first.person.loginName, testPassword, { body })
    expect(answer.body.data).toMatchObject({ first: true })
    expect(answer.body.data).not.toHaveProperty('systemData')
  })

  it('takes account and captcha in full width, as search does (S-26)', async () => {
    const visitor = server.visitor()
    const wide = (text: string) =>
      text.replaceAll(/[!-~]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0))
    const captcha = await visitor.captcha()
    const answer = await visitor.signIn(`\u3000${wide(person.loginName)}\u200b`, testPassword, {
      body: { ...captcha, captcha: `${wide(captcha.captcha)}\u3000` },
    })
    expect(answer.status).toBe(200)
  })

  it('takes the account without regard to case and space', async () => {
    const answer = await server
      .visitor()
      .signIn(` ${person.loginName.toUpperCase()} `, testPassword)
    expect(answer.status).toBe(200)
  })

  it('stores the token hashed, with a public id beside it', async () => {
    const visitor = server.visitor()
    const answer = await visitor.signIn(person.loginName, testPassword)
    const [row] = await server.world.sql<{ line: string; id: string }>`
      select s.*::text as line, id from sessions s order by created_at desc limit 1`
    expect(row?.line).not.toContain(visitor.token)
    expect(row?.id).toBe(answer.body.data.access_token)
  })

  it('gives a new token each time and ends the one the browser came with', async () => {
    const visitor = server.visitor()
    await visitor.signIn(person.loginName, testPassword)
    const first = visitor.token
    await visitor.signIn(person.loginName, testPassword)
    expect(visitor.token).not.toBe(first)
    const old = server.visitor()
    old.token = first
    expect((await old.get(userInfos)).status).toBe(401)
  })

  it('gives the bearer token only to those who ask from outside a browser', async () => {
    const outside = { origin: undefined, 'sec-fetch-site': undefined, 'x-token-delivery': 'body' }
    const api = server.visitor()
    const asked = await api.signIn(person.loginName, testPassword, { headers: outside })
    expect(asked.cookies['token']).toBeUndefined()
    const authorization = `Bearer ${asked.body.data.access_token}`
    expect((await api.get(userInfos, { headers: { authorization } })).status).toBe(200)

    const page = await server
      .visitor()
      .signIn(person.loginName, testPassword, { headers: { 'x-token-delivery': 'body' } })
    expect(page.cookies['token']).toBeDefined()
    const tried = `Bearer ${page.body.data.access_token}`
    const refused = await server.visitor().get(userInfos, { headers: { authorization: tried } })
    expect(refused.status).toBe(401)
  })

  it('starts at the tenant of the page where the person is live in it, else at the main one', async () => {
    const { world } = server
    const both = await server.person({
      memberOf: [
        { tenant: 'a', permissions: [] },
        { tenant: 'b', permissions: [] },
      ],
    })
    const [b] = await world.sql<{ code: string }>`
      select code from tenants where id = ${world.tenants.b}`
    const signIn = (tenantCode: string) =>
      server.visitor().signIn(both.person.loginName, testPassword, { body: { tenantCode } })
    expect((await signIn(b?.code ?? '')).body.data.tenantId).toBe(world.tenants.b)
    expect((await signIn('no-such-tenant')).body.data.tenantId).toBe(world.tenants.a)
  })

  it('lets a person of no tenant in, without a tenant', async () => {
    const alone = await server.person({ memberOf: [] })
    const answer = await server.visitor().signIn(alone.person.loginName, testPassword)
    expect(answer.body.data.tenantId).toBeNull()
  })

  it('flags a first login, and then refuses every call but signing out', async () => {
    const fresh = await server.person({
      memberOf: [{ tenant: 'a', permissions: 'all' }],
      mustChangePassword: true,
    })
    const visitor = server.visitor()
    const answer = await visitor.signIn(fresh.person.loginName, testPassword)
    expect(answer.body.data.first).toBe(true)
    const refused = await visitor.get('/spruce/api/v1/system-data')
    expect([refused.status, refused.body.code]).toEqual([403, 'FIRST_LOGIN'])
    expect((await visitor.post('/auth/logout', {})).status).toBe(200)
  })
})

describe('a wrong password', () => {
  it.each([
    ['zh-CN', '密码错误，请输入正确的密码'],
    ['en-US', 'Wrong password. Enter the right one'],
  ])('is 400 with body code 505, told in %s', async (language, message) => {
    const answer = await server.visitor().signIn(person.loginName, 'Wrong@2026', {
      headers: { 'accept-language': language },
    })
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([400, 505, message])
    expect(answer.cookies).toEqual({})
    expect(Buffer.from(String(answer.headers['status-message']), 'base64').toString()).toBe(message)
  })

  it('answers the same bytes for an unknown account, one without a password and a suspended one (S-10)', async () => {
    const wrong = await server.visitor().signIn(person.loginName, 'Wrong@2026')
    const noPassword = await server.world.person({ memberOf: [] })
    const suspended = await server.person({ memberOf: [], account: 'suspended' })
    for (const [loginName, password] of [
      ['nobody_of_that_name', testPassword],
      [noPassword.loginName, testPassword],
      [suspended.person.loginName, testPassword],
    ] as const) {
      const answer = await server.visitor().signIn(loginName, password)
      expect(answer.text).toBe(wrong.text)
      expect(answer.status).toBe(wrong.status)
    }
  })

  it('is counted: after ten the account waits, elsewhere it does not', async () => {
    const victim = await server.person({ memberOf: [] })
    const { loginName } = victim.person
    for (let turn = 0; turn < 10; turn += 1) {
      expect((await server.visitor().signIn(loginName, 'Wrong@2026')).status).toBe(400)
    }
    const answer = await server.visitor().signIn(loginName, testPassword)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(500)
    const other = await server.visitor().signIn(person.loginName, testPassword)
    expect(other.status).toBe(200)
    server.advance(601_000)
    expect((await server.visitor().signIn(loginName, testPassword)).status).toBe(200)
  })
})

describe('a captcha', () => {
  const wrongCaptcha = [400, 1101]

  it('is refused when wrong, and used up by that', async () => {
    const visitor = server.visitor()
    const captcha = await visitor.captcha()
    const wrong = await visitor.signIn(person.loginName, testPassword, {
      body: { ...captcha, captcha: 'nope' },
    })
    expect([wrong.status, wrong.body.code]).toEqual(wrongCaptcha)
    expect(wrong.body.message).toBe('验证码错误或已失效，请重新输入')
    const late = await visitor.signIn(person.loginName, testPassword, { body: captcha })
    expect([late.status, late.body.code]).toEqual(wrongCaptcha)
  })

  it('is refused when used again, right as it was', async () => {
    const visitor = server.visitor()
    const captcha = await visitor.captcha()
    const first = await visitor.signIn(person.loginName, testPassword, { body: captcha })
    expect(first.status).toBe(200)
    const again = await visitor.signIn(person.loginName, testPassword, { body: captcha })
    expect([again.status, again.body.code]).toEqual(wrongCaptcha)
  })

  it('lets one of many through that come at once', async () => {
    const captcha = await server.visitor().captcha()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        server.visitor().signIn(person.loginName, testPassword, { body: captcha }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('lives two minutes', async () => {
    const visitor = server.visitor()
    const captcha = await visitor.captcha()
    server.advance(121_000)
    const late = await visitor.signIn(person.loginName, testPassword, { body: captcha })
    expect([late.status, late.body.code]).toEqual(wrongCaptcha)
  })

  it('is drawn for a key and its answer stands in the outbox', async () => {
    const visitor = server.visitor()
    const { captchaKey } = (
      await visitor.get<{ captchaKey: string }>('/aba-base/api/verification/get-captcha-key')
    ).body.data
    const picture = await visitor.get(
      `/aba-base/api/verification/get-captcha?captchaKey=${captchaKey}`,
    )
    expect(picture.headers['content-type']).toBe('image/svg+xml')
    expect(picture.text).toMatch(/^<svg/)
    const own = { headers: { host: 'localhost' } }
    const outbox = JSON.parse((await visitor.get('/_outbox.json', own)).text) as {
      captchaKey: string
      code: string
    }[]
    const [newest] = outbox
    expect(newest?.captchaKey).toBe(captchaKey)
    expect(picture.text).not.toContain(newest?.code)
    const answer = await visitor.signIn(person.loginName, testPassword, {
      body: { captchaKey, captcha: newest?.code.toUpperCase() },
    })
    expect(answer.status).toBe(200)
  })
})

describe('the password on the wire', () => {
  it.each([
    ['not made with the key', `v1.${Buffer.alloc(64, 7).toString('base64')}`],
    ['in clear', testPassword],
  ])('is refused when %s', async (_, password) => {
    const answer = await server.visitor().signIn(person.loginName, testPassword, {
      body: { password },
    })
    expect(answer.status).toBe(400)
    expect(answer.body.fields?.map(({ path }) => path)).toEqual(['password'])
  })

  it('never reaches the log', async () => {
    await server.visitor().signIn(person.loginName, testPassword)
    expect(server.logged.length).toBeGreaterThan(0)
    expect(server.logged.join('')).not.toContain(testPassword)
    expect(server.logged.join('')).not.toContain('v1.')
  })
})
