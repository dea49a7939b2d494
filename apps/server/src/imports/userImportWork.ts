import { importNameField, importPermission } from '@spruce/api-client/contract'
import type { ImportKind } from '../db/schema.js'
import type { Work, WorkContext } from '../jobs/WorkQueue.js'
import { JobFailure } from '../jobs/WorkQueue.js'
import type { JobOutcome } from '../repositories/jobs/JobsRepository.js'
import type { Services } from '../services.js'
import { checkDepartments } from './checkDepartments.js'
import { checkDevices } from './checkDevices.js'
import { checkRows } from './checkRows.js'
import { commitDepartments } from './commitDepartments.js'
import { commitDevices } from './commitDevices.js'
import { commitRows } from './commitRows.js'
import type { ImportRun } from './ImportRun.js'
import { readFile } from './readFile.js'
import { Requester } from './Requester.js'
import { undoDepartments } from './undoDepartments.js'
import { undoDevices } from './undoDevices.js'
import { undoRows } from './undoRows.js'
import { UserImportsRepository } from '../repositories/imports/UserImportsRepository.js'

export type ImportParts = Pick<Services, 'engine' | 'files' | 'log' | 'now'>

interface KindOfWork {
  check(run: ImportRun): Promise<void>
  commit(run: ImportRun): Promise<void>
  undo(run: ImportRun): Promise<void>
}

const work: Record<ImportKind, KindOfWork> = {
  people: { check: checkRows, commit: commitRows, undo: undoRows },
  departments: { check: checkDepartments, commit: commitDepartments, undo: undoDepartments },
  devices: { check: checkDevices, commit: commitDevices, undo: undoDevices },
}

/** An import: reading, check, commit, undo, each in batches that others hardly notice. */
export function userImportWork(parts: ImportParts): Work {
  return async (context) => {
    const { job } = context
    let phase = job.phase
    let hiddenRows = job.result['hidden'] ?? 0
    for (;;) {
      const run = await prepare(parts, context, phase, hiddenRows)
      if (phase === 'read') await readFile(run)
      else if (phase === 'check') await work[run.row.kind].check(run)
      else if (phase === 'commit') {
        await run.inTenant((db) =>
          new UserImportsRepository(db).forgetFile(run.tenantId, run.jobId),
        )
        await work[run.row.kind].commit(run)
      } else await work[run.row.kind].undo(run)
      const result = await run.counts()
      hiddenRows = run.hiddenRows
      const next = await nextPhase(parts, run, phase)
      if (next === undefined) return outcomeOf(phase, result)
      phase = next
    }
  }
}

function outcomeOf(phase: string, result: Record<string, number>): JobOutcome {
  return { status: phase === 'read' || phase === 'check' ? 'waiting' : 'done', result }
}

async function prepare(
  parts: ImportParts,
  context: WorkContext,
  phase: string,
  hiddenRows: number,
): Promise<ImportRun> {
  const { job } = context
  const { engine } = parts
  return engine.tx({ tenant: job.tenant_id }, async (db) => {
    const row = await new UserImportsRepository(db).find(job.tenant_id, job.id)
    const requester = row && (await Requester.read(db, job, importPermission[row.kind]))
    if (!row || !requester) throw new JobFailure({ code: 'NO_RIGHT' })
    await context.beat(db, { phase, done: 0, total: null })
    return makeRun(parts, context, { row, requester, hiddenRows })
  })
}

function makeRun(
  parts: ImportParts,
  context: WorkContext,
  { row, requester, hiddenRows }: Pick<ImportRun, 'row' | 'requester' | 'hiddenRows'>,
): ImportRun {
  const { job } = context
  const { tenant_id: tenantId, id: jobId } = job
  const run: ImportRun = {
    ...parts,
    context,
    tenantId,
    jobId,
    tally: job.result,
    row,
    requester,
    hiddenRows,
    inTenant: (fn) => parts.engine.tx({ tenant: tenantId }, fn),
    counts: () =>
      parts.engine.tx({ tenant: tenantId }, async (db) => {
        const imports = new UserImportsRepository(db)
        const counts = await imports.counts(tenantId, jobId)
        const found = await imports.find(tenantId, jobId)
        const rows = Object.values(counts).reduce((sum, n) => sum + n, 0)
        const overLimit = await imports.overLimit(tenantId, jobId)
        const departments = found?.departments.length ?? 0
        const hidden = run.hiddenRows
        return {
          ...counts,
          rows,
          departments,
          ...(overLimit > 0 && { overLimit }),
          ...(hidden > 0 && { hidden }),
        }
      }),
  }
  return run
}

/** How far the import goes by itself; without a name it waits for somebody who maps the columns. */
async function nextPhase(
  { engine }: ImportParts,
  { tenantId, jobId }: ImportRun,
  phase: string,
): Promise<'check' | 'commit' | undefined> {
  const row = await engine.tx({ tenant: tenantId }, (db) =>
    new UserImportsRepository(db).find(tenantId, jobId),
  )
  if (
    phase === 'read' &&
    row &&
    row.until !== 'read' &&
    row.mapping.includes(importNameField[row.kind])
  ) {
    return 'check'
  }
  return phase === 'check' && row?.until === 'commit' ? 'commit' : undefined
}
