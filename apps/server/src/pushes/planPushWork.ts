import { isDeepStrictEqual } from 'node:util'
import type { Db, PushCustomerOutcome, PushedItem } from '../db/schema.js'
import { Requester } from '../imports/Requester.js'
import { JobFailure, type Work, type WorkContext } from '../jobs/WorkQueue.js'
import type { AuditChange } from '../repositories/auditDetail.js'
import type { PlanPush, PushResult } from '../repositories/plans/PlanPushesRepository.js'
import { Repositories } from '../repositories/repositories.js'
import type { Services } from '../services.js'
import { addCounts, noCounts, readPlatformMenus } from './previewPush.js'
import { planMenus, type MenuPush } from './planMenus.js'
import { undoMenus } from './undoMenus.js'

type PushParts = Pick<Services, 'engine' | 'log' | 'now'>

interface PushRun extends PushParts {
  context: WorkContext
  push: PlanPush
  platform: MenuPush['platform']
  tally: Record<string, number>
  isUndo: boolean
}

/** Customers asked for at once; each has a transaction of its own. */
const batch = 50

/**
 * A push of a plan or its undoing, customer by customer. What is done already is in the database, so
 * it goes on wherever it was; a customer that fails is said and stops nobody else.
 */
export function planPushWork(parts: PushParts): Work {
  return async (context) => {
    const run = await prepare(parts, context)
    const { tenant_id: tenantId, job_id: id } = run.push
    const outcome: PushCustomerOutcome = run.isUndo ? 'pushed' : 'pending'
    for (let after = ''; ;) {
      const from = after
      const ids = await parts.engine.tx('platform', (db) =>
        new Repositories(db).planPushes.next(tenantId, id, { outcome, after: from, limit: batch }),
      )
      for (const customerId of ids) await visit(run, customerId)
      after = ids.at(-1) ?? ''
      if (ids.length < batch) return { status: 'done', result: run.tally }
    }
  }
}

async function prepare(parts: PushParts, context: WorkContext): Promise<PushRun> {
  const { job } = context
  return parts.engine.tx('platform', async (db) => {
    const repositories = new Repositories(db)
    const push = await repositories.planPushes.find(job.tenant_id, job.id)
    if (!push) throw new JobFailure({ code: 'GONE' })
    if (!(await Requester.read(db, job, 'plan:publish'))) throw new JobFailure({ code: 'NO_RIGHT' })
    const tally = await repositories.planPushes.tally(job.tenant_id, job.id)
    const platform = await readPlatformMenus(repositories)
    return { ...parts, context, push, platform, tally, isUndo: job.phase === 'undo' }
  })
}

async function visit(run: PushRun, customerId: string): Promise<void> {
  const { engine, log, now, tally } = run
  const state = { isHeld: false }
  try {
    run.tally = await engine.tx('platform', async (db) => {
      await beat(run, db, tally)
      state.isHeld = true
      return beat(run, db, await work(run, db, customerId))
    })
  } catch (error) {
    // Before that the job is cancelled, another's, or the service stops.
    if (!state.isHeld) throw error
    const outcome = run.isUndo ? ('pushed' as const) : ('failed' as const)
    run.tally = await engine.tx('platform', async (db) => {
      await settle(run, db, customerId, { outcome, reason: 'INTERNAL', at: now() })
      return beat(run, db, tallied(run, outcome))
    })
    log.error({ err: error, customer: customerId, job: run.push.job_id }, 'A push failed')
  }
}

/** The tally after it. */
async function work(run: PushRun, db: Db, customerId: string): Promise<Record<string, number>> {
  const { customerMenus, planPushes } = new Repositories(db)
  const { tenant_id: tenantId, job_id: id } = run.push
  await customerMenus.lock(customerId)
  const [customer] = await customerMenus.read([customerId])
  const isOf = customer?.planId === run.push.plan_id
  if (!customer || (!isOf && !run.isUndo)) {
    await settle(run, db, customerId, { outcome: 'skipped', reason: 'LEFT_PLAN', at: run.now() })
    return tallied(run, 'skipped')
  }
  const pushed = run.isUndo ? await planPushes.items(tenantId, id, customerId) : []
  const items = run.isUndo
    ? undoMenus(pushed, customer, run.platform)
    : planMenus({ template: run.push.template, platform: run.platform }, customer)
  await customerMenus.write(customerId, items)
  const outcome = run.isUndo ? undoOutcome(items) : pushOutcome(items)
  // Of a push that changed nothing of the customer's, only the comparison of the next one depends.
  const kept = items.filter(({ outcome: one, base, offered }) =>
    one === 'same' ? !isDeepStrictEqual(base, offered) : true,
  )
  const counts = run.isUndo ? undefined : addCounts(noCounts(), items)
  const result: PushResult = { outcome, items: kept, at: run.now(), ...(counts && { counts }) }
  await settle(run, db, customerId, result)
  await audit(run, db, customer, items)
  return tallied(run, outcome)
}

function pushOutcome(items: readonly PushedItem[]): PushCustomerOutcome {
  if (items.some(({ outcome }) => outcome === 'locked')) return 'locked'
  const isTouched = items.some(
    ({ written, base, offered }) => written.length > 0 || !isDeepStrictEqual(base, offered),
  )
  return isTouched ? 'pushed' : 'same'
}

function undoOutcome(items: readonly PushedItem[]): PushCustomerOutcome {
  return items.some(({ outcome }) => outcome === 'left') ? 'left' : 'undone'
}

/** Says how far it is; throws before anything is written when the job is not this one's any more. */
async function beat(
  run: PushRun,
  db: Db,
  tally: Record<string, number>,
): Promise<Record<string, number>> {
  const sum = (outcomes: readonly string[]) =>
    outcomes.reduce((all, one) => all + (tally[one] ?? 0), 0)
  const undone = sum(['undone', 'left'])
  const total = run.isUndo ? undone + sum(['pushed']) : sum(Object.keys(tally))
  const done = run.isUndo ? undone : total - sum(['pending'])
  await run.context.beat(db, { done, total, result: tally })
  return tally
}

function tallied({ tally, isUndo }: PushRun, to: PushCustomerOutcome): Record<string, number> {
  const from = isUndo ? 'pushed' : 'pending'
  const next: Record<string, number> = { ...tally, [from]: (tally[from] ?? 0) - 1 }
  next[to] = (next[to] ?? 0) + 1
  return Object.fromEntries(Object.entries(next).filter(([, count]) => count > 0))
}

async function settle(
  { push }: PushRun,
  db: Db,
  customerId: string,
  result: PushResult,
): Promise<void> {
  await new Repositories(db).planPushes.settle(push.tenant_id, push.job_id, customerId, result)
}

/** In the operator's log what became of the customer, in the customer's each menu that was written. */
async function audit(
  { push, isUndo, now, context: { job } }: PushRun,
  db: Db,
  customer: { id: string; name: string },
  items: readonly PushedItem[],
): Promise<void> {
  const written = items.filter((item) => item.written.length > 0)
  if (written.length === 0) return
  const { audit: log } = new Repositories(db)
  const operation = isUndo ? 'undoPlanPush' : 'pushPlan'
  const entry = { operation, traceId: push.job_id, address: '-', at: now() }
  await log.add({ ...entry, tenantId: push.tenant_id, userId: job.user_id }, [
    {
      table: 'customers',
      id: customer.id,
      name: customer.name,
      after: { plan: push.plan.name, push: push.job_id, menus: written.map(({ id }) => id) },
    },
  ])
  const changes: AuditChange[] = written.map(({ id, name, before, after }) => ({
    table: 'menus',
    id,
    name: name['zh-CN'],
    before,
    after,
  }))
  await log.add({ ...entry, tenantId: customer.id, userId: null }, changes)
}
