import { notFound } from '../../http/errors.js'
import type { FileRow } from '../../repositories/files/FilesRepository.js'
import type { Repositories } from '../../repositories/repositories.js'

/** @throws 404 for what is no resource of the tenant */
export async function readResource(
  { files }: Repositories,
  tenantId: string,
  id: string,
): Promise<FileRow> {
  const row = await files.find(tenantId, id)
  if (row?.kind !== 'resource') throw notFound('resource', id)
  return row
}

/** The same, locked until the transaction ends. */
export async function lockResource(
  repositories: Repositories,
  tenantId: string,
  id: string,
): Promise<FileRow> {
  await repositories.files.lock(tenantId, [id])
  return readResource(repositories, tenantId, id)
}
