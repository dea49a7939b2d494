import type { Schemas } from '@spruce/api-client/contract'
import type { Language } from '@spruce/validators/i18n'
import { assertVersion, notFound } from '../../http/errors.js'
import { assertAction, type JobAction } from '../../imports/importActions.js'
import { presentUserImport } from '../../presenters/presentUserImport.js'
import type { UserImportRow } from '../../repositories/imports/UserImportsRepository.js'
import type { JobRow } from '../../repositories/jobs/JobsRepository.js'
import type { Repositories } from '../../repositories/repositories.js'

/** So many rows show what is in the columns. */
const samples = 3

interface Where {
  tenantId: string
  memberId: string
  id: string
}

/** An import of the caller's. @throws 404 */
export async function readImport(
  { jobs, userImports }: Repositories,
  { tenantId, memberId, id }: Where,
  language: Language,
): Promise<Schemas['UserImport']> {
  const job = await jobs.find(tenantId, memberId, id)
  const row = job && (await userImports.find(tenantId, id))
  if (!job || !row) throw notFound('import', id)
  const first = await userImports.nextRows(tenantId, id, 0, samples)
  return presentUserImport(job, row, first, language)
}

/** An import of the caller's that nobody else changes meanwhile. @throws 404, 412, 409 */
export async function takeImport(
  repositories: Repositories,
  where: Where,
  { version, action, language }: { version: number; action: JobAction; language: Language },
): Promise<{ job: JobRow; row: UserImportRow }> {
  const { tenantId, memberId, id } = where
  const job = await repositories.jobs.lock(tenantId, memberId, id)
  const row = job && (await repositories.userImports.find(tenantId, id))
  if (!job || !row) throw notFound('import', id)
  assertVersion(version, job.version, await readImport(repositories, where, language))
  assertAction(job, action)
  return { job, row }
}
