import { notFound, unprocessable } from '../../http/errors.js'
import { deepestFolder, type FolderRow } from '../../repositories/files/FoldersRepository.js'
import type { Repositories } from '../../repositories/repositories.js'
import { writeRefusal } from '../writeRefusal.js'

/** A name that a sibling has is 409 DUPLICATE. */
export function folderRefusal(error: unknown): unknown {
  return writeRefusal(error, { folders_sibling_name: 'name' })
}

export async function readFolder(
  { folders }: Repositories,
  tenantId: string,
  id: string,
): Promise<FolderRow> {
  const folder = await folders.find(tenantId, id)
  if (!folder) throw notFound('folder', id)
  return folder
}

/**
 * A branch of `height` levels may stand below `parentId`. @throws 422 FOLDER_CYCLE when that is
 * `folderId` or below it, FOLDER_TOO_DEEP
 */
export async function assertFolderPlace(
  { folders }: Repositories,
  tenantId: string,
  parentId: string | null,
  height: number,
  folderId?: string,
): Promise<void> {
  const above = parentId === null ? [] : await folders.ancestors(tenantId, parentId)
  if (folderId !== undefined && above.includes(folderId)) throw unprocessable('FOLDER_CYCLE')
  if (above.length + height > deepestFolder) throw unprocessable('FOLDER_TOO_DEEP')
}
