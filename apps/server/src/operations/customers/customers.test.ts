import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBench, type Bench } from '../../testing/openBench.js'
import { Organisation } from '../../testing/Organisation.js'
import { rowsDigest } from '../../testing/rowsDigest.js'
import { seenAtField } from '../../testing/seenAtField.js'

type Customer = Schemas['Customer']
type Added = Schemas['AddedCustomer']

const noPlan = '01930f3c-0000-7000-8000-00000000dead'

let bench: Bench
let operator: Organisation
beforeAll(async () => {
  bench = await openBench({ own: true })
  operator = await Organisation.of(bench, 'operator')
})
afterAll(() => bench.close())

function draft(more: Partial<Schemas['AddCustomerRequest']> = {}): Schemas['AddCustomerRequest'] {
  return {
    code: bench.world.unique('cust').toLowerCase(),
    name: bench.world.unique('客户'),
    shortName: bench.world.unique('客'),
    administrator: { nickName: '管理员', loginName: bench.world.unique('boss') },
    ...more,
  }
}

const add = (more: Partial<Schemas['AddCustomerRequest']> = {}) =>
  operator.get<Added>('addCustomer', { body: draft(more) })

describe('adding a customer', () => {
  it('makes tenant, departments, roles and an administrator who can sign in', async () => {
    const body = draft({
      industry: '制造业',
      contactMobile: '13512345678',
      expiresAt: '2089-01-01T00:00:00Z',
    })
    const { customer, administrator } = await operator.get<Added>('addCustomer', { body })
    expect(customer).toMatchObject({
      code: body.code,
      name: body.name,
      industry: '制造业',
      contactMobile: '13512345678',
      status: 'enabled',
      expiresAt: '2089-01-01T00:00:00.000Z',
      memberCount: 1,
      version: 1,
    })
    const boss = bench.visitor()
    const signedIn = await boss.signIn(administrator.loginName, administrator.oneTimePassword)
    expect(signedIn.body.data).toMatchObject({ tenantId: customer.id, first: true })
    await bench.world.sql`update users set must_change_password = false
      where login_name = ${administrator.loginName}`
    const call = { tenant: customer.id }
    const tree = await boss.get<Schemas['DeptNode'][]>('/aba-base/api/dept/dept-trees', call)
    expect(tree.body.data[0]?.name).toBe(body.shortName)
    expect(tree.body.data[0]?.childCount).toBeGreaterThan(1)
    const isAdmin = await boss.get('/aba-base/api/role/user/isAdmin', call)
    expect(isAdmin.body.data).toBe(true)
    expect(bench.logged.join('')).not.toContain(administrator.oneTimePassword)
  })

  it('writes nothing at all where one thing is in use', async () => {
    const { customer, administrator } = await add()
    const before = await rowsDigest(bench.engine)
    const cases = [
      [draft({ code: customer.code }), 'code'],
      [
        draft({ administrator: { nickName: '人', loginName: administrator.loginName } }),
        'loginName',
      ],
    ] as const
    for (const [body, field] of cases) {
      const reply = await operator.call('addCustomer', { body })
      expect([reply.status, reply.body.code]).toEqual([409, 'DUPLICATE'])
      expect(reply.body.fields?.[0]?.path).toContain(field)
    }
    const past = await operator.call('addCustomer', {
      body: draft({ expiresAt: '2020-01-01T00:00:00Z' }),
    })
    expect([past.status, past.body.code]).toEqual([422, 'NOT_IN_FUTURE'])
    const ghost = await operator.call('addCustomer', { body: draft({ planId: noPlan }) })
    expect(seenAtField(ghost)).toEqual([422, 'INVALID_REFERENCE', 'planId'])
    expect(await rowsDigest(bench.engine)).toEqual(before)
  })
})

describe('the list', () => {
  it('filters, sorts, pages, masks contacts and leaves the operator out', async () => {
    const word = bench.world.unique('山')
    const one = await add({ name: `${word}一`, contactMobile: '13612345678', region: '杭州' })
    const two = await add({ name: `${word}二`, expiresAt: '2088-01-01T00:00:00Z' })
    const ids = async (query: Record<string, string>) =>
      (await operator.get<Customer[]>('listCustomers', { query: { keyword: word, ...query } })).map(
        ({ id }) => id,
      )
    expect(await ids({ sort: '-name' })).toEqual((await ids({ sort: 'name' })).reverse())
    expect(await ids({ region: '杭州' })).toEqual([one.customer.id])
    expect(await ids({ expiresBefore: '2089-01-01T00:00:00Z' })).toEqual([two.customer.id])
    expect(await ids({ keyword: '%' })).toEqual([])
    const [found] = await operator.get<Customer[]>('listCustomers', {
      query: { keyword: `${word}一` },
    })
    expect(found?.contactMobile).toBe('136****5678')
    const all = await operator.get<Customer[]>('listCustomers', { query: { size: '100' } })
    expect(all.map(({ id }) => id)).not.toContain(operator.tenantId)
    const own = await operator.call('getCustomer', { path: { id: operator.tenantId } })
    expect(own.status).toBe(404)
  })

  it('says what is alike, of accounts only that there is one', async () => {
    const { customer } = await add({ contactEmail: `${bench.world.unique('dup')}@example.cn` })
    const guest = await bench.world.person({ memberOf: [] })
    await bench.world.sql`update users set mobile = '13999990001' where id = ${guest.userId}`
    const found = await operator.get<Schemas['CustomerDuplicate'][]>('checkCustomerDuplicates', {
      query: { name: customer.name.toUpperCase(), code: customer.code, mobile: '13999990001' },
    })
    expect(found).toEqual([
      { field: 'name', kind: 'customer', id: customer.id, name: customer.name },
      { field: 'code', kind: 'customer', id: customer.id, name: customer.name },
      { field: 'mobile', kind: 'account', id: null, name: null },
    ])
  })
})

describe('the states of a customer', () => {
  const call = (operation: 'setCustomerStatus' | 'renewCustomer', id: string, body: object) =>
    operator.call<Customer>(operation, { path: { id }, body })

  async function member() {
    const { customer, administrator } = await add()
    const boss = bench.visitor()
    await boss.signIn(administrator.loginName, administrator.oneTimePassword)
    await bench.world.sql`update users set must_change_password = false
      where login_name = ${administrator.loginName}`
    const ask = async (tenant: string | undefined = customer.id) => {
      const url = '/aba-base/api/role/user/isAdmin'
      const { status, body } = await boss.get(url, tenant === '' ? {} : { tenant })
      return [status, body.code]
    }
    return { customer, boss, ask }
  }

  it('says who is kept out why and whom to ask, to the people it keeps out alone', async () => {
    const { customer, boss } = await member()
    const { customer: other } = await add()
    const told = async () =>
      (await boss.get<{ keptOut: object[] }>('/spruce/api/v1/system-data')).body.data.keptOut
    const { id: tenantId, code, name } = customer
    expect(await told()).toEqual([])
    await bench.world
      .sql`update tenants set status = 'disabled' where id in (${tenantId}, ${other.id})`
    const [operator] = await bench.world.sql<{ short_name: string; contact_email: string | null }>`
      select short_name, contact_email from tenants where kind = 'operator'`
    const closed = { tenantId, code, name, reason: 'TENANT_DISABLED' }
    expect(await told()).toEqual([
      { ...closed, askName: operator?.short_name, askContact: operator?.contact_email ?? null },
    ])
    const switched = await boss.post(`/aba-base/api/v3/tenant/switch/${tenantId}?jti=`, undefined)
    expect([switched.status, switched.body.code]).toEqual([403, 'TENANT_DISABLED'])
    await bench.world.sql`update memberships set status = 'disabled' where tenant_id = ${tenantId}`
    expect(await told()).toEqual([
      {
        ...closed,
        reason: 'MEMBER_DISABLED',
        askName: customer.contactName,
        askContact: customer.contactEmail,
      },
    ])
  })

  it('S-04: disabled, the next call of its people is refused and says why; enabled, it is served', async () => {
    const { customer, boss, ask } = await member()
    expect(await ask()).toEqual([200, 200])
    expect(
      (await call('setCustomerStatus', customer.id, { version: 1, status: 'disabled' })).status,
    ).toBe(200)
    expect(await ask()).toEqual([403, 'TENANT_DISABLED'])
    expect(await ask('')).toEqual([200, 200]) // as somebody of no company
    const tenants = await boss.get<unknown[]>('/aba-base/api/v3/user/tenants')
    expect(tenants.body.data).toEqual([])
    const stranger = await bench.person({ memberOf: [{ tenant: 'a', permissions: 'all' }] })
    const refused = await stranger.caller.get('/aba-base/api/role/user/isAdmin', {
      tenant: customer.id,
    })
    expect(refused.body.code).toBe('TENANT_DENIED')
    const again = await call('setCustomerStatus', customer.id, { version: 2, status: 'disabled' })
    expect([again.status, again.body.code, again.body.allowed]).toEqual([
      409,
      'ILLEGAL_STATE',
      ['enabled'],
    ])
    await call('setCustomerStatus', customer.id, { version: 2, status: 'enabled' })
    expect(await ask()).toEqual([200, 200])
  })

  it.each([
    ['2089-12-31T15:59:59.000Z', 200],
    ['2089-04-30T15:59:59.000Z', 200],
    ['2089-04-31T15:59:59.000Z', 400],
    ['2088-02-29T15:59:59.000Z', 200],
    ['2089-02-29T15:59:59.000Z', 400],
    ['2090-02-29T15:59:59.000Z', 400],
    ['2088-02-30T15:59:59.000Z', 400],
  ])('renewed until %s: %i', async (expiresAt, status) => {
    const { customer } = await add()
    expect((await call('renewCustomer', customer.id, { version: 1, expiresAt })).status).toBe(
      status,
    )
  })

  it('expired by its date at once, without a job; only a renewal opens it again', async () => {
    const { customer, ask } = await member()
    await bench.world.sql`update tenants set expires_at = now() - interval '1 second'
      where id = ${customer.id}`
    expect(await ask()).toEqual([403, 'TENANT_EXPIRED'])
    const expired = await operator.get<Customer[]>('listCustomers', {
      query: { status: 'expired', keyword: customer.code },
    })
    expect(expired.map(({ id }) => id)).toEqual([customer.id])
    const enable = await call('setCustomerStatus', customer.id, { version: 1, status: 'enabled' })
    expect([enable.status, enable.body.allowed]).toEqual([409, ['disabled']])
    const past = { version: 1, expiresAt: '2020-01-01T00:00:00Z' }
    expect((await call('renewCustomer', customer.id, past)).body.code).toBe('NOT_IN_FUTURE')
    const { body } = await call('renewCustomer', customer.id, {
      version: 1,
      expiresAt: '2090-01-01T00:00:00Z',
    })
    expect(body.data).toMatchObject({ status: 'enabled', version: 2 })
    expect(await ask()).toEqual([200, 200])
  })

  it('S-18: a stale version is 412 with the customer as it is', async () => {
    const { customer } = await add()
    for (const [operation, body] of [
      ['editCustomer', { version: 9, name: '旧' }],
      ['setCustomerStatus', { version: 9, status: 'disabled' }],
      ['renewCustomer', { version: 9, expiresAt: null }],
    ] as const) {
      const reply = await operator.call(operation, { path: { id: customer.id }, body })
      expect([operation, reply.status]).toEqual([operation, 412])
      expect(reply.body.current).toMatchObject({ id: customer.id, version: 1 })
    }
  })
})

describe('the operator’s console', () => {
  it('is closed to a customer’s administrator, and leaves a line with before and after', async () => {
    const a = await Organisation.of(bench)
    expect((await a.call('listCustomers')).status).toBe(403)
    const { customer } = await add()
    await operator.get('editCustomer', {
      path: { id: customer.id },
      body: { version: 1, region: '宁波' },
    })
    const [line] = await bench.world.sql<{ detail: unknown; tenant_id: string }>`
      select tenant_id, detail from audit_log
      where operation = 'editCustomer' and object_id = ${customer.id}`
    expect(line).toEqual({
      tenant_id: operator.tenantId,
      detail: { before: { region: null }, after: { region: '宁波' } },
    })
  })

  it('does not take the host name of another', async () => {
    const host = `${bench.world.unique('h').toLowerCase()}.example.cn`
    await add({ hosts: [host] })
    const { customer } = await add()
    const reply = await operator.call('editCustomer', {
      path: { id: customer.id },
      body: { version: 1, hosts: [host] },
    })
    expect([reply.status, reply.body.fields?.[0]?.path]).toEqual([409, 'hosts'])
  })
})

describe('resetting an administrator of a customer', () => {
  const reset = (id: string, body: { memberId?: string } = {}) =>
    operator.call<Schemas['SuperResetResult']>('resetCustomerAdministrator', { path: { id }, body })

  it('gives a one-time password, ends the sessions, and is in both audits', async () => {
    const { customer, administrator } = await add()
    const boss = bench.visitor()
    await boss.signIn(administrator.loginName, administrator.oneTimePassword)
    const [person] = await operator.get<Schemas['MockCandidate'][]>('listMockCandidates', {
      path: { id: customer.id },
    })
    const { body } = await reset(customer.id, { memberId: person?.memberId ?? '' })
    expect(body.data?.loginName).toBe(administrator.loginName)
    const call = { tenant: customer.id }
    expect((await boss.get('/aba-base/api/role/user/isAdmin', call)).status).toBe(401)
    const again = bench.visitor()
    const former = await again.signIn(administrator.loginName, administrator.oneTimePassword)
    expect(former.body.code).toBe(505)
    const now = await again.signIn(administrator.loginName, body.data?.oneTimePassword ?? '')
    expect(now.body.data).toMatchObject({ tenantId: customer.id, first: true })
    const lines = await bench.world.sql<{ tenant_id: string; detail: string }>`
      select tenant_id, detail::text as detail from audit_log
      where operation = 'resetCustomerAdministrator' and object_id = ${customer.id}`
    const tenants = lines.map((line) => line.tenant_id)
    expect(new Set(tenants)).toEqual(new Set([operator.tenantId, customer.id]))
    expect(lines.map(({ detail }) => detail).join()).not.toContain(body.data?.oneTimePassword)
  })

  it('is nobody but an administrator of that customer, whose account is known nowhere else', async () => {
    const { customer, administrator } = await add()
    const foreign = await operator.get<Schemas['MockCandidate'][]>('listMockCandidates', {
      path: { id: (await add()).customer.id },
    })
    const wrong = await reset(customer.id, { memberId: foreign[0]?.memberId ?? '' })
    expect([wrong.status, wrong.body.code]).toEqual([422, 'INVALID_REFERENCE'])
    expect((await reset(operator.tenantId)).status).toBe(404)
    const [user] = await bench.world.sql<{ id: string }>`
      select id from users where login_name = ${administrator.loginName}`
    await bench.world.sql`insert into memberships (id, tenant_id, user_id, nick_name, login_name)
      values (gen_random_uuid(), ${bench.world.tenants.a}, ${user?.id ?? ''}, 'x', 'x')`
    const shared = await reset(customer.id)
    expect([shared.status, shared.body.code]).toEqual([422, 'ACCOUNT_SHARED'])
    const boss = await bench
      .visitor()
      .signIn(administrator.loginName, administrator.oneTimePassword)
    expect(boss.status).toBe(200)
  })
})
