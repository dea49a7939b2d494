import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WorkQueue } from '../../jobs/WorkQueue.js'
import { planPushWork } from '../../pushes/planPushWork.js'
import { Organisation } from '../../testing/Organisation.js'
import { openBench, type Bench } from '../../testing/openBench.js'

type Push = Schemas['PlanPush']

const console_ = 'spruce-web-enterprise-console'
const department = `${console_}/organization`
const many = 500
/** Of five customers one has a name of its own for the menu, one is locked, one has a menu of its own. */
const each = many / 5
const stopAt = 200

let bench: Bench
let operator: Organisation
let prefix: string
let planId: string
beforeAll(async () => {
  bench = await openBench({ own: true })
  operator = await Organisation.of(bench, 'operator')
  prefix = `${bench.world
    .unique('many')
    .toLowerCase()
    .replaceAll(/[^0-9a-z]/gu, '')}-`
  planId = await planOfMany()
})
afterAll(() => bench.close())

const text = (name: string) => ({ 'zh-CN': name, 'en-US': name })

async function planOfMany(): Promise<string> {
  const { id } = await operator.get<Schemas['Plan']>('addPlan', {
    body: { code: `${prefix}plan`, name: '推送版' },
  })
  await bench.world.sql`insert into tenants (id, code, name, short_name, kind, plan_id)
    select ${prefix}::text || n, ${prefix}::text || n, '客户' || n, '客户' || n, 'customer', ${id}::text
    from generate_series(0, ${many - 1}::int) n`
  await bench.world.sql`insert into menu_overrides (tenant_id, menu_id, changes)
    select ${prefix}::text || n, ${department}::text, ${JSON.stringify({ name: text('客户的') })}::jsonb
    from generate_series(0, ${many - 1}::int, 5) n`
  await bench.world.sql`insert into customer_overrides (tenant_id, locked_parts)
    select ${prefix}::text || n, '{menus}' from generate_series(1, ${many - 1}::int, 5) n`
  await bench.world.sql`insert into tenant_menus (tenant_id, id, app_code, name, path, type)
    select ${prefix}::text || n, 'own', ${console_}::text, ${JSON.stringify(text('自有'))}::jsonb, '/own', 0
    from generate_series(2, ${many - 1}::int, 5) n`
  await operator.get('setPlanMenus', {
    path: { id },
    body: {
      version: 1,
      changes: [{ id: department, name: text('部门与人员'), icon: 'one' }],
      own: [menu('a', '甲'), menu('b', '乙', 'plan:a')],
    },
  })
  return id
}

function menu(key: string, name: string, parentId: string | null = null) {
  return { key, parentId, appCode: console_, type: 0, name: text(name), path: '/dashboard' }
}

interface Held {
  tenant: string
  id: string
  value: Record<string, unknown>
}

/** All that the customers have of menus, and what they were offered, but for versions and times. */
async function held(): Promise<Held[]> {
  return bench.world.sql<Held>`
    select tenant_id as tenant, menu_id as id, changes as value from menu_overrides
      where starts_with(tenant_id, ${prefix})
    union all
    select m.tenant_id, m.id, to_jsonb(m) - 'version' - 'created_at' - 'updated_at'
      from tenant_menus m where starts_with(m.tenant_id, ${prefix})
    union all
    select tenant_id, 'offered ' || item_id, value from pushed_items
      where starts_with(tenant_id, ${prefix})
    order by 1, 2`
}

const read = (id: string) => operator.get<Push>('getPlanPush', { path: { id } })

/** A process that works at jobs and stops once so many are done. @returns what it said on its way */
async function workUntil(most: number): Promise<number[]> {
  const { engine, log, now } = bench.services
  const push = planPushWork({ engine, log, now })
  const said: number[] = []
  const work: typeof push = ({ job, beat }) =>
    push({
      job,
      beat: async (db, progress) => {
        await beat(db, progress)
        said.push(progress.done)
        if (progress.done >= most) void queue.stop()
      },
    })
  const queue = new WorkQueue(
    engine,
    { 'user-import': work, 'plan-push': work, 'bulk-change': work },
    log,
    now,
  )
  await queue.drain()
  return said
}

/** One process stops in the middle, the next goes on: both together do each customer once. */
async function runWithRestart(id: string, total: number): Promise<Push> {
  const first = await workUntil(stopAt)
  expect(await read(id)).toMatchObject({ status: 'queued', progress: { done: stopAt, total } })
  const second = await workUntil(Infinity)
  expect(second[0]).toBe(stopAt)
  const said = [...first, ...second]
  expect(said).toEqual(said.toSorted((a, b) => a - b))
  expect(new Set(said).size).toBe(total + 1)
  return read(id)
}

describe('a push to five hundred customers', () => {
  it('runs as a job through a restart, keeps what is theirs, and is taken back to the letter', async () => {
    const before = await held()
    expect(before).toHaveLength(2 * each)
    const path = { id: planId }
    const preview = await operator.get<Schemas['PlanPushPreview']>('previewPlanPush', { path })
    expect(preview).toMatchObject({
      customers: { total: many, changing: many - each, locked: each },
      items: { conflict: each },
    })
    expect(await held()).toEqual(before)

    const { fingerprint } = preview
    const { id } = await operator.get<Push>('pushPlan', { path, body: { fingerprint } })
    const pushed = await runWithRestart(id, many)
    expect(pushed).toMatchObject({
      status: 'done',
      progress: { done: many, total: many },
      customers: { pushed: many - each, locked: each },
      actions: ['undo'],
    })
    const after = await held()
    for (let n = 0; n < many; n += 1) {
      const rows = after.filter(({ tenant }) => tenant === `${prefix}${String(n)}`)
      const changes = rows.find((row) => row.id === department)?.value
      const menus = rows.filter((row) => /^(plan:|own)/u.test(row.id)).map((row) => row.id)
      if (n % 5 === 1) {
        expect([changes, menus]).toEqual([undefined, []])
        continue
      }
      const name = n % 5 === 0 ? '客户的' : '部门与人员'
      expect(changes, `customer ${String(n)}`).toEqual({ name: text(name), icon: 'one' })
      expect(menus).toEqual([...(n % 5 === 2 ? ['own'] : []), 'plan:a', 'plan:b'])
    }

    await operator.get('undoPlanPush', { path: { id }, body: { version: pushed.version } })
    const undone = await runWithRestart(id, many - each)
    expect(undone).toMatchObject({
      status: 'done',
      phase: 'undo',
      customers: { undone: many - each, locked: each },
      actions: [],
    })
    expect(await held()).toEqual(before)
    const lines = await bench.world.sql<{ n: number }>`select count(*)::int as n from audit_log
      where trace_id = ${id} and object_table = 'customers' group by object_id, operation`
    expect(lines.map(({ n }) => n)).toEqual(Array.from({ length: 2 * (many - each) }, () => 1))
  })
})
