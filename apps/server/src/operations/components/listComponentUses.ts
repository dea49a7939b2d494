import { definePlatformOperation, okList } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import { presentComponentUse } from '../../presenters/presentComponents.js'
import { pagingOf } from '../pagingOf.js'

/** Where a component stands, and nothing of what else stands there. */
export const listComponentUses = definePlatformOperation('listComponentUses', {
  async handle({ params, query, repositories }) {
    const component = await repositories.components.find(params.id)
    if (!component) throw notFound('component', params.id)
    const { rows, total } = await repositories.componentUses.list(component, pagingOf(query))
    return okList(rows.map(presentComponentUse), total)
  },
})
