import { definePlatformOperation, okList } from '../../http/defineOperation.js'
import { presentPlanPush } from '../../presenters/presentPlanPush.js'

export const listPlanPushes = definePlatformOperation('listPlanPushes', {
  async handle({ params, query, tenantId, repositories, language }) {
    const { page = 1, size = 20 } = query
    const { planPushes } = repositories
    const { pushes, total } = await planPushes.list(tenantId, params.id, { page, size })
    return okList(
      pushes.map((push) => presentPlanPush(push, language)),
      total,
    )
  },
})
