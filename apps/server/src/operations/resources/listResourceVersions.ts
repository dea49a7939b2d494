import { signFileUrl } from '../../files/signedUrls.js'
import { defineOperation, okList } from '../../http/defineOperation.js'
import { readResource } from './readResource.js'

export const listResourceVersions = defineOperation('listResourceVersions', {
  async handle({ params, tenantId, services, repositories }) {
    const { id } = await readResource(repositories, tenantId, params.id)
    const versions = await repositories.fileVersions.list(tenantId, id)
    const urlOf = (older: number, download: boolean) =>
      signFileUrl(
        services.seal,
        { tenantId, fileId: id, size: null, download, older },
        services.now(),
      ).url
    const shown = versions.map((one) => ({
      ...one,
      replacedAt: one.replacedAt.toISOString(),
      url: urlOf(one.number, false),
      downloadUrl: urlOf(one.number, true),
    }))
    return okList(shown, shown.length)
  },
})
