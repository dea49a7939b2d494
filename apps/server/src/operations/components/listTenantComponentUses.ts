import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentTenantComponentUse } from '../../presenters/presentComponents.js'
import { pagingOf } from '../pagingOf.js'

/** Where the tenant uses a component, whose it may be. */
export const listTenantComponentUses = defineOperation('listTenantComponentUses', {
  async handle({ query, tenantId, repositories }) {
    const { tenantComponents } = repositories
    const { rows, total } = await tenantComponents.uses(tenantId, query.code, pagingOf(query))
    return okList(rows.map(presentTenantComponentUse), total)
  },
})
