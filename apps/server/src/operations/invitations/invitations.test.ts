import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBench, type Bench } from '../../testing/openBench.js'
import { Organisation } from '../../testing/Organisation.js'
import { testPassword } from '../../testing/startTestServer.js'
import type { Person } from '../../testing/World.js'

type Sent = Schemas['SentInvitation']
type Invitation = Schemas['Invitation']

let bench: Bench
let a: Organisation
let b: Organisation
let deptId: string
beforeAll(async () => {
  bench = await openBench({ own: true })
  a = await Organisation.of(bench)
  b = await Organisation.of(bench, 'b')
  deptId = (await a.addDept('受邀部门')).id
})
afterAll(() => bench.close())

const address = () => `${bench.world.unique('guest')}@example.cn`
const tokenOf = ({ link }: { link: string }) => link.split('#invite=')[1] ?? ''

function invite(mobileEmail: string, more: object = {}): Promise<Sent> {
  return a.get('sendUserInvite', { body: { mobileEmail, departmentIds: [deptId], ...more } })
}

async function guestWith(email: string): Promise<Person> {
  const guest = await bench.world.person({ memberOf: [] })
  await bench.world.sql`update users set email = ${email}, email_key = lower(${email})
    where id = ${guest.userId}`
  return guest
}

/** Without a tenant's header: the guest is not in it. */
async function accept(person: Person | null, token: string) {
  const reply = await bench.app.inject({
    method: 'GET',
    url: `/aba-base/api/v3/user/user-accept-invite?token=${token}&invite=true`,
    headers: {
      'app-code': 'spruce-web-enterprise-console',
      ...(person ? { cookie: `token=${person.token}` } : {}),
    },
  })
  return { status: reply.statusCode, body: reply.json<{ code: unknown; allowed?: string[] }>() }
}

const letters = (to: string) =>
  bench.world.sql<{ text: string; kind: string }>`
    select text, kind from dev_outbox where recipient = ${to} order by id`

describe('inviting', () => {
  it('sends a link to the contact, keeps its hash only and masks the contact', async () => {
    const to = address()
    const sent = await invite(to, { nickName: '受邀人' })
    expect(sent).toMatchObject({ status: 'sent', contactKind: 'email', nickName: '受邀人' })
    expect(sent.contact).not.toBe(to)
    expect(sent.departments).toEqual([{ id: deptId, name: '受邀部门' }])
    expect(Date.parse(sent.expiresAt) - Date.parse(sent.sentAt)).toBe(7 * 86_400_000)
    const [letter] = await letters(to)
    expect(letter).toMatchObject({ kind: 'mail' })
    expect(letter?.text).toContain(sent.link)
    const [row] = await bench.world.sql<{ row: string }>`
      select to_jsonb(i)::text as row from invitations i where id = ${sent.id}`
    expect(row?.row).not.toContain(tokenOf(sent))
    expect(bench.logged.join('')).not.toContain(tokenOf(sent))
    const { body } = await a.call<Invitation[]>('listInvitations', { query: { keyword: to } })
    expect(body.data?.map(({ id }) => id)).toEqual([sent.id])
    expect(JSON.stringify(body)).not.toContain(tokenOf(sent))
  })

  it('refuses a second open invitation and the contact of a member, and leaves no letter', async () => {
    const to = address()
    await invite(to)
    const again = await a.call('sendUserInvite', {
      body: { mobileEmail: to.toUpperCase(), departmentIds: [deptId] },
    })
    expect([again.status, again.body.code]).toEqual([409, 'DUPLICATE'])
    expect(await letters(to.toUpperCase())).toEqual([])
    const member = await a.addMember('成员', [deptId], { email: address() })
    const [row] = await bench.world.sql<{ email: string }>`
      select email from memberships where id = ${member.id}`
    for (const mobileEmail of [row?.email, member.loginName]) {
      const reply = await a.call('sendUserInvite', {
        body: { mobileEmail, departmentIds: [deptId] },
      })
      expect([reply.status, reply.body.code]).toEqual([409, 'ALREADY_MEMBER'])
    }
  })

  it('S-10: answers alike whether the platform knows the contact or not', async () => {
    const known = address()
    await guestWith(known)
    const [one, other] = [await invite(known), await invite(address())]
    const shape = ({ id: _, contact: __, link: ___, sentAt: _s, expiresAt: _e, ...rest }: Sent) =>
      rest
    expect(shape(one)).toEqual(shape(other))
  })

  it('hands out no role that the inviter does not hold', async () => {
    const clerk = await bench.world.person({
      memberOf: [{ tenant: 'a', permissions: ['user:add'] }],
    })
    const admin = a.admin.memberOf.a?.roleId ?? ''
    const body = { mobileEmail: address(), departmentIds: [deptId], roleIds: [admin] }
    expect((await a.callAs(clerk, 'sendUserInvite', { body })).status).toBe(403)
    const sent = await invite(address(), { roleIds: [admin] })
    bench.advance(61_000)
    const again = { path: { id: sent.id }, body: { version: 1 } }
    expect((await a.callAs(clerk, 'resendInvitation', again)).status).toBe(403)
  })
})

describe('accepting', () => {
  it('makes the owner of the contact a member, once', async () => {
    const to = address()
    const roleId = await bench.world.object('roles', 'a')
    const sent = await invite(to, { roleIds: [roleId], nickName: '新同事' })
    const guest = await guestWith(to)
    const { status, body } = await accept(guest, tokenOf(sent))
    expect([status, body]).toMatchObject([200, { data: { tenantId: a.tenantId } }])
    const { memberId } = (body as unknown as { data: Schemas['AcceptedInvitation'] }).data
    expect(await a.member(memberId)).toMatchObject({
      userId: guest.userId,
      nickName: '新同事',
      email: to,
      mobile: null,
      status: 'active',
      departments: [{ id: deptId, main: true }],
      roles: [{ id: roleId }],
    })
    expect((await a.dept(deptId)).memberCount).toBeGreaterThan(0)
    const again = await accept(guest, tokenOf(sent))
    expect([again.status, again.body.code, again.body.allowed]).toEqual([409, 'ILLEGAL_STATE', []])
  })

  it('puts whoever was invited into a department that is gone into the root one, and says so', async () => {
    const [root] = await a.get<Schemas['DeptNode'][]>('listDeptTrees')
    const gone = await a.addDept(bench.world.unique('将撤'))
    const role = (dataScope: string) =>
      a.get<Schemas['RoleRecord']>('addRole', {
        body: { name: bench.world.unique(dataScope), code: bench.world.unique('r_'), dataScope },
      })
    const [own, wide] = [await role('self'), await role('department_below')]
    const to = address()
    const sent = await invite(to, { departmentIds: [gone.id], roleIds: [own.id, wide.id] })
    expect((await a.dept(gone.id)).openInvitations).toBe(1)
    await a.get('deleteDept', { path: { id: gone.id } })
    const { status, body } = await accept(await guestWith(to), tokenOf(sent))
    expect([status, body]).toMatchObject([
      200,
      {
        data: {
          fallback: { departmentId: root?.id, departmentName: root?.name, roles: [wide.name] },
        },
      },
    ])
    const { memberId } = (body as unknown as { data: Schemas['AcceptedInvitation'] }).data
    const member = await a.member(memberId)
    expect(member.departments).toEqual([{ id: root?.id, name: root?.name, main: true }])
    // In the root department it would show everybody.
    expect(member.roles.map(({ id }) => id)).toEqual([own.id])
  })

  it('answers 401 without a session, which the client resolves with the code', async () => {
    const sent = await invite(address())
    expect(await accept(null, tokenOf(sent))).toMatchObject({ status: 401, body: { code: 401 } })
  })

  it('refuses whoever does not own the contact, a member, and an unknown token', async () => {
    const sent = await invite(address())
    const stranger = await guestWith(address())
    const refused = await accept(stranger, tokenOf(sent))
    expect([refused.status, refused.body.code]).toEqual([422, 'INVITATION_CONTACT'])
    const nobody = await accept(stranger, 'A'.repeat(43))
    expect(nobody.status).toBe(404)
    const late = address()
    const toMember = await invite(late)
    await bench.world.sql`update users set email = ${late}, email_key = ${late}
      where id = ${a.admin.userId}`
    const member = await accept(a.admin, tokenOf(toMember))
    expect([member.status, member.body.code]).toEqual([409, 'ALREADY_MEMBER'])
  })

  it('works once for 20 at the same time', async () => {
    const to = address()
    const sent = await invite(to)
    const guest = await guestWith(to)
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => accept(guest, tokenOf(sent))),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(19)
  })

  it('leaves out a department and a role that are gone, and refuses for a disabled company', async () => {
    const to = address()
    const gone = (await a.addDept('即将撤销')).id
    const sent = await invite(to, { departmentIds: [gone, deptId] })
    await a.get('deleteDept', { path: { id: gone }, body: { version: 1 } })
    const guest = await guestWith(to)
    await bench.world.sql`update tenants set status = 'disabled' where id = ${a.tenantId}`
    expect((await accept(guest, tokenOf(sent))).status).toBe(404)
    await bench.world.sql`update tenants set status = 'enabled' where id = ${a.tenantId}`
    const { body } = await accept(guest, tokenOf(sent))
    const { memberId } = (body as unknown as { data: Schemas['AcceptedInvitation'] }).data
    expect((await a.member(memberId)).departments.map(({ id }) => id)).toEqual([deptId])
  })
})

describe('accepting with a new account', () => {
  const register = (token: string, more: object = {}) =>
    bench.visitor().post<Schemas['AcceptedInvitation']>('/spruce/api/v1/invitations/register', {
      token,
      loginName: bench.world.unique('joined'),
      nickName: '新人',
      password: bench.services.cipher.encrypt(testPassword),
      ...more,
    })

  it('makes account and membership, and the new one can sign in', async () => {
    const to = address()
    const sent = await invite(to)
    const shown = await bench
      .visitor()
      .get(`/spruce/api/v1/invitations/preview?token=${tokenOf(sent)}`)
    expect(shown.body.data).toMatchObject({ status: 'sent', contact: sent.contact })
    const loginName = bench.world.unique('joined')
    const { status, body } = await register(tokenOf(sent), { loginName })
    expect([status, body.data.tenantId]).toEqual([200, a.tenantId])
    const signedIn = await bench.visitor().signIn(loginName, testPassword)
    expect(signedIn.body.data).toMatchObject({ tenantId: a.tenantId, first: false })
    const [line] = await bench.world.sql`
      select 1 from audit_log where operation = 'registerByInvitation' and object_id = ${sent.id}`
    expect(line).toBeDefined()
    expect((await register(tokenOf(sent))).status).toBe(409)
  })

  it('refuses a weak password, a login name in use and a contact in use, and writes nothing', async () => {
    const to = address()
    const sent = await invite(to)
    const weak = await register(tokenOf(sent), { password: bench.services.cipher.encrypt('short') })
    expect([weak.status, weak.body.code]).toEqual([422, 'PASSWORD_RULE'])
    const taken = await register(tokenOf(sent), { loginName: a.admin.loginName })
    expect([taken.status, taken.body.fields?.[0]?.path]).toEqual([409, 'loginName'])
    await guestWith(to)
    const known = await register(tokenOf(sent))
    expect([known.status, known.body.fields?.[0]?.path]).toEqual([409, 'mobileEmail'])
    const [row] = await bench.world.sql<{ status: string }>`
      select status from invitations where id = ${sent.id}`
    expect(row?.status).toBe('sent')
  })
})

describe('states of an invitation', () => {
  const resend = (id: string, version: number) =>
    a.call<Sent>('resendInvitation', { path: { id }, body: { version } })
  const revoke = (id: string, version: number) =>
    a.call<Invitation>('revokeInvitation', { path: { id }, body: { version } })

  it('sent again: the old link is dead, the new one works, at most once a minute', async () => {
    const to = address()
    const sent = await invite(to)
    const early = await resend(sent.id, 1)
    expect(early.status).toBe(429)
    bench.advance(61_000)
    expect((await resend(sent.id, 7)).body.code).toBe('STALE_VERSION')
    const { status, body } = await resend(sent.id, 1)
    expect(status).toBe(200)
    expect(await letters(to)).toHaveLength(2)
    const guest = await guestWith(to)
    expect((await accept(guest, tokenOf(sent))).status).toBe(404)
    expect((await accept(guest, tokenOf(body.data as Sent))).status).toBe(200)
  })

  it('revoked: nothing more can become of it', async () => {
    const to = address()
    const sent = await invite(to)
    expect((await revoke(sent.id, 1)).body.data?.status).toBe('revoked')
    for (const move of [revoke, resend]) {
      const { status, body } = await move(sent.id, 2)
      expect([status, body.code, body.allowed]).toEqual([409, 'ILLEGAL_STATE', []])
    }
    expect((await accept(await guestWith(to), tokenOf(sent))).status).toBe(409)
    expect((await invite(to)).status).toBe('sent')
  })

  it('expired after 7 days: it can only be sent again, and another can be sent', async () => {
    const [to, other] = [address(), address()]
    const [sent, second] = [await invite(to), await invite(other)]
    bench.advance(7 * 86_400_000 + 1_000)
    for (const organisation of [a, b]) {
      const { admin } = organisation
      Object.assign(admin, { token: await bench.world.session(admin.userId) })
    }
    const guest = await guestWith(to)
    const late = await accept(guest, tokenOf(sent))
    expect([late.status, late.body.allowed]).toEqual([409, ['sent']])
    const expired = await a.call<Invitation[]>('listInvitations', { query: { status: 'expired' } })
    expect(expired.body.data?.map(({ id }) => id)).toContain(sent.id)
    expect((await revoke(sent.id, 1)).body.allowed).toEqual(['sent'])
    expect((await invite(to)).id).not.toBe(sent.id)
    expect((await resend(sent.id, 1)).body.code).toBe('DUPLICATE')
    const { body } = await resend(second.id, 1)
    expect((await accept(await guestWith(other), tokenOf(body.data as Sent))).status).toBe(200)
  })

  it('of another company is not there', async () => {
    const sent = await invite(address())
    for (const operation of ['resendInvitation', 'revokeInvitation'] as const) {
      const reply = await b.call(operation, { path: { id: sent.id }, body: { version: 1 } })
      expect([operation, reply.status]).toEqual([operation, 404])
    }
    const { total } = await b.call('listInvitations', { query: { size: '100' } })
    expect(total).toBe(1) // the one that World made
  })
})

describe('looking for people to invite', () => {
  it('S-10: finds by the whole contact or login name only, masked', async () => {
    const to = address()
    const guest = await guestWith(to)
    const found = await a.get<Schemas['FoundUser'][]>('findUsersByContact', {
      query: { mobileEmail: to.toUpperCase() },
    })
    expect(found).toHaveLength(1)
    expect(JSON.stringify(found)).not.toContain(to)
    expect(found[0]?.isMember).toBe(false)
    for (const part of [to.slice(1), to.slice(0, -1)]) {
      expect(await a.get('findUsersByContact', { query: { mobileEmail: part } })).toEqual([])
    }
    const { loginName } = guest
    const named = await a.get<Schemas['FoundUser'][]>('findUsersByLoginName', {
      query: { loginName },
    })
    expect(named).toHaveLength(1)
    expect(JSON.stringify(named)).not.toContain(loginName)
    const [part] = [loginName.slice(0, -1)]
    expect(await a.get('findUsersByLoginName', { query: { loginName: part } })).toEqual([])
    const own = { loginName: a.admin.loginName }
    expect(await a.get('findUsersByLoginName', { query: own })).toMatchObject([{ isMember: true }])
  })

  it('S-10: gives each caller so many, found or not, by either call', async () => {
    const clerk = await bench.world.person({
      memberOf: [{ tenant: 'a', permissions: ['user:add'] }],
    })
    const statuses: number[] = []
    for (let call = 0; call < 62; call += 1) {
      const isEven = call % 2 === 0
      const reply = await a.callAs(
        clerk,
        isEven ? 'findUsersByContact' : 'findUsersByLoginName',
        isEven ? { query: { mobileEmail: '13900000000' } } : { query: { loginName: 'nobody' } },
      )
      statuses.push(reply.status)
    }
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true)
    expect(statuses.slice(60)).toEqual([429, 429])
  })
})

describe('people without an account code', () => {
  it('get a login name of the product’s and a one-time password', async () => {
    const added = await a.get<Schemas['AddedMember']>('addUserNoCode', {
      body: { nickName: '无编码', mobile: '13700000001', departmentIds: [deptId] },
    })
    expect(added.loginName).toMatch(/^u[2-9a-z]{12}$/)
    const signedIn = await bench.visitor().signIn(added.loginName, added.oneTimePassword ?? '')
    expect(signedIn.body.data).toMatchObject({ first: true })
    const again = await a.call('addUserNoCode', {
      body: { nickName: '无编码', mobile: '13700000001', departmentIds: [deptId] },
    })
    expect([again.status, again.body.code]).toEqual([409, 'DUPLICATE'])
  })
})

describe('departments that do not hold somebody', () => {
  it('leave out those that do, search by pinyin and page', async () => {
    const top = await a.addDept('其他部门甲')
    const below = await a.addDept('其他部门乙', top.id)
    const member = await a.addMember('查部门', [below.id])
    const query = { userId: member.userId, keyword: 'qtbm' }
    const found = await a.get<Schemas['OtherDept'][]>('listOtherDepts', { query })
    expect(found.map(({ id }) => id)).toEqual([top.id])
    const other = await a.addMember('旁人', [deptId])
    const all = await a.call<Schemas['OtherDept'][]>('listOtherDepts', {
      query: { userId: other.userId, keyword: 'qtbm', size: '1', page: '2' },
    })
    expect(all.total).toBe(2)
    expect(all.body.data?.[0]?.path.map(({ name }) => name)).toEqual(['其他部门甲', '其他部门乙'])
    const foreign = await b.call('listOtherDepts', { query: { userId: member.userId } })
    expect(foreign.status).toBe(404)
  })
})
