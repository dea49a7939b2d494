import { definePlatformOperation, okList } from '../../http/defineOperation.js'
import { presentComponent } from '../../presenters/presentComponents.js'
import { pagingOf } from '../pagingOf.js'

export const listComponents = definePlatformOperation('listComponents', {
  async handle({ query, repositories }) {
    const { keyword, status } = query
    const filter = { keyword, status, ...pagingOf(query) }
    const { rows, total, counts } = await repositories.components.list(filter)
    return okList(rows.map(presentComponent), total, counts)
  },
})
