import { definePlatformOperation, okList } from '../../http/defineOperation.js'
import { presentPlan } from '../../presenters/presentPlans.js'
import { pagingOf } from '../pagingOf.js'

export const listPlans = definePlatformOperation('listPlans', {
  async handle({ query, repositories }) {
    const { keyword, status } = query
    const filter = { keyword: keyword?.trim(), status, ...pagingOf(query) }
    const { rows, total, counts } = await repositories.plans.list(filter)
    return okList(rows.map(presentPlan), total, counts)
  },
})
