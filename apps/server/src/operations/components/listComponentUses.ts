import { definePlatformOperation, okList } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import { presentComponentUse } from '../../presenters/presentComponents.js'

/** Where a component stands, and nothing of what else stands there. */
export const listComponentUses = definePlatformOperation('listComponentUses', {
  async handle({ params, query, repositories }) {
    const { page = 1, size = 20 } = query
    const component = await repositories.components.find(params.id)
    if (!component) throw notFound('component', params.id)
    const { uses, total } = await repositories.componentUses.list(component, { page, size })
    return okList(uses.map(presentComponentUse), total)
  },
})
