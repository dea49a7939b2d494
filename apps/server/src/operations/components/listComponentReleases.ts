import { definePlatformOperation, okList } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import { presentComponentRelease } from '../../presenters/presentComponents.js'

export const listComponentReleases = definePlatformOperation('listComponentReleases', {
  async handle({ params, query, repositories }) {
    const { page = 1, size = 20 } = query
    const { components, componentUses } = repositories
    const component = await components.find(params.id)
    if (!component) throw notFound('component', params.id)
    const { releases, total } = await components.releases(component.id, { page, size })
    const uses = await componentUses.countByRelease(component)
    return okList(
      releases.map((release) => presentComponentRelease(release, uses.get(release.number) ?? 0)),
      total,
    )
  },
})
