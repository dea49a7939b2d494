import { definePlatformOperation, okList } from '../../http/defineOperation.js'
import { presentComponent } from '../../presenters/presentComponents.js'
import { pagingOf } from '../pagingOf.js'

export const listComponents = definePlatformOperation('listComponents', {
  async handle({ query, tenantId, repositories }) {
    const { keyword, status } = query
    const filter = { keyword, status, ...pagingOf(query) }
    const { rows, total, counts } = await repositories.components.list(filter)
    const personal = await repositories.personalUses.countByCode(rows.map(({ code }) => code))
    const shown = rows.map((row) => ({
      ...presentComponent(row),
      personalUses: personal.get(row.code) ?? 0,
    }))
    const named = await repositories.names.add(tenantId, shown, { tenantIds: 'customers' })
    return okList(named, total, counts)
  },
})
