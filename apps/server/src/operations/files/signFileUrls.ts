import { signFileUrl } from '../../files/signedUrls.js'
import { defineOperation, okList } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'

/** An attachment is for its sender here; its readers get the address where it is attached. */
export const signFileUrls = defineOperation('signFileUrls', {
  async handle({ body, tenantId, memberId, services, repositories }) {
    const { ids, size = null, download = false } = body
    const found = await repositories.files.findAll(tenantId, ids)
    const byId = new Map(found.map((file) => [file.id, file]))
    const urls = ids.map((id) => {
      const file = byId.get(id)
      if (!file || (file.kind === 'attachment' && file.uploadedBy !== memberId)) {
        throw notFound('file', id)
      }
      const grant = { tenantId, fileId: id, size, download }
      const { url, expiresAt } = signFileUrl(services.seal, grant, services.now())
      return { id, url, expiresAt: expiresAt.toISOString() }
    })
    return okList(urls, urls.length)
  },
})
