import { definePlatformOperation, okList } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import { presentComponentRelease } from '../../presenters/presentComponents.js'
import { pagingOf } from '../pagingOf.js'

export const listComponentReleases = definePlatformOperation('listComponentReleases', {
  async handle({ params, query, repositories }) {
    const { components, componentUses } = repositories
    const component = await components.find(params.id)
    if (!component) throw notFound('component', params.id)
    const { rows, total } = await components.releases(component.id, pagingOf(query))
    const uses = await componentUses.countByRelease(component)
    return okList(
      rows.map((release) => presentComponentRelease(release, uses.get(release.number) ?? 0)),
      total,
    )
  },
})
