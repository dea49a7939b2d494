import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../ids.js'
import { WorkQueue } from '../../jobs/WorkQueue.js'
import { planPushWork } from '../../pushes/planPushWork.js'
import { Organisation } from '../../testing/Organisation.js'
import { openBench, type Bench } from '../../testing/openBench.js'

type Push = Schemas['PlanPush']

const department = 'spruce-web-enterprise-console/organization'

let bench: Bench
let operator: Organisation
let colleague: Organisation
let org: Organisation
beforeAll(async () => {
  bench = await openBench({ own: true })
  operator = await Organisation.of(bench, 'operator')
  colleague = await Organisation.of(bench, 'operator')
  org = await Organisation.of(bench)
})
afterAll(() => bench.close())

const text = (name: string) => ({ 'zh-CN': name, 'en-US': name })

/** A plan with a template, which A and `others` more customers have. */
async function planOf(others: number): Promise<{ planId: string; customerIds: string[] }> {
  const { id: planId } = await operator.get<Schemas['Plan']>('addPlan', {
    body: { code: bench.world.unique('push').toLowerCase(), name: '推送版' },
  })
  const customerIds = await Promise.all(
    Array.from({ length: others }, () => bench.world.object('customers', 'a')),
  )
  await bench.world.sql`update tenants set plan_id = ${planId}
    where id = any(${[...customerIds, org.tenantId]}::text[])`
  await operator.get('setPlanMenus', {
    path: { id: planId },
    body: { version: 1, changes: [{ id: department, name: text('部门与人员'), sort: 9 }], own: [] },
  })
  return { planId, customerIds }
}

async function started(planId: string): Promise<Push> {
  const path = { id: planId }
  const { fingerprint } = await operator.get<Schemas['PlanPushPreview']>('previewPlanPush', {
    path,
  })
  return operator.get<Push>('pushPlan', { path, body: { fingerprint } })
}

/** A process of its own, as far as jobs go. */
function otherQueue(): WorkQueue {
  const { engine, log, now } = bench.services
  const push = planPushWork({ engine, log, now })
  return new WorkQueue(
    engine,
    { 'user-import': push, 'plan-push': push, 'bulk-change': push },
    log,
    now,
  )
}

async function assign(customerId: string, planId: string | null): Promise<number> {
  const path = { id: customerId }
  const { customerVersion: version } = await operator.get<Schemas['CustomerEntitlements']>(
    'getCustomerEntitlements',
    { path },
  )
  return (await operator.call('assignPlan', { path, body: { version, planId } })).status
}

describe('at the same instant', () => {
  it('two operators push one preview: one push, and the other hears of it', async () => {
    const { planId } = await planOf(3)
    const path = { id: planId }
    const { fingerprint } = await operator.get<Schemas['PlanPushPreview']>('previewPlanPush', {
      path,
    })
    const answers = await Promise.all(
      [operator, colleague].map((one) => one.call('pushPlan', { path, body: { fingerprint } })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await bench.world.sql`select from plan_pushes where plan_id = ${planId}`).toHaveLength(1)
    await bench.services.work.drain()
  })

  it('two processes look for work: each customer is written once', async () => {
    const { planId, customerIds } = await planOf(12)
    const { id } = await started(planId)
    await Promise.all([bench.services.work.drain(), otherQueue().drain(), otherQueue().drain()])
    const push = await operator.get<Push>('getPlanPush', { path: { id } })
    expect(push.customers['pushed']).toBeGreaterThanOrEqual(customerIds.length)
    const lines = await bench.world.sql<{ n: number }>`select count(*)::int as n from audit_log
      where trace_id = ${id} and object_table = 'customers' group by object_id`
    expect(lines.every(({ n }) => n === 1)).toBe(true)
    expect(lines.length).toBeGreaterThanOrEqual(customerIds.length)
  })

  it('a push runs, customers get other plans and edit menus: nobody waits for another in a circle', async () => {
    const { planId, customerIds } = await planOf(30)
    const { id } = await started(planId)
    const edits = Array.from({ length: 20 }, (_, sort) =>
      org.call('overrideMenu', { path: { id: encodeURIComponent(department) }, body: { sort } }),
    )
    const leaving = customerIds.slice(0, 15)
    const [statuses, answers] = await Promise.all([
      Promise.all(leaving.map((customer, at) => assign(customer, at % 2 === 0 ? null : planId))),
      Promise.all(edits),
      bench.services.work.drain(),
    ])
    expect(new Set([...statuses, ...answers.map(({ status }) => status)])).toEqual(new Set([200]))
    const push = await operator.get<Push>('getPlanPush', { path: { id } })
    const { pushed = 0, skipped = 0, same = 0, ...others } = push.customers
    expect([push.status, pushed + skipped + same, others]).toEqual(['done', 31, {}])
    // Who left before its turn was left alone, and who was written is of the plan or left after it.
    const wrong = await bench.world.sql`select from plan_push_customers c
      join menu_overrides o on o.tenant_id = c.customer_id
      where c.job_id = ${id} and c.outcome = 'skipped'`
    expect(wrong).toEqual([])
    const kept = await bench.world.sql<{ sort: number }>`select (changes->>'sort')::int as sort
      from menu_overrides where tenant_id = ${org.tenantId} and menu_id = ${department}`
    expect(kept[0]?.sort).toBeLessThan(20)
  })

  it('two operators write the exceptions of one customer: one counts, the other is told', async () => {
    const path = { id: await bench.world.object('customers', 'a') }
    const answers = await Promise.all(
      [operator, colleague].map((one, at) =>
        one.call('setCustomerOverrides', {
          path,
          body: { version: 0, limits: { maxMembers: at + 1 }, note: newId() },
        }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412])
    const rows = await bench.world.sql`select version from customer_overrides
      where tenant_id = ${path.id}`
    expect(rows).toEqual([{ version: 1 }])
  })
})
