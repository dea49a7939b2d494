import { signArchiveUrl } from '../../files/signedUrls.js'
import { defineOperation, ok } from '../../http/defineOperation.js'
import { notFound, unprocessable } from '../../http/errors.js'
import { messages } from '../../messages.js'

/** What one ZIP file may hold: one download that people wait for, and no more of the server's line. */
const maxBytes = 500 * 1024 * 1024

export const archiveResources = defineOperation('archiveResources', {
  async handle({ body, tenantId, language, services, repositories: { files } }) {
    const found = await files.findAll(tenantId, body.ids)
    const resources = found.filter(({ kind }) => kind === 'resource')
    if (resources.length < body.ids.length) throw notFound('resource')
    const bytes = resources.reduce((sum, resource) => sum + resource.bytes, 0)
    if (bytes > maxBytes) throw unprocessable('ARCHIVE_TOO_LARGE')
    const grant = { tenantId, fileIds: body.ids, name: messages[language].files.archive }
    const { url, expiresAt } = signArchiveUrl(services.seal, grant, services.now())
    return ok({ url, expiresAt: expiresAt.toISOString() })
  },
})
