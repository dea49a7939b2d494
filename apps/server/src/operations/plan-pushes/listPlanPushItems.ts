import { definePlatformOperation, okList } from '../../http/defineOperation.js'
import { pageOf, presentPushItem } from '../../presenters/presentPlanPush.js'

export const listPlanPushItems = definePlatformOperation('listPlanPushItems', {
  async handle({ params, query, tenantId, repositories: { planPushes }, language }) {
    const all = await planPushes.items(tenantId, params.id, params.customerId)
    const items = all.filter(({ outcome }) => outcome !== 'same')
    return okList(
      pageOf(items, query).map((item) => presentPushItem(item, language)),
      items.length,
    )
  },
})
