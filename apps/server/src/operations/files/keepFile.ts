import { type FileKind, isPublic } from '../../files/fileTypes.js'
import type { StoredUpload } from '../../files/intake.js'
import { notFound, unprocessable } from '../../http/errors.js'
import { newId } from '../../ids.js'
import type { FileRow } from '../../repositories/files/FilesRepository.js'
import type { Repositories } from '../../repositories/repositories.js'
import type { Services } from '../../services.js'
import { newPublicKey } from '../../sessions/tokens.js'

/** Writes the row of an upload within the tenant's quota. @throws 422 QUOTA_EXCEEDED */
export async function keepFile(
  { files, entitlements }: Repositories,
  services: Services,
  tenantId: string,
  file: { kind: FileKind; folderId: string | null; stored: StoredUpload; memberId: string },
): Promise<FileRow> {
  const { kind, folderId, stored, memberId } = file
  const quota = await entitlements.quota(tenantId, services.files.quota)
  if (!(await files.use(tenantId, stored.bytes, 1, quota))) {
    throw unprocessable('QUOTA_EXCEEDED')
  }
  const id = newId()
  await files.add(tenantId, {
    id,
    kind,
    folderId,
    stored,
    publicName: isPublic(kind, stored.mediaType) ? newPublicKey() : null,
    uploadedBy: memberId,
    now: services.now(),
  })
  const row = await files.find(tenantId, id)
  if (!row) throw notFound('file', id)
  return row
}
