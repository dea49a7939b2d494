import { importNameField } from '@spruce/api-client/contract'
import type { TenantContext } from '../../http/defineOperation.js'
import type { OperationId } from '../../http/contractTypes.js'
import { unprocessable, wrongField } from '../../http/errors.js'
import type { UserImportRow } from '../../repositories/imports/UserImportsRepository.js'
import type { JobRow } from '../../repositories/jobs/JobsRepository.js'

/** Puts an import into the queue for its next phase, after which it waits for the person again. */
export async function startPhase(
  {
    tenantId,
    repositories,
    services,
    afterCommit,
    audit,
  }: Pick<
    TenantContext<OperationId>,
    'tenantId' | 'repositories' | 'services' | 'afterCommit' | 'audit'
  >,
  { job, row }: { job: JobRow; row: UserImportRow },
  phase: 'check' | 'commit' | 'undo',
): Promise<void> {
  if (phase !== 'undo' && !row.mapping.includes(importNameField[row.kind])) {
    throw unprocessable('IMPORT_MAPPING', [wrongField('mapping', 'invalid')])
  }
  if (phase === 'check') {
    await repositories.userImports.edit(tenantId, job.id, { until: 'check' })
  }
  await repositories.jobs.queue(tenantId, job.id, phase)
  audit({
    table: 'jobs',
    id: job.id,
    name: job.title,
    before: { phase: job.phase, status: job.status },
    after: { phase, status: 'queued' },
  })
  afterCommit(() => {
    services.work.wake()
    return Promise.resolve()
  })
}
