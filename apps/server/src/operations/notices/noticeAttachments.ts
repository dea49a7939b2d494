import type { Schemas } from '@spruce/api-client/contract'
import { signFileUrl } from '../../files/signedUrls.js'
import { notFound } from '../../http/errors.js'
import type { Repositories } from '../../repositories/repositories.js'
import type { Services } from '../../services.js'

const place = 'attachments'

/** What a notice carries, with addresses that open for 60 seconds. */
export async function attachmentsOf(
  { files }: Repositories,
  { seal, now }: Services,
  tenantId: string,
  noticeId: string,
): Promise<Schemas['NoticeAttachment'][]> {
  const ids = await files.referencedBy(tenantId, { table: 'notices', id: noticeId, place })
  return (await files.findAll(tenantId, ids)).map(({ id, name, mediaType, bytes }) => {
    const grant = { tenantId, fileId: id, size: null, download: true }
    return { id, name, mediaType, bytes, url: signFileUrl(seal, grant, now()).url }
  })
}

/** @throws 404 for somebody else's attachment: it is not the caller's to show */
export async function setAttachments(
  { files }: Repositories,
  tenantId: string,
  notice: { id: string; title: string },
  fileIds: readonly string[],
  memberId: string,
): Promise<void> {
  const object = { table: 'notices', id: notice.id, place, label: notice.title }
  const known = new Set(await files.referencedBy(tenantId, object))
  for (const file of await files.findAll(tenantId, fileIds)) {
    const isOwn = file.kind === 'resource' || file.uploadedBy === memberId
    if (!isOwn && !known.has(file.id)) throw notFound('file', file.id)
  }
  await files.setReferences(tenantId, object, fileIds)
}
