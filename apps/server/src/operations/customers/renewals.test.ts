import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../testing/World.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import { Organisation } from '../../testing/Organisation.js'

type Customer = Schemas['Customer']
type Enterprise = Schemas['Enterprise']

let bench: Bench
let operator: Organisation
let a: Organisation
beforeAll(async () => {
  bench = await openBench({ own: true })
  operator = await Organisation.of(bench, 'operator')
  a = await Organisation.of(bench)
})
afterAll(() => bench.close())
beforeEach(async () => {
  await bench.world.sql`update tenants set renewal_asked_at = null, renewal_asked_by = null,
    renewal_note = null, expires_at = '2090-01-01' where id = ${a.tenantId}`
  await bench.world.sql`delete from letters`
})

const ask = (note: string | null = '续期一年') =>
  a.get<Enterprise>('askForRenewal', { body: { note } })

const asking = async () =>
  (await operator.get<Customer[]>('listCustomers', { query: { renewalAsked: 'true' } })).map(
    ({ id, renewal }) => [id, renewal?.note],
  )

const titles = async ({ memberOf }: Person, tenant: 'a' | 'operator') =>
  (
    await bench.world.sql<{ title: string }>`select title from letters
      where member_id = ${memberOf[tenant]?.memberId ?? ''} order by id`
  ).map(({ title }) => title)

describe('a request for renewal', () => {
  it('waits at the operator, whose staff who may renew hear of it once', async () => {
    const staff = (permission: 'customer:edit' | 'customer:list') =>
      bench.world.person({ memberOf: [{ tenant: 'operator', permissions: [permission] }] })
    const editor = await staff('customer:edit')
    const reader = await staff('customer:list')
    const asked = await ask()
    expect(asked.renewal).toMatchObject({ note: '续期一年' })
    expect(asked.renewal?.askedBy).toBeTruthy()
    expect(await asking()).toEqual([[a.tenantId, '续期一年']])
    await ask('续期两年')
    expect(await asking()).toEqual([[a.tenantId, '续期两年']])
    expect(await titles(editor, 'operator')).toEqual([`“${asked.name}”申请续期，等待处理`])
    expect(await titles(reader, 'operator')).toEqual([])
  })

  it('leaves the version of the customer alone: nobody who edits meanwhile is stale', async () => {
    const { version } = await a.get<Enterprise>('getEnterprise')
    expect((await ask()).version).toBe(version)
  })

  it('is answered by a renewal, and whoever asked hears it', async () => {
    const { version } = await ask()
    const renewed = await operator.get<Customer>('renewCustomer', {
      path: { id: a.tenantId },
      body: { version, expiresAt: '2091-01-01T00:00:00Z' },
    })
    expect(renewed.renewal).toBeNull()
    expect(await asking()).toEqual([])
    expect(await titles(a.admin, 'a')).toEqual(['续期申请已处理，请查看新的到期时间'])
  })

  it('is declined with a reason, once', async () => {
    const { expiresAt } = await ask()
    const call = () =>
      operator.get<Customer>('declineRenewal', {
        path: { id: a.tenantId },
        body: { reason: '请先结清费用' },
      })
    expect(await call()).toMatchObject({ renewal: null, expiresAt })
    await call()
    expect(await titles(a.admin, 'a')).toEqual(['续期申请未通过：请先结清费用'])
    const history = await operator.get<Schemas['OperatorLog'][]>('listCustomerHistory', {
      path: { id: a.tenantId },
    })
    expect(history.find(({ after }) => after)?.after).toMatchObject({
      reason: '请先结清费用',
      renewalAskedAt: null,
    })
  })

  it('is withdrawn, whose staff hear it once, and can be asked for again', async () => {
    const editor = await bench.world.person({
      memberOf: [{ tenant: 'operator', permissions: ['customer:edit'] }],
    })
    const { name, version } = await ask()
    const withdraw = () => a.get<Enterprise>('withdrawRenewal')
    expect(await withdraw()).toMatchObject({ renewal: null, version })
    expect(await withdraw()).toMatchObject({ renewal: null })
    expect(await asking()).toEqual([])
    expect(await titles(editor, 'operator')).toEqual([
      `“${name}”申请续期，等待处理`,
      `“${name}”已撤回续期申请，无需处理`,
    ])
    const history = await a.get<Schemas['OperatorLog'][]>('listEnterpriseHistory')
    expect(history[0]).toMatchObject({
      before: { renewalNote: '续期一年' },
      after: { renewalAskedAt: null, renewalNote: null },
    })
    await ask('再次申请')
    expect(await asking()).toEqual([[a.tenantId, '再次申请']])
  })

  it('stays when the member who asked is removed, without their name', async () => {
    const person = await bench.world.person({
      memberOf: [{ tenant: 'a', permissions: ['enterprise:edit', 'enterprise:list'] }],
    })
    await a.callAs(person, 'askForRenewal', { body: { note: null } })
    await bench.world.sql`delete from memberships where id = ${person.memberOf.a?.memberId ?? ''}`
    const { renewal } = await a.get<Enterprise>('getEnterprise')
    expect(renewal).toMatchObject({ askedBy: null, note: null })
    expect(
      (
        await operator.get<Customer>('declineRenewal', {
          path: { id: a.tenantId },
          body: { reason: '无' },
        })
      ).renewal,
    ).toBeNull()
  })
})
