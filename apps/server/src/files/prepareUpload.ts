import { tooLarge } from '../http/errors.js'
import type { Prepared } from '../http/defineOperation.js'
import type { UploadedFile } from '../http/UploadedFile.js'
import type { Services } from '../services.js'
import { mostBytes, type UploadKind } from './fileTypes.js'
import type { StoredUpload } from './intake.js'

/**
 * Examines and stores an upload before the transaction that writes its row.
 *
 * @throws 413 for more than the kind may have, 415 FILE_TYPE, 422 IMAGE_BROKEN
 */
export async function prepareUpload(
  { files }: Services,
  upload: UploadedFile,
  kind: UploadKind,
  tenantId: string,
  keepsMetadata = false,
): Promise<Prepared<StoredUpload>> {
  if (upload.bytes > (mostBytes[kind] ?? Infinity)) throw tooLarge()
  const stored = await files.intake.take(upload, kind, tenantId, keepsMetadata)
  return { value: stored, discard: () => files.intake.discard(stored) }
}
