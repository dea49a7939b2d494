import type { Prepared } from '../http/defineOperation.js'
import type { UploadedFile } from '../http/UploadedFile.js'
import type { Services } from '../services.js'
import type { UploadKind } from './fileTypes.js'
import type { StoredUpload } from './intake.js'

/** Examines and stores an upload before the transaction that writes its row. */
export async function prepareUpload(
  { files }: Services,
  upload: UploadedFile,
  kind: UploadKind,
  tenantId: string,
): Promise<Prepared<StoredUpload>> {
  const stored = await files.intake.take(upload, kind, tenantId)
  return { value: stored, discard: () => files.intake.discard(stored) }
}
