import type { StoredUpload } from '../../files/intake.js'
import { isPublic } from '../../files/fileTypes.js'
import type { FileRow, FilesRepository } from '../../repositories/files/FilesRepository.js'
import { newPublicKey } from '../../sessions/tokens.js'

/** Other content under the same id and name. A picture keeps its address, which no document gets. */
export async function putContent(
  files: FilesRepository,
  tenantId: string,
  resource: FileRow,
  content: StoredUpload,
): Promise<void> {
  const isShown = isPublic('resource', content.mediaType)
  const publicName = isShown ? (resource.publicName ?? newPublicKey()) : null
  await files.replace(tenantId, resource.id, content, publicName)
  const name = renamed(resource.name, content.name)
  if (name !== resource.name) await files.rename(tenantId, resource.id, name)
}

/** The name stays; its extension follows the content. */
function renamed(name: string, uploaded: string): string {
  const extension = uploaded.slice(uploaded.lastIndexOf('.'))
  return name.slice(0, name.lastIndexOf('.')) + extension
}
