import { definePlatformOperation, okList } from '../../http/defineOperation.js'
import { presentComponent } from '../../presenters/presentComponents.js'

export const listComponents = definePlatformOperation('listComponents', {
  async handle({ query, repositories }) {
    const { keyword, status, kind, page = 1, size = 20 } = query
    const filter = { keyword, status, kind, page, size }
    const { components, total } = await repositories.components.list(filter)
    return okList(components.map(presentComponent), total)
  },
})
