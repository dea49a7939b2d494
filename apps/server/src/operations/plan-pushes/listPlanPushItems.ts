import { definePlatformOperation, okList } from '../../http/defineOperation.js'
import { presentPushItem, pushItemShape } from '../../presenters/presentPlanPush.js'
import { pagingOf } from '../pagingOf.js'
import { takePage } from '../../repositories/lists/takePage.js'

export const listPlanPushItems = definePlatformOperation('listPlanPushItems', {
  async handle({ params, query, tenantId, repositories: { planPushes }, language }) {
    const all = await planPushes.items(tenantId, params.id, params.customerId)
    const items = all.filter(({ outcome }) => outcome !== 'same')
    const { rows, total } = takePage(
      items.map((item) => presentPushItem(item, language)),
      pagingOf(query),
      pushItemShape,
    )
    return okList(rows, total)
  },
})
