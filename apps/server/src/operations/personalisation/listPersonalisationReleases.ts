import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentRelease } from './publishLook.js'

export const listPersonalisationReleases = defineOperation('listPersonalisationReleases', {
  async handle({ query, tenantId, repositories }) {
    const { page = 1, size = 20 } = query
    const { releases, total } = await repositories.personalisation.releases(tenantId, {
      page,
      size,
    })
    return okList(releases.map(presentRelease), total)
  },
})
