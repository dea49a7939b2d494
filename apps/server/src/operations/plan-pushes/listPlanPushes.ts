import { definePlatformOperation, okList } from '../../http/defineOperation.js'
import { presentPlanPush } from '../../presenters/presentPlanPush.js'
import { pagingOf } from '../pagingOf.js'

export const listPlanPushes = definePlatformOperation('listPlanPushes', {
  async handle({ params, query, tenantId, repositories, language }) {
    const { planPushes } = repositories
    const { pushes, total } = await planPushes.list(tenantId, params.id, pagingOf(query))
    return okList(
      pushes.map((push) => presentPlanPush(push, language)),
      total,
    )
  },
})
