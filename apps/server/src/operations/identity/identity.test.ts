import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/startTestServer.js'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const state = '/aba-base/api/v3/user/has-authentication'
const send = '/aba-base/api/v3/user/send-verify-code'
const authenticate = '/aba-base/api/v3/user/authentication'
const card = '11010519491231002X'

async function bound() {
  const made = await server.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
  const email = `${server.world.unique('post')}@example.cn`
  await server.world.sql`update users set email = ${email}, email_key = ${email}
    where id = ${made.person.userId}`
  return { ...made, email }
}

async function codeTo(contact: string): Promise<string> {
  await server.services.courier.settled()
  const [row] = await server.world.sql<{ code: string }>`
    select code from dev_outbox where recipient = ${contact} order by id desc limit 1`
  return row?.code ?? 'none'
}

describe('real-name authentication', () => {
  it('needs a session', async () => {
    const visitor = server.visitor()
    expect((await visitor.get(state)).status).toBe(401)
    expect((await visitor.post(send, {})).status).toBe(401)
    expect((await visitor.post(authenticate, {})).status).toBe(401)
  })

  it('takes name, card and the code of a bound contact; both are sealed and shown masked', async () => {
    const { caller, email, person } = await bound()
    expect((await caller.get(state)).body.data).toMatchObject({ authenticated: false, name: null })
    const masked = email.replace(/^(.{4})[^@]*/, (all, kept: string) =>
      kept.padEnd(all.length, '*'),
    )
    expect((await caller.post(send, { mobileEmail: masked })).body.data).toEqual({ seconds: 60 })
    const body = { name: '欧阳小明', idCard: card, mobileEmail: email, vcCode: await codeTo(email) }
    const answer = await caller.post(authenticate, body)
    expect(answer.body.data).toMatchObject({
      authenticated: true,
      name: '欧***',
      idCard: '1101**********002X',
    })
    expect((await caller.get(state)).body.data).toEqual(answer.body.data)
    const [row] = await server.world.sql<{ line: string }>`
      select i::text as line from identities i where user_id = ${person.userId}`
    expect(row?.line).not.toMatch(/欧阳|1101/)
    const [member] = await server.world.sql<{ real_name: boolean }>`
      select real_name from memberships where user_id = ${person.userId}`
    expect(member?.real_name).toBe(true)
    expect(server.logged.join('')).not.toMatch(/欧阳|110105/)
    const again = await caller.post(authenticate, body)
    expect([again.status, again.body.code]).toEqual([400, 1102])
  })

  it('sends no code to a contact that is not bound, and takes none of another purpose', async () => {
    const { caller, email } = await bound()
    const other = await bound()
    const refused = await caller.post(send, { mobileEmail: other.email })
    expect([refused.status, refused.body.code]).toEqual([422, 'CONTACT_NOT_BOUND'])
    await caller.post('/aba-base/api/verification/send-confirm-verify-code', {
      phoneNumber: email,
      titleKey: 'modify-password-temp-title',
    })
    const body = { name: '张伟', idCard: card, mobileEmail: email, vcCode: await codeTo(email) }
    expect((await caller.post(authenticate, body)).body.code).toBe(1102)
  })

  it.each(['110105194912310021', '11010519490231002X'])('refuses the card %s', async (idCard) => {
    const { caller, email } = await bound()
    const body = { name: '张伟', idCard, mobileEmail: email, vcCode: '000000' }
    const answer = await caller.post(authenticate, body)
    expect([answer.status, answer.body.code]).toEqual([422, 'ID_CARD_INVALID'])
  })

  it('refuses a card of the wrong shape', async () => {
    const { caller, email } = await bound()
    const body = { name: '张伟', idCard: '1101', mobileEmail: email, vcCode: '000000' }
    expect((await caller.post(authenticate, body)).status).toBe(400)
  })
})
