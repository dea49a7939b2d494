import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, testPassword, type TestServer } from '../../testing/startTestServer.js'
import type { PersonSpec } from '../../testing/World.js'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const userInfos = '/aba-base/api/user-infos'
const forced = '/aba-base/api/v3/user/must-change-password'
const changes = [
  '/aba-base/auth/v3/user/update-pwd',
  '/aba-base/api/v3/user/reset-password-by-old-password',
]
const next = 'Kiefer%2027'

const member = (spec: Partial<PersonSpec> = {}) =>
  server.person({ memberOf: [{ tenant: 'a', permissions: [] }], ...spec })

function bodyOf(newPwd: string, given: { oldPwd?: string; confirmPwd?: string } = {}) {
  const { cipher } = server.services
  return {
    ...(given.oldPwd === undefined ? {} : { oldPwd: cipher.encrypt(given.oldPwd) }),
    newPwd: cipher.encrypt(newPwd),
    confirmPwd: cipher.encrypt(given.confirmPwd ?? newPwd),
  }
}

describe.each(changes)('%s', (path) => {
  it('needs a session', async () => {
    const answer = await server.visitor().post(path, bodyOf(next, { oldPwd: testPassword }))
    expect(answer.status).toBe(401)
  })

  it('refuses a body without the old password', async () => {
    const { caller } = await member()
    const answer = await caller.post(path, bodyOf(next))
    expect([answer.status, answer.body.fields?.map((field) => field.path)]).toEqual([
      400,
      ['oldPwd'],
    ])
  })

  it('gives the caller a new token and ends every other session (S-05)', async () => {
    const { person, caller } = await member()
    const elsewhere = server.visitor()
    await elsewhere.signIn(person.loginName, testPassword)
    const before = server.visitor()
    before.token = caller.token
    const answer = await caller.post(path, bodyOf(next, { oldPwd: testPassword }))
    expect([answer.status, answer.body.code]).toEqual([200, 200])
    expect(answer.body.data).toMatchObject({ first: false, tenantId: server.world.tenants.a })
    expect(answer.cookies['token']).toContain('HttpOnly')
    expect(caller.token).not.toBe(before.token)
    expect(answer.text).not.toContain(caller.token)
    expect((await caller.get(userInfos)).status).toBe(200)
    expect((await before.get(userInfos)).status).toBe(401)
    expect((await elsewhere.get(userInfos)).status).toBe(401)
    expect((await server.visitor().signIn(person.loginName, testPassword)).body.code).toBe(505)
    expect((await server.visitor().signIn(person.loginName, next)).status).toBe(200)
  })

  it('answers a wrong old password with 400 and code 505, and changes nothing', async () => {
    const { person, caller } = await member()
    const answer = await caller.post(path, bodyOf(next, { oldPwd: 'Wrong@2026' }))
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([
      400,
      505,
      '密码错误，请输入正确的密码',
    ])
    expect((await server.visitor().signIn(person.loginName, testPassword)).status).toBe(200)
  })

  it('waits after ten wrong old passwords, whichever session tried them', async () => {
    const { person, caller } = await member()
    const second = server.visitor()
    await second.signIn(person.loginName, testPassword)
    for (let turn = 0; turn < 10; turn += 1) {
      const by = turn % 2 ? caller : second
      expect((await by.post(path, bodyOf(next, { oldPwd: 'Wrong@2026' }))).status).toBe(400)
    }
    const late = await second.post(path, bodyOf(next, { oldPwd: testPassword }))
    expect(late.status).toBe(429)
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(500)
  })

  it.each([
    ['too short', 'aA1!', 422, 'PASSWORD_RULE'],
    ['too long', 'aA1!aA1!aA1!aA1!x', 422, 'PASSWORD_RULE'],
    ['of two kinds', 'abcd1234', 422, 'PASSWORD_RULE'],
    ['with Chinese', 'aA1!中文aA', 422, 'PASSWORD_RULE'],
    ['a common one', 'P@ssw0rd2026', 422, 'PASSWORD_COMMON'],
    ['the old one', testPassword, 422, 'PASSWORD_SAME'],
  ])('refuses a new password that is %s', async (_, password, status, code) => {
    const { caller } = await member()
    const answer = await caller.post(path, bodyOf(password, { oldPwd: testPassword }))
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(answer.body.fields?.map((field) => field.path)).toEqual(['newPwd'])
    expect((await caller.get(userInfos)).status).toBe(200)
  })

  it('refuses two entries that differ', async () => {
    const { caller } = await member()
    const body = bodyOf(next, { oldPwd: testPassword, confirmPwd: 'Kiefer%2028' })
    const answer = await caller.post(path, body)
    expect([answer.status, answer.body.code, answer.body.fields?.[0]?.path]).toEqual([
      400,
      'PASSWORD_MISMATCH',
      'confirmPwd',
    ])
  })

  it('keeps every password out of the log', async () => {
    const { caller } = await member()
    await caller.post(path, bodyOf(next, { oldPwd: testPassword }))
    expect(server.logged.join('')).not.toMatch(/Kiefer|v1\./)
  })
})

describe(forced, () => {
  it('is the way out of a first login, once (S-11)', async () => {
    const { person } = await member({ mustChangePassword: true })
    const visitor = server.visitor()
    const signedIn = await visitor.signIn(person.loginName, testPassword)
    expect(signedIn.body.data.first).toBe(true)
    for (const path of [userInfos, '/spruce/api/v1/system-data']) {
      expect((await visitor.get(path)).body.code).toBe('FIRST_LOGIN')
    }
    for (const path of changes) {
      const refused = await visitor.post(path, bodyOf(next, { oldPwd: testPassword }))
      expect([refused.status, refused.body.code]).toEqual([403, 'FIRST_LOGIN'])
    }
    const before = visitor.token
    const answer = await visitor.post(forced, bodyOf(next))
    expect(answer.status).toBe(200)
    expect(visitor.token).not.toBe(before)
    expect((await visitor.get(userInfos)).status).toBe(200)
    const again = await visitor.post(forced, bodyOf('Tanne%2028'))
    expect([again.status, again.body.code]).toEqual([403, 403])
  })

  it('does not take the given password for a new one', async () => {
    const { caller } = await member({ mustChangePassword: true })
    const answer = await caller.post(forced, bodyOf(testPassword))
    expect([answer.status, answer.body.code]).toEqual([422, 'PASSWORD_SAME'])
    expect((await caller.get(userInfos)).body.code).toBe('FIRST_LOGIN')
  })

  it('gives an API client its new bearer token', async () => {
    const { person } = await member({ mustChangePassword: true })
    const headers = { origin: undefined, 'sec-fetch-site': undefined, 'x-token-delivery': 'body' }
    const api = server.visitor()
    const signedIn = await api.signIn(person.loginName, testPassword, { headers })
    const old = { ...headers, authorization: `Bearer ${signedIn.body.data.access_token}` }
    const answer = await api.post<{ access_token: string }>(forced, bodyOf(next), { headers: old })
    expect(answer.cookies).toEqual({})
    const authorization = `Bearer ${answer.body.data.access_token}`
    expect((await api.get(userInfos, { headers: { authorization } })).status).toBe(200)
    expect((await api.get(userInfos, { headers: old })).status).toBe(401)
  })
})

describe('an expired password', () => {
  it('is flagged with 2 after SPRUCE_PASSWORD_MAX_AGE_DAYS, until it is changed', async () => {
    const { person } = await member()
    const flag = async () => {
      const visitor = server.visitor()
      await visitor.signIn(person.loginName, testPassword)
      const { body } = await visitor.get<{ passwordWhetherModifiedFlag: number }>(userInfos)
      return { visitor, flag: body.data.passwordWhetherModifiedFlag }
    }
    expect((await flag()).flag).toBe(1)
    await server.world.sql`update users set created_at = now() - interval '91 days',
      password_changed_at = now() - interval '89 days' where id = ${person.userId}`
    expect((await flag()).flag).toBe(1)
    await server.world.sql`update users set password_changed_at = now() - interval '91 days'
      where id = ${person.userId}`
    const expired = await flag()
    expect(expired.flag).toBe(2)
    await expired.visitor.post(changes[0] ?? '', bodyOf(next, { oldPwd: testPassword }))
    const { body } = await expired.visitor.get<{ passwordWhetherModifiedFlag: number }>(userInfos)
    expect(body.data.passwordWhetherModifiedFlag).toBe(1)
  })
})

describe('check-account', () => {
  const path = (loginName: string) => `/aba-base/api/v3/check-account?loginName=${loginName}`

  it('needs a session', async () => {
    expect((await server.visitor().get(path('anybody'))).status).toBe(401)
  })

  it('answers a boolean and nothing of whose the name is (S-10)', async () => {
    const { caller } = await member()
    const other = await server.person({ memberOf: [{ tenant: 'b', permissions: [] }] })
    const used = await caller.get(path(other.person.loginName.toUpperCase()))
    expect(used.body.data).toEqual({ used: true })
    expect((await caller.get(path('nobody_has_this'))).body.data).toEqual({ used: false })
  })

  it.each(['', '%E5%BC%A0', 'a&loginName=b'])('refuses %j', async (name) => {
    const { caller } = await member()
    expect((await caller.get(path(name))).status).toBe(400)
  })

  it('is no way to read the list of accounts', async () => {
    const { caller } = await member()
    const statuses = []
    for (let turn = 0; turn < 62; turn += 1) {
      statuses.push((await caller.get(path(`guess_${turn}`))).status)
    }
    expect(statuses.slice(59)).toEqual([200, 429, 429])
  })
})

describe('supper-reset-password', () => {
  const path = '/aba-base/api/v3/user/supper-reset-password'
  const admin = () => server.person({ memberOf: [{ tenant: 'a', permissions: 'all' }] })
  const idOf = (person: { memberOf: { a?: { memberId: string } } }) => ({
    memberId: person.memberOf.a?.memberId,
  })

  it('needs a session and the permission', async () => {
    const { person, caller } = await member()
    expect((await server.visitor().post(path, idOf(person))).status).toBe(401)
    const other = await member()
    expect((await caller.post(path, idOf(other.person))).status).toBe(403)
  })

  it('gives a one-time password, ends the sessions, and is in the audit', async () => {
    const { person, caller } = await member()
    const { person: boss, caller: by } = await admin()
    const answer = await by.post<{ loginName: string; oneTimePassword: string }>(path, idOf(person))
    expect(answer.body.data.loginName).toBe(person.loginName)
    expect((await caller.get(userInfos)).status).toBe(401)
    const visitor = server.visitor()
    expect((await visitor.signIn(person.loginName, testPassword)).body.code).toBe(505)
    const signedIn = await visitor.signIn(person.loginName, answer.body.data.oneTimePassword)
    expect(signedIn.body.data.first).toBe(true)
    const [line] = await server.world.sql`select user_id, object_table, object_id, detail
      from audit_log where operation = 'superResetPassword' order by created_at desc limit 1`
    expect(line).toEqual({
      user_id: boss.userId,
      object_table: 'members',
      object_id: person.memberOf.a?.memberId,
      detail: { before: { mustChange: false }, after: { mustChange: true, sessionsEnded: true } },
    })
  })

  it('answers 404 for a member of another tenant, and for oneself 403', async () => {
    const { person, caller } = await admin()
    const theirs = server.world.resident.memberOf.b?.memberId
    expect((await caller.post(path, { memberId: theirs })).status).toBe(404)
    expect((await caller.post(path, idOf(person))).status).toBe(403)
  })

  it.each(['b', 'operator'] as const)(
    'leaves an account alone that %s also knows, whatever its state there',
    async (tenant) => {
      const { caller: by } = await admin()
      const { person } = await server.person({
        memberOf: [
          { tenant: 'a', permissions: [] },
          { tenant, permissions: [], status: 'disabled' },
        ],
      })
      const answer = await by.post(path, idOf(person))
      expect([answer.status, answer.body.code]).toEqual([422, 'ACCOUNT_SHARED'])
      expect((await server.visitor().signIn(person.loginName, testPassword)).status).toBe(200)
    },
  )

  it('is no way up: nobody resets who holds more', async () => {
    const { caller: clerk } = await server.person({
      memberOf: [{ tenant: 'a', permissions: ['user:reset', 'user:list'] }],
    })
    const { person: boss } = await admin()
    const { person: editor } = await server.person({
      memberOf: [{ tenant: 'a', permissions: ['user:edit'] }],
    })
    const { person: reader } = await server.person({
      memberOf: [{ tenant: 'a', permissions: ['user:list'] }],
    })
    expect((await clerk.post(path, idOf(boss))).status).toBe(403)
    expect((await clerk.post(path, idOf(editor))).status).toBe(403)
    expect((await clerk.post(path, idOf(reader))).status).toBe(200)
  })
})
