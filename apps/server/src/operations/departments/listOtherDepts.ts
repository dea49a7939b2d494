import { defineOperation, okList } from '../../http/defineOperation.js'
import { pagingOf } from '../pagingOf.js'

/** Departments that do not hold the user, with the way to each. */
export const listOtherDepts = defineOperation('listOtherDepts', {
  async handle({ query, tenantId, repositories: { departments } }) {
    const { departments: rows, total } = await departments.listPlaced(tenantId, {
      without: query.userId,
      keyword: query.keyword?.trim(),
      ...pagingOf(query),
    })
    return okList(rows, total)
  },
})
