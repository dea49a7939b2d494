import { defineOperation, okList } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import { presentComponentRelease } from '../../presenters/presentComponents.js'
import { pagingOf } from '../pagingOf.js'

export const listTenantComponentReleases = defineOperation('listTenantComponentReleases', {
  async handle({ params, query, tenantId, repositories: { tenantComponents } }) {
    const component = await tenantComponents.find(tenantId, params.id)
    if (!component) throw notFound('component', params.id)
    const { rows, total } = await tenantComponents.releases(tenantId, component, pagingOf(query))
    return okList(
      rows.map((release) => presentComponentRelease(release, release.uses)),
      total,
    )
  },
})
