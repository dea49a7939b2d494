import { setImmediate } from 'node:timers/promises'
import type { ImportReason } from '../db/schema.js'
import type { DepartmentCandidate, ReadDepartmentRow } from './departmentRow.js'
import { DepartmentTree, type DepartmentPlan, type DepartmentTreeParts } from './DepartmentTree.js'

/** What the plan of an import of departments stands on. */
export interface DepartmentPlanParts extends DepartmentTreeParts {
  rows: readonly ReadDepartmentRow[]
}

/** So many rows are planned before others get a turn. */
const plannedAtOnce = 1_000

/**
 * Decides what each row comes to, in the order in which the plans can be written: a parent may stand
 * below its children in the file, so rows wait until it is known.
 */
export async function planDepartments(parts: DepartmentPlanParts): Promise<DepartmentPlan[]> {
  const tree = new DepartmentTree(parts)
  const rowOfCode = new Map<string, number>()
  const plans: DepartmentPlan[] = []
  for (const { candidate } of parts.rows) {
    const { code, number } = candidate
    if (code !== undefined && !rowOfCode.has(code)) rowOfCode.set(code, number)
  }
  let open: DepartmentCandidate[] = []
  for (const { candidate, reasons } of parts.rows) {
    if (reasons.length === 0) open.push(candidate)
    else plans.push({ number: candidate.number, kind: 'failed', reasons })
  }
  for (;;) {
    const waiting: DepartmentCandidate[] = []
    for (const [index, candidate] of open.entries()) {
      if (index % plannedAtOnce === plannedAtOnce - 1) await setImmediate()
      const plan = tree.plan(candidate)
      if (plan) plans.push(plan)
      else waiting.push(candidate)
    }
    if (waiting.length === open.length) break
    open = waiting
  }
  for (const { number, parent = '' } of open) {
    const row = rowOfCode.get(parent)
    const reason: ImportReason =
      row === undefined
        ? { field: 'parent', code: 'PARENT_UNKNOWN', detail: parent }
        : { field: 'parent', code: 'PARENT_FAILED', detail: String(row) }
    plans.push({ number, kind: 'failed', reasons: [reason] })
  }
  return plans
}
