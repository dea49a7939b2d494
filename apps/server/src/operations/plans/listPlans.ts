import { definePlatformOperation, okList } from '../../http/defineOperation.js'
import { presentPlan } from '../../presenters/presentPlans.js'

export const listPlans = definePlatformOperation('listPlans', {
  async handle({ query, repositories }) {
    const { keyword, status, page = 1, size = 20 } = query
    const filter = { keyword: keyword?.trim(), status, page, size }
    const { plans, total } = await repositories.plans.list(filter)
    return okList(plans.map(presentPlan), total)
  },
})
