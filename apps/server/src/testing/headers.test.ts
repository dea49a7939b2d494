import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBench, type Bench } from './openBench.js'
import { headersOf } from './sweep.js'
import { validCalls } from './validCalls.js'
import { envelopeIn, indistinct } from './wire.js'
import type { Person } from './World.js'

let bench: Bench
beforeAll(async () => {
  bench = await openBench({ own: true })
})
afterAll(() => bench.close())

/** What a caller may do, as the server tells it. */
async function rightsOf(person: Person, headers: Record<string, string> = {}) {
  const reply = await bench.wire.send({
    method: 'GET',
    path: '/spruce/api/v1/system-data',
    headers: { ...headersOf(person), ...headers },
  })
  const { data } = envelopeIn<Schemas['SystemData']>(reply)
  return { status: reply.status, permissions: data?.permissions ?? [], isAdmin: data?.isAdmin }
}

/** Headers that some product somewhere believes. */
const believed: [string, Record<string, string>][] = [
  ['an application of the operator', { 'app-code': 'spruce-web-operation-management' }],
  ['another application on screen', { 'current-app': 'spruce-web-operation-management' }],
  ['a user', { 'x-user-id': 'admin', 'x-user': 'admin', 'x-forwarded-user': 'admin' }],
  ['a tenant under other names', { 'x-tenant-id': 'b', 'tenant-id': 'b', tenantid: 'b' }],
  ['a role', { 'x-role': 'admin', 'x-roles': 'admin', 'x-permissions': 'user:edit' }],
  ['an address inside', { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1' }],
  ['another host', { 'x-forwarded-host': 'admin.local', forwarded: 'host=admin.local' }],
  ['another address', { 'x-original-url': '/healthz', 'x-rewrite-url': '/healthz' }],
  ['another method', { 'x-http-method-override': 'GET', 'x-method-override': 'GET' }],
  ['a cookie of its own making', { 'x-cookie': 'token=x' }],
]

describe('S-04: headers grant nothing', () => {
  it.each(believed)('by naming %s', async (_, headers) => {
    const { world, wire } = bench
    const member = await world.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
    expect(await rightsOf(member, headers)).toEqual(await rightsOf(member))
    for (const { line, call } of await validCalls(bench, member)) {
      // Calls of the operator's console come with callers of their own; the matrix has this member too.
      if (line.permissions.length === 0 || line.who === 'operator') continue
      const plain = await wire.send(call)
      const tried = await wire.send({ ...call, headers: { ...call.headers, ...headers } })
      expect([line.operation, plain.status]).toEqual([line.operation, 403])
      expect(indistinct(tried)).toBe(indistinct(plain))
    }
  })

  it.each(['m1', 'm0', 'm99', 'token', '', 'm1, m2', '__proto__'])(
    'by naming the session %s: without a cookie of that name there is none',
    async (name) => {
      const { world, wire } = bench
      const admin = await world.person({ memberOf: [{ tenant: 'a', permissions: 'all' }] })
      const headers = { ...headersOf(admin), 'x-session': name }
      const reply = await wire.send({ method: 'GET', path: '/aba-base/api/user-infos', headers })
      expect(reply.status).toBe(401)
    },
  )

  it('by naming a tenant in the cookie that brands the first page', async () => {
    const { world } = bench
    const member = await world.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
    const cookie = `token=${member.token}; tenantId=${world.tenants.b}`
    const reply = await bench.wire.send({
      method: 'GET',
      path: '/spruce/api/v1/system-data',
      headers: { ...headersOf(member), cookie },
    })
    const { data } = envelopeIn<Schemas['SystemData']>(reply)
    expect(data?.tenantInfo.tenantId).toBe(world.tenants.a)
  })

  it.each<[string, (token: string) => Record<string, string>]>([
    ['two tokens in one cookie', (token: string) => ({ cookie: `token=x; token=${token}` })],
    ['a token under another name', (token: string) => ({ cookie: `token_m_1=${token}` })],
    ['a token in a header', (token: string) => ({ token })],
    ['a token as a basic password', (token: string) => ({ authorization: `Basic ${token}` })],
    ['a hash in place of the token', () => ({ cookie: `token=${'A'.repeat(43)}` })],
  ])('by %s', async (_, headersFor) => {
    const admin = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: 'all' }] })
    const reply = await bench.wire.send({
      method: 'GET',
      path: '/aba-base/api/user-infos',
      headers: { 'app-code': 'x', ...headersFor(admin.token) },
    })
    expect(reply.status).toBe(401)
  })

  it('not even the public id of a session, nor what is stored of its token', async () => {
    const admin = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: 'all' }] })
    const [row] = await bench.world.sql<{ token_hash: string }>`
      select token_hash from sessions where user_id = ${admin.userId}`
    for (const token of [admin.sessionId, row?.token_hash ?? '', admin.userId]) {
      const ways: Record<string, string>[] = [
        { cookie: `token=${token}` },
        { authorization: `Bearer ${token}` },
      ]
      for (const headers of ways) {
        const reply = await bench.wire.send({
          method: 'GET',
          path: '/aba-base/api/user-infos',
          headers: { 'app-code': 'x', ...headers },
        })
        expect(reply.status).toBe(401)
      }
    }
  })
})

describe('S-04: what is taken away is gone with the next call', () => {
  const userList = '/spruce/api/v1/members'
  const statusOf = async (person: Person, tenant: string) =>
    (
      await bench.wire.send({
        method: 'GET',
        path: userList,
        headers: { ...headersOf(person), 'current-tenant': tenant },
      })
    ).status

  it.each([
    ['the role', `delete from membership_roles where member_id = $member`, 403],
    ['the permission', `delete from role_permissions where role_id = $role`, 403],
    ['the role’s being enabled', `update roles set enabled = false where id = $role`, 403],
    ['the membership', `delete from memberships where id = $member`, 403],
    [
      'the membership’s being live',
      `update memberships set status = 'disabled' where id = $member`,
      403,
    ],
    ['the tenant’s being enabled', `update tenants set status = 'expired' where id = $tenant`, 403],
    ['the account', `update users set status = 'suspended' where id = $user`, 401],
    ['the session', `delete from sessions where user_id = $user`, 401],
  ])('%s', async (_, statement, status) => {
    const { world, engine } = bench
    const person = await world.person({ memberOf: [{ tenant: 'c', permissions: ['user:list'] }] })
    const own = person.memberOf.c
    expect(await statusOf(person, world.tenants.c)).toBe(200)
    const filled = statement
      .replace('$member', `'${own?.memberId ?? ''}'`)
      .replace('$role', `'${own?.roleId ?? ''}'`)
      .replace('$tenant', `'${world.tenants.c}'`)
      .replace('$user', `'${person.userId}'`)
    await engine.asOwner((owner) =>
      owner.exec(`begin; set local role spruce_platform; ${filled}; commit`),
    )
    expect(await statusOf(person, world.tenants.c)).toBe(status)
    await world.sql`update tenants set status = 'enabled' where id = ${world.tenants.c}`
  })

  it('also for calls that are under way on other connections', async () => {
    const { world } = bench
    const person = await world.person({ memberOf: [{ tenant: 'a', permissions: ['user:list'] }] })
    const begun = Array.from({ length: 20 }, () => statusOf(person, world.tenants.a))
    await world.sql`delete from memberships where user_id = ${person.userId}`
    const late = Array.from({ length: 20 }, () => statusOf(person, world.tenants.a))
    expect((await Promise.all(begun)).every((status) => [200, 403].includes(status))).toBe(true)
    expect(new Set(await Promise.all(late))).toEqual(new Set([403]))
  })
})

describe('S-04: nobody climbs', () => {
  /** A deputy who may do everything with people, and is no administrator. */
  const deputy = () =>
    bench.world.person({
      memberOf: [
        {
          tenant: 'a',
          permissions: ['user:list', 'user:add', 'user:edit', 'user:remove', 'role:list'],
        },
      ],
    })

  async function as(person: Person, method: string, path: string, body?: unknown) {
    const reply = await bench.wire.send({
      method,
      path,
      headers: {
        ...headersOf(person),
        'current-tenant': bench.world.tenants.a,
        'content-type': 'application/json',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: reply.status, body: envelopeIn<{ version: number }>(reply) }
  }

  it('by giving oneself or a new account a role that gives more than one holds', async () => {
    const { world } = bench
    const climber = await deputy()
    const own = climber.memberOf.a
    const admin = await world.person({ memberOf: [{ tenant: 'a', permissions: 'all' }] })
    const richer = await world.person({
      memberOf: [{ tenant: 'a', permissions: ['user:list', 'department:remove'] }],
    })
    const disabled = await world.person({ memberOf: [{ tenant: 'a', permissions: 'all' }] })
    await world.sql`update roles set enabled = false where id = ${disabled.memberOf.a?.roleId}`
    for (const { memberOf } of [admin, richer, disabled]) {
      const roleIds = [memberOf.a?.roleId]
      const self = await as(climber, 'PUT', `/spruce/api/v1/members/${own?.memberId ?? ''}`, {
        version: 1,
        roleIds: [own?.roleId, ...roleIds],
      })
      expect(self.status).toBe(403)
      const puppet = await as(climber, 'POST', '/aba-base/api/v3/user/add-user', {
        nickName: '傀儡',
        loginName: world.unique('puppet'),
        departmentIds: [own?.departmentId],
        roleIds,
      })
      expect(puppet.status).toBe(403)
    }
    const puppets = await world.sql`select 1 from users where login_name like 'puppet%'`
    expect(puppets).toEqual([])
    expect((await rightsOf(climber)).permissions).not.toContain('department:remove')
  })

  it('by taking over, demoting, disabling or removing an administrator', async () => {
    const { world } = bench
    const climber = await deputy()
    const admin = await world.person({ memberOf: [{ tenant: 'a', permissions: 'all' }] })
    const id = admin.memberOf.a?.memberId ?? ''
    const path = `/spruce/api/v1/members/${id}`
    expect((await as(climber, 'PUT', path, { version: 1, roleIds: [] })).status).toBe(403)
    const status = { ids: [id], status: 'disabled' }
    expect((await as(climber, 'POST', '/spruce/api/v1/members/status', status)).status).toBe(403)
    const removal = `/aba-base/api/v3/tenant/tenant-remove-user?id=${id}`
    expect((await as(climber, 'POST', removal)).status).toBe(403)

    // The tenant's note of the contact may be changed; what the account signs in and is reset with may not.
    const account = () => world.sql`
      select login_key, mobile, email, password_hash, must_change_password
      from users where id = ${admin.userId}`
    const before = await account()
    const contact = { version: 1, mobile: '13900000001', email: 'climber@example.cn' }
    expect((await as(climber, 'PUT', path, contact)).status).toBe(200)
    expect(await account()).toEqual(before)
    const login = await as(climber, 'PUT', path, { version: 2, loginName: 'climber' })
    expect(login.status).toBe(400)
    expect((await rightsOf(admin)).isAdmin).toBe(true)
  })
})
