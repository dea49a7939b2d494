import { definePlatformOperation, okList } from '../../http/defineOperation.js'
import { presentComponentRelease } from '../../presenters/presentComponents.js'

export const listComponentReleases = definePlatformOperation('listComponentReleases', {
  async handle({ params, query, repositories }) {
    const { page = 1, size = 20 } = query
    const { releases, total } = await repositories.components.releases(params.id, { page, size })
    return okList(releases.map(presentComponentRelease), total)
  },
})
