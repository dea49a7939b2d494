import { definePlatformOperation, okList } from '../../http/defineOperation.js'
import { presentPushItem, pushItemShape } from '../../presenters/presentPlanPush.js'
import { planMenus } from '../../pushes/planMenus.js'
import { readMenuPush } from '../../pushes/previewPush.js'
import { pagingOf } from '../pagingOf.js'
import { takePage } from '../../repositories/lists/takePage.js'

/** Of any customer: what it would get, were it one of the plan. */
export const previewCustomerPush = definePlatformOperation('previewCustomerPush', {
  async handle({ params, query, repositories, language }) {
    const push = await readMenuPush(repositories, params.id)
    const [customer] = await repositories.customerMenus.read([params.customerId])
    const items = customer ? planMenus(push, customer) : []
    const { rows, total } = takePage(
      items.map((item) => presentPushItem(item, language)),
      pagingOf(query),
      pushItemShape,
    )
    return okList(rows, total)
  },
})
