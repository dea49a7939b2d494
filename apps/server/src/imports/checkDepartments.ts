import type { ImportOutcome } from '../db/schema.js'
import { Pace } from '../jobs/Pace.js'
import { DepartmentBatchesRepository } from '../repositories/imports/DepartmentBatchesRepository.js'
import { PeopleLookup } from '../repositories/imports/PeopleLookup.js'
import { RecordRowsRepository } from '../repositories/imports/RecordRowsRepository.js'
import { UserImportsRepository } from '../repositories/imports/UserImportsRepository.js'
import { coveredColumns, openOutcomes } from './checkRows.js'
import { readDepartmentRow, type ReadDepartmentRow } from './departmentRow.js'
import type { DepartmentPlan } from './DepartmentTree.js'
import type { ImportRun } from './ImportRun.js'
import { planDepartments } from './planDepartments.js'
import { checkedResult } from './RecordPlan.js'

const readAtOnce = 1_000

/** Says of each open row what a commit would do, and writes nothing else. */
export async function checkDepartments(run: ImportRun): Promise<void> {
  const { tenantId, jobId } = run
  const plans = await plansOf(run, openOutcomes)
  const pace = new Pace(300)
  for (let done = 0; done < plans.length;) {
    await pace.run(async () => {
      const batch = plans.slice(done, done + pace.size)
      done += batch.length
      await run.inTenant(async (db) => {
        await run.context.beat(db, { done, total: plans.length })
        const results = batch.map(checkedResult)
        await new RecordRowsRepository(db).setResults(tenantId, jobId, results)
      })
    })
  }
}

/** What the rows of these outcomes come to, in the order in which it can be written. */
export async function plansOf(
  run: ImportRun,
  outcomes: readonly ImportOutcome[],
): Promise<DepartmentPlan[]> {
  const { tenantId, requester } = run
  const rows = await readRows(run, outcomes)
  const heads = await headsOf(run, rows)
  const known = await run.inTenant((db) => new DepartmentBatchesRepository(db).all(tenantId))
  return planDepartments({
    known,
    rows,
    heads,
    mayAdd: requester.mayMakeDepartments(),
    mayEdit: requester.mayEditDepartments(),
  })
}

async function readRows(
  run: ImportRun,
  outcomes: readonly ImportOutcome[],
): Promise<ReadDepartmentRow[]> {
  const { tenantId, jobId, row } = run
  const covered = coveredColumns(row.merged)
  const read: ReadDepartmentRow[] = []
  for (let after = 0; ;) {
    const rows = await run.inTenant(async (db) => {
      await run.context.beat(db, { done: 0, total: null })
      return new UserImportsRepository(db).nextRows(tenantId, jobId, after, readAtOnce, outcomes)
    })
    for (const one of rows) read.push(readDepartmentRow(one, row.mapping, covered.get(one.number)))
    if (rows.length < readAtOnce) return read
    after = rows.at(-1)?.number ?? after
  }
}

/** Members by what rows call them: an employee code, a login name, a mobile or an email. */
async function headsOf(
  { engine, tenantId }: ImportRun,
  rows: readonly ReadDepartmentRow[],
): Promise<ReadonlyMap<string, string>> {
  const texts = [...new Set(rows.flatMap(({ candidate: { head } }) => head ?? []))]
  const heads = new Map<string, string>()
  for (let at = 0; at < texts.length; at += readAtOnce) {
    const part = texts.slice(at, at + readAtOnce)
    const lower = part.map((text) => text.toLowerCase())
    const found = await new PeopleLookup(engine.platform).find(tenantId, {
      codes: part,
      logins: lower,
      mobiles: part,
      emails: lower,
    })
    for (const text of part) {
      const id =
        found.byCode.get(text) ??
        found.byLogin.get(text.toLowerCase()) ??
        found.byMobile.get(text) ??
        found.byEmail.get(text.toLowerCase())
      if (id !== undefined) heads.set(text, id)
    }
  }
  return heads
}
