import type { ImportOutcome, ImportReason } from '../db/schema.js'
import { inBatches } from '../jobs/inBatches.js'
import { PeopleLookup } from '../repositories/imports/PeopleLookup.js'
import {
  UserImportsRepository,
  type ImportRow,
  type RowResult,
} from '../repositories/imports/UserImportsRepository.js'
import { readCandidate, type Candidate, type ReadRow } from './candidate.js'
import { DepartmentPlaces } from './DepartmentPlaces.js'
import type { ImportRun } from './ImportRun.js'
import { keysOf, PeoplePlanner, type RowPlan } from './PeoplePlanner.js'
import { Room } from './Room.js'

/** Rows that nothing has been done for yet. */
export const openOutcomes = [
  'pending',
  'new',
  'change',
  'same',
  'failed',
] as const satisfies ImportOutcome[]

/** Says of each open row what a commit would do, and writes nothing else. */
export async function checkRows(run: ImportRun): Promise<void> {
  const { tenantId, jobId } = run
  const reader = rowReader(run)
  const planner = plannerOf(run)
  const total = openRows(await run.counts())
  const seen = new Map<string, number>()
  const room = await run.inTenant((db) => Room.of(db, tenantId))
  await inBatches({
    start: 300,
    next: (after, limit) =>
      run.inTenant((db) =>
        new UserImportsRepository(db).nextRows(tenantId, jobId, after, limit, openOutcomes),
      ),
    work: async (rows, done) => {
      const read = rows.map(reader)
      const found = await new PeopleLookup(run.engine.platform).find(tenantId, keysOf(read))
      await run.inTenant(async (db) => {
        await run.context.beat(db, { done, total })
        const plans = await planner.plan(db, read, found)
        const results = plans.map((plan, index) =>
          resultOf(room.admit(withoutRepeats(plan, read[index]?.candidate, seen))),
        )
        await new UserImportsRepository(db).setResults(tenantId, jobId, results)
      })
    },
  })
}

export function plannerOf({ tenantId, requester, row }: ImportRun): PeoplePlanner {
  const places = new DepartmentPlaces(tenantId)
  return new PeoplePlanner(tenantId, requester, places, row.create_departments)
}

/** Reads rows by the import's mapping; knows which cells were merged with others. */
export function rowReader({ row }: ImportRun): (row: ImportRow) => ReadRow {
  const covered = coveredColumns(row.merged)
  return (one) => readCandidate(one, row.mapping, covered.get(one.number))
}

/** By their rows the columns of merged cells. */
export function coveredColumns(
  merged: ImportRun['row']['merged'],
): ReadonlyMap<number, readonly number[]> {
  const covered = new Map<number, number[]>()
  for (const [top, left, bottom, right] of merged) {
    for (let number = top; number <= bottom; number += 1) {
      const columns = covered.get(number) ?? []
      for (let column = left; column <= right; column += 1) columns.push(column)
      covered.set(number, columns)
    }
  }
  return covered
}

export function openRows(counts: Record<string, number>): number {
  return openOutcomes.reduce((sum, outcome) => sum + (counts[outcome] ?? 0), 0)
}

/** The first row of a file that can be taken stands; a later one about the same person does not. */
function withoutRepeats(
  plan: RowPlan,
  candidate: Candidate | undefined,
  seen: Map<string, number>,
): RowPlan {
  if (plan.kind === 'failed' || !candidate) return plan
  const { loginName, employeeCode, mobile, email } = candidate
  const keys = [
    ...(loginName === undefined ? [] : [['loginName', `l:${loginName.toLowerCase()}`] as const]),
    ...(employeeCode === undefined ? [] : [['employeeCode', `c:${employeeCode}`] as const]),
    ...(mobile === undefined ? [] : [['mobile', `m:${mobile}`] as const]),
    ...(email === undefined ? [] : [['email', `e:${email.toLowerCase()}`] as const]),
  ]
  const person = personOf(plan)
  const reasons: ImportReason[] = keys.flatMap(([field, key]) => {
    const first = seen.get(key)
    return first === undefined ? [] : [{ field, code: 'REPEATED', detail: String(first) }]
  })
  const first = person === undefined ? undefined : seen.get(`p:${person}`)
  if (first !== undefined && reasons.length === 0) {
    reasons.push({ code: 'REPEATED', detail: String(first) })
  }
  if (reasons.length > 0) return { number: plan.number, kind: 'failed', reasons }
  for (const [, key] of keys) seen.set(key, plan.number)
  if (person !== undefined) seen.set(`p:${person}`, plan.number)
  return plan
}

function personOf(plan: RowPlan): string | undefined {
  if (plan.kind === 'same') return plan.memberId
  return plan.kind === 'change' ? plan.member.id : undefined
}

function resultOf(plan: RowPlan): RowResult {
  const { number } = plan
  if (plan.kind === 'failed') {
    return { number, outcome: 'failed', reasons: plan.reasons, memberId: null, changes: [] }
  }
  const changes = plan.kind === 'change' ? plan.changes : []
  return { number, outcome: plan.kind, reasons: [], memberId: personOf(plan) ?? null, changes }
}
