import type { Schemas } from '@spruce/api-client/contract'
import { signFileUrl } from '../../files/signedUrls.js'
import { notFound } from '../../http/errors.js'
import type { Repositories } from '../../repositories/repositories.js'
import type { SystemFile } from '../../db/schema.js'
import type { Services } from '../../services.js'

const place = 'attachments'

/** What a notice carries, with addresses that open for 60 seconds. */
export async function attachmentsOf(
  { files }: Repositories,
  { seal, now }: Services,
  tenantId: string,
  noticeId: string,
  table: 'notices' | 'system_notices' = 'notices',
): Promise<Schemas['NoticeAttachment'][]> {
  const ids = await files.referencedBy(tenantId, { table, id: noticeId, place })
  const found = await files.findAll(tenantId, ids)
  return signedFiles(
    { seal, now },
    found.map(({ id, name, mediaType, bytes }) => ({ tenantId, id, name, mediaType, bytes })),
  )
}

/** Files with addresses that open for 60 seconds; whose they are, is checked where they are attached. */
export function signedFiles(
  { seal, now }: Pick<Services, 'seal' | 'now'>,
  files: readonly SystemFile[],
): Schemas['NoticeAttachment'][] {
  return files.map(({ tenantId, id, name, mediaType, bytes }) => {
    const grant = { tenantId, fileId: id, size: null, download: true }
    return { id, name, mediaType, bytes, url: signFileUrl(seal, grant, now()).url }
  })
}

/**
 * Takes resources, what the member uploaded, and what a notice of the tenant carries already: whoever may write one
 * may have read it, and copies it. @throws 404 for somebody else's upload that no notice carries
 */
export async function setAttachments(
  { files }: Repositories,
  tenantId: string,
  notice: { id: string; title: string },
  fileIds: readonly string[],
  memberId: string,
  table: 'notices' | 'system_notices' = 'notices',
): Promise<void> {
  const found = await files.findAll(tenantId, fileIds)
  const foreign = found
    .filter(({ kind, uploadedBy }) => kind !== 'resource' && uploadedBy !== memberId)
    .map(({ id }) => id)
  const attached = new Set(await files.usedAmong(tenantId, { table, place }, foreign))
  for (const id of foreign) if (!attached.has(id)) throw notFound('file', id)
  const object = { table, id: notice.id, place, label: notice.title }
  await files.setReferences(tenantId, object, fileIds)
}
