import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentDataEndpoint } from '../../presenters/presentDataEndpoint.js'
import { pagingOf } from '../pagingOf.js'

export const listDataEndpoints = defineOperation('listDataEndpoints', {
  async handle({ query, tenantId, repositories }) {
    const { keyword } = query
    const { dataEndpoints, designEndpoints } = repositories
    const { rows, total } = await dataEndpoints.list(tenantId, { keyword, ...pagingOf(query) })
    const uses = await designEndpoints.count(
      tenantId,
      rows.map(({ id }) => id),
    )
    const shown = rows.map((row) => ({ ...presentDataEndpoint(row), uses: uses.get(row.id) ?? 0 }))
    return okList(shown, total)
  },
})
