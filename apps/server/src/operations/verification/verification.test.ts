import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, testPassword, type TestServer } from '../../testing/startTestServer.js'
import type { TestCaller } from '../../testing/TestCaller.js'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({}, { own: true })
})
afterAll(() => server.close())

const ask = '/aba-base/api/verification/get-verification-code'
const confirm = '/aba-base/api/verification/send-confirm-verify-code'
const codeLogin = '/auth/login-by-verification-code'
const reset = '/aba-base/api/v3/user/reset-password-by-contact'
const contactWay = '/aba-base/api/v3/user/contact-way'
const userInfos = '/aba-base/api/user-infos'
const next = 'Kiefer%2027'

let mobiles = 13_900_000_000
/** Somebody with a bound phone and address. */
async function known(spec: { account?: 'active' | 'suspended' } = {}) {
  const made = await server.person({ memberOf: [{ tenant: 'a', permissions: [] }], ...spec })
  mobiles += 1
  const mobile = String(mobiles)
  const email = `${server.world.unique('zhang')}@example.cn`
  await server.world.sql`update users set mobile = ${mobile}, email = ${email},
    email_key = ${email.toLowerCase()} where id = ${made.person.userId}`
  return { ...made, mobile, email }
}

const unknownMobile = () => {
  mobiles += 1
  return String(mobiles)
}

async function askFor(contact: string, purpose = 'login', by = server.visitor()) {
  const { captchaKey, captcha } = await by.captcha()
  return by.post(ask, { mobileEmail: contact, purpose, captchaKey, captcha })
}

/** The newest code that went to a contact. */
async function codeTo(contact: string): Promise<string> {
  await server.services.courier.settled()
  const [row] = await server.world.sql<{ code: string }>`
    select code from dev_outbox where recipient = ${contact} order by id desc limit 1`
  return row?.code ?? 'none'
}

const letters = async () => {
  await server.services.courier.settled()
  return (await server.world.sql`select 1 from dev_outbox`).length
}

function resetBody(contact: string, vcCode: string, given: Record<string, unknown> = {}) {
  const { cipher } = server.services
  const optType = contact.includes('@') ? 'email' : 'mobile'
  const password = cipher.encrypt(next)
  return { optType, mobileEmail: contact, vcCode, newPwd: password, confirmPwd: password, ...given }
}

const signIn = (contact: string, vcCode: string, by: TestCaller = server.visitor()) =>
  by.post<{ first: boolean; tenantId: string }>(codeLogin, { mobileEmail: contact, vcCode })

const wrongCode = [400, 1102]
const seen = (answer: { status: number; body: { code: number | string } }) => [
  answer.status,
  answer.body.code,
]

describe('a code to sign in', () => {
  it('goes by SMS or mail, and lets its owner in once', async () => {
    const { mobile, email, person } = await known()
    for (const contact of [mobile, email.toUpperCase()]) {
      expect((await askFor(contact)).body.data).toEqual({ seconds: 60 })
      const code = await codeTo(contact.toLowerCase())
      expect(code).toMatch(/^\d{6}$/)
      const visitor = server.visitor()
      const answer = await signIn(contact, code, visitor)
      expect(answer.status).toBe(200)
      expect(answer.body.data).toMatchObject({ first: false, tenantId: server.world.tenants.a })
      expect((await visitor.get<{ id: string }>(userInfos)).body.data.id).toBe(person.userId)
      expect(seen(await signIn(contact, code))).toEqual(wrongCode)
    }
    const [session] = await server.world.sql`
      select via from sessions where user_id = ${person.userId} order by created_at desc limit 1`
    expect(session).toEqual({ via: 'code' })
  })

  it('is stored as a keyed hash, and stands in no log (S-09)', async () => {
    const { mobile } = await known()
    await askFor(mobile)
    const code = await codeTo(mobile)
    const [row] = await server.world.sql<{ line: string; hash: string }>`
      select c::text as line, code_hash as hash from verification_codes c where contact = ${mobile}`
    expect(row?.hash).toHaveLength(43)
    expect(row?.line.replace(mobile, '')).not.toContain(code)
    expect(server.logged.join('')).not.toContain(code)
  })

  it('lives ten minutes (S-09)', async () => {
    const { mobile } = await known()
    await askFor(mobile)
    const code = await codeTo(mobile)
    server.advance(10 * 60_000 + 1)
    expect(seen(await signIn(mobile, code))).toEqual(wrongCode)
  })

  it('is good for its purpose and contact only (S-09)', async () => {
    const { mobile, email, caller } = await known()
    await askFor(mobile)
    const code = await codeTo(mobile)
    expect(seen(await server.visitor().post(reset, resetBody(mobile, code)))).toEqual(wrongCode)
    expect(seen(await signIn(email, code))).toEqual(wrongCode)
    const way = { optType: 'mobile', mobileEmail: mobile, vcCode: code }
    expect(seen(await caller.post(contactWay, way))).toEqual(wrongCode)
    expect((await signIn(mobile, code)).status).toBe(200)
  })

  it('is compared five times at most, of 50 guesses at once; then the right one is refused (S-09)', async () => {
    const { mobile } = await known()
    await askFor(mobile)
    const code = await codeTo(mobile)
    const guesses = Array.from({ length: 50 }, (_, index) =>
      String((Number(code) + index + 1) % 1_000_000).padStart(6, '0'),
    )
    const answers = await Promise.all(guesses.map((guess) => signIn(mobile, guess)))
    for (const answer of answers) expect(seen(answer)).toEqual(wrongCode)
    const [row] = await server.world.sql`
      select attempts from verification_codes where contact = ${mobile}`
    expect(row).toEqual({ attempts: 5 })
    expect(seen(await signIn(mobile, code))).toEqual(wrongCode)
  })

  it('opens one session for ten right guesses at once', async () => {
    const { mobile } = await known()
    await askFor(mobile)
    const code = await codeTo(mobile)
    const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(mobile, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('waits 60 s for the next, and ten in ten minutes are all, however the address is written (S-09)', async () => {
    const { email } = await known()
    const [local = '', host = ''] = email.split('@')
    expect((await askFor(email)).status).toBe(200)
    for (const same of [email, email.toUpperCase(), `${local}+more@${host}`]) {
      const early = await askFor(same)
      expect(early.status).toBe(429)
      expect(Number(early.headers['retry-after'])).toBeLessThanOrEqual(60)
    }
    server.advance(60_001)
    for (let turn = 1; turn < 10; turn += 1) {
      await server.world.sql`delete from rate_limits where key like 'code-gate:%'`
      expect((await askFor(email)).status).toBe(200)
    }
    await server.world.sql`delete from rate_limits where key like 'code-gate:%'`
    const late = await askFor(email)
    expect(late.status).toBe(429)
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(60)
  })

  it('needs a captcha, which is used up by it', async () => {
    const { mobile } = await known()
    const visitor = server.visitor()
    const { captchaKey } = await visitor.captcha()
    const body = { mobileEmail: mobile, purpose: 'login', captchaKey, captcha: 'nope' }
    expect(seen(await visitor.post(ask, body))).toEqual([400, 1101])
    expect(seen(await visitor.post(ask, { ...body, captcha: 'ab3d' }))).toEqual([400, 1101])
    expect(await codeTo(mobile)).toBe('none')
  })

  it('tells known and unknown contacts apart by nothing (S-10)', async () => {
    const { mobile } = await known()
    const suspended = await known({ account: 'suspended' })
    const answers: string[] = []
    const refusals: string[] = []
    const before = await letters()
    for (const contact of [mobile, suspended.mobile, unknownMobile()]) {
      const asked = await askFor(contact)
      answers.push(JSON.stringify([asked.status, asked.text]))
      const again = await askFor(contact)
      answers.push(JSON.stringify([again.status, again.body.code]))
      const guess = await signIn(contact, '000000')
      refusals.push(JSON.stringify([guess.status, guess.text]))
    }
    expect(new Set(answers).size).toBe(2)
    expect(new Set(refusals).size).toBe(1)
    expect(await letters()).toBe(before + 1)
  })

  it('opens nothing for a contact that was nobody’s, even when the guess is right', async () => {
    const mobile = unknownMobile()
    const { makeCode } = await import('../../sessions/verificationCodes.js')
    const key = { purpose: 'login' as const, contact: mobile, asker: '' }
    const { engine } = server
    const code = await makeCode(engine.platform, server.services, key, null)
    expect(seen(await signIn(mobile, code))).toEqual(wrongCode)
  })
})

describe('a forgotten password', () => {
  it('is reset by the code: all sessions end and none begins (S-11)', async () => {
    const { mobile, person, caller } = await known()
    await askFor(mobile, 'password')
    const visitor = server.visitor()
    const answer = await visitor.post(reset, resetBody(mobile, await codeTo(mobile)))
    expect([answer.status, answer.body.data]).toEqual([200, null])
    expect(visitor.token).toBeUndefined()
    expect((await caller.get(userInfos)).status).toBe(401)
    expect((await server.visitor().signIn(person.loginName, testPassword)).body.code).toBe(505)
    expect((await server.visitor().signIn(person.loginName, next)).status).toBe(200)
    const [line] = await server.world.sql`select user_id from audit_log
      where operation = 'resetPasswordByContact' order by created_at desc limit 1`
    expect(line).toEqual({ user_id: person.userId })
  })

  it('is that of whoever the code was for, not of whoever the request names (S-11)', async () => {
    const victim = await known()
    const thief = await known()
    await askFor(thief.mobile, 'password')
    const code = await codeTo(thief.mobile)
    const body = resetBody(victim.mobile, code)
    expect(seen(await server.visitor().post(reset, body))).toEqual(wrongCode)
    for (const mobileEmail of [
      [victim.email, thief.email],
      `${victim.email},${thief.email}`,
      `${victim.email}\n${thief.email}`,
      { value: victim.email },
    ]) {
      const answer = await server.visitor().post(reset, { ...body, mobileEmail })
      expect([answer.status, answer.body.code]).toEqual([400, 400])
    }
    for (const extra of [{ userId: victim.person.userId }, { loginName: 'x' }]) {
      expect((await server.visitor().post(reset, { ...body, ...extra })).status).toBe(400)
    }
    const { person } = victim
    expect((await server.visitor().signIn(person.loginName, testPassword)).status).toBe(200)
  })

  it('keeps the code when the new password breaks the rules', async () => {
    const { email } = await known()
    await askFor(email, 'password')
    const code = await codeTo(email)
    const { cipher } = server.services
    const weak = cipher.encrypt('abcdefgh')
    const refused = await server
      .visitor()
      .post(reset, resetBody(email, code, { newPwd: weak, confirmPwd: weak }))
    expect(seen(refused)).toEqual([422, 'PASSWORD_RULE'])
    expect((await server.visitor().post(reset, resetBody(email, code))).status).toBe(200)
  })

  it('sends no link, so no Host header gets into a letter (S-11)', async () => {
    const { email } = await known()
    const { captchaKey, captcha } = await server.visitor().captcha()
    await server
      .visitor()
      .post(
        ask,
        { mobileEmail: email, purpose: 'password', captchaKey, captcha },
        { headers: { host: 'evil.example', origin: undefined, 'sec-fetch-site': undefined } },
      )
    await codeTo(email)
    const [letter] = await server.world.sql<{ text: string }>`
      select text from dev_outbox where recipient = ${email}`
    expect(letter?.text).toMatch(/验证码是 \d{6}/)
    expect(letter?.text).not.toMatch(/http|evil/)
  })

  it('can be changed from inside with the masked contact that the page shows', async () => {
    const { mobile, caller, person } = await known()
    const masked = `${mobile.slice(0, 3)}****${mobile.slice(-4)}`
    const titleKey = 'modify-password-temp-title'
    const sent = await caller.post(confirm, { phoneNumber: masked, titleKey, lang: 'en-US' })
    expect(sent.body.data).toEqual({ seconds: 60 })
    const code = await codeTo(mobile)
    const body = resetBody('138****0000', code, { mobileEmail: masked, optType: 'mobile' })
    expect((await server.visitor().post(reset, body)).status).toBe(422)
    expect((await caller.post(reset, body)).status).toBe(200)
    expect(caller.token).toBeUndefined()
    expect((await server.visitor().signIn(person.loginName, next)).status).toBe(200)
  })
})

describe('send-confirm-verify-code', () => {
  const titleKey = 'binging-email-temp-title'

  it('needs a session, a contact and one of the three titles', async () => {
    const { caller } = await known()
    const body = { phoneNumber: 'new@example.cn', titleKey }
    expect((await server.visitor().post(confirm, body)).status).toBe(401)
    expect((await caller.post(confirm, { ...body, titleKey: 'other' })).status).toBe(400)
    expect((await caller.post(confirm, { ...body, lang: 'fr' })).status).toBe(400)
    expect((await caller.post(confirm, { ...body, phoneNumber: 'nothing' })).status).toBe(422)
  })

  it('sends a password’s code to nobody but the person', async () => {
    const { caller } = await known()
    const other = await known()
    const answer = await caller.post(confirm, {
      phoneNumber: other.mobile,
      titleKey: 'modify-password-temp-title',
    })
    expect(seen(answer)).toEqual([422, 'CONTACT_NOT_BOUND'])
    expect(await codeTo(other.mobile)).toBe('none')
  })
})

describe('contact-way', () => {
  async function bind(caller: TestCaller, contact: string, optType: string) {
    const title = optType === 'email' ? 'binging-email-temp-title' : 'replace-email-temp-title'
    const sent = await caller.post(confirm, { phoneNumber: contact, titleKey: title })
    expect(sent.status).toBe(200)
    const body = { optType, mobileEmail: contact, vcCode: await codeTo(contact.toLowerCase()) }
    return caller.post(contactWay, body)
  }

  it('binds with the code, rotates the token and tells the former contact (S-05)', async () => {
    const { caller, person, email } = await known()
    const elsewhere = server.visitor()
    await elsewhere.signIn(person.loginName, testPassword)
    const before = server.visitor()
    before.token = caller.token
    const fresh = `${server.world.unique('Neu')}@Example.cn`
    expect((await bind(caller, fresh, 'email')).status).toBe(200)
    const [row] = await server.world.sql`
      select email, email_key from users where id = ${person.userId}`
    expect(row).toEqual({ email: fresh.toLowerCase(), email_key: fresh.toLowerCase() })
    expect((await caller.get(userInfos)).status).toBe(200)
    expect((await before.get(userInfos)).status).toBe(401)
    expect((await elsewhere.get(userInfos)).status).toBe(401)
    await server.services.courier.settled()
    const [letter] = await server.world.sql<{ text: string; code: string | null }>`
      select text, code from dev_outbox where recipient = ${email} order by id desc limit 1`
    expect(letter).toMatchObject({ text: expect.stringContaining('已更换') as string, code: null })
  })

  it('refuses a code that another person asked for', async () => {
    const { caller } = await known()
    const other = await known()
    const contact = `${server.world.unique('neu')}@example.cn`
    await caller.post(confirm, { phoneNumber: contact, titleKey: 'binging-email-temp-title' })
    const body = { optType: 'email', mobileEmail: contact, vcCode: await codeTo(contact) }
    expect(seen(await other.caller.post(contactWay, body))).toEqual(wrongCode)
    expect((await caller.post(contactWay, body)).status).toBe(200)
  })

  it('counts wrong codes though it refuses them (S-09)', async () => {
    const { caller } = await known()
    const contact = `${server.world.unique('neu')}@example.cn`
    await caller.post(confirm, { phoneNumber: contact, titleKey: 'binging-email-temp-title' })
    const code = await codeTo(contact)
    const wrong = code === '000000' ? '111111' : '000000'
    const way = (vcCode: string) => ({ optType: 'email', mobileEmail: contact, vcCode })
    for (let turn = 0; turn < 5; turn += 1) {
      expect(seen(await caller.post(contactWay, way(wrong)))).toEqual(wrongCode)
    }
    expect(seen(await caller.post(contactWay, way(code)))).toEqual(wrongCode)
  })

  it('answers 409 for a contact of another account, and 422 for the wrong kind', async () => {
    const { caller } = await known()
    const other = await known()
    const taken = await bind(caller, other.email, 'email')
    expect(seen(taken)).toEqual([409, 'DUPLICATE'])
    expect(taken.body.fields?.[0]?.path).toBe('mobileEmail')
    const body = { optType: 'mobile', mobileEmail: 'a@example.cn', vcCode: '000000' }
    expect((await caller.post(contactWay, body)).status).toBe(422)
    expect((await server.visitor().post(contactWay, body)).status).toBe(401)
  })
})

describe('contact-use', () => {
  const path = (contact: string) =>
    `/spruce/api/v1/contact-use?contact=${encodeURIComponent(contact)}`

  it('answers a boolean only, and the own contact is free (S-10)', async () => {
    const { caller, mobile } = await known()
    const other = await known()
    expect((await server.visitor().get(path(mobile))).status).toBe(401)
    expect((await caller.get(path(mobile))).body.data).toEqual({ used: false })
    expect((await caller.get(path(other.mobile))).body.data).toEqual({ used: true })
    expect((await caller.get(path(other.email.toUpperCase()))).body.data).toEqual({ used: true })
    expect((await caller.get(path('1@2'))).status).toBe(400)
    expect((await caller.get(`${path(mobile)}&contact=${other.mobile}`)).status).toBe(400)
  })
})

describe('user-info', () => {
  const path = '/aba-base/api/v3/user-info'

  it('saves name and photo where the person and the tenant see them', async () => {
    const { caller, person } = await known()
    const photo = await server.world.picture('a', person.memberOf.a?.memberId ?? '')
    const answer = await caller.post(path, { nickName: ' 新名字 ', photo })
    expect(answer.body.data).toMatchObject({ nickName: '新名字', photo })
    const [row] = await server.world.sql`select u.name, m.nick_name, m.version
      from users u join memberships m on m.user_id = u.id where u.id = ${person.userId}`
    expect(row).toEqual({ name: '新名字', nick_name: '新名字', version: 2 })
    expect((await caller.post(path, { photo: null })).body.data).toMatchObject({ photo: null })
    expect((await caller.get(userInfos)).body.data).toMatchObject({ nickName: '新名字' })
  })

  it('takes no photo but a picture that the person uploaded here, and keeps the one there is', async () => {
    const { world } = server
    const { caller, person } = await known()
    const memberId = person.memberOf.a?.memberId ?? ''
    const other = await known()
    const own = await world.picture('a', memberId)
    const wrong = [
      '/files/a.png',
      '/dashboard',
      await world.picture('a', other.person.memberOf.a?.memberId ?? ''),
      await world.picture('b', world.resident.memberOf.b?.memberId ?? ''),
      `${own}?size=s`,
      `/api/..${own}`,
    ]
    for (const photo of wrong) {
      const reply = await caller.post(path, { nickName: '不变', photo })
      expect([photo, reply.status, reply.body.code]).toEqual([photo, 422, 'INVALID_REFERENCE'])
    }
    expect((await caller.get(userInfos)).body.data).not.toMatchObject({ nickName: '不变' })
    expect((await caller.post(path, { photo: own })).body.data).toMatchObject({ photo: own })
    await world.sql`update users set photo = '/old/photo.png' where id = ${person.userId}`
    expect((await caller.post(path, { photo: '/old/photo.png' })).status).toBe(200)
  })

  it.each(['//evil.example/a.png', 'https://evil.example/a.png', '/a\\b', 'javascript:1'])(
    'refuses %s as a photo',
    async (photo) => {
      const { caller } = await known()
      expect((await caller.post(path, { photo })).status).toBe(400)
    },
  )

  it('needs a session', async () => {
    expect((await server.visitor().post(path, {})).status).toBe(401)
  })
})
