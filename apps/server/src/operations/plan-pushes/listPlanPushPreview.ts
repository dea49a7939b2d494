import { definePlatformOperation, okList } from '../../http/defineOperation.js'
import { presentPreviewOf } from '../../presenters/presentPlanPush.js'
import { planMenus } from '../../pushes/planMenus.js'
import { readMenuPush } from '../../pushes/previewPush.js'

export const listPlanPushPreview = definePlatformOperation('listPlanPushPreview', {
  async handle({ params, query, repositories }) {
    const { customerMenus } = repositories
    const { page = 1, size = 20 } = query
    const push = await readMenuPush(repositories, params.id)
    const customers = await customerMenus.read(await customerMenus.idsOf(params.id, { page, size }))
    return okList(
      customers.map((customer) => presentPreviewOf(customer, planMenus(push, customer))),
      await customerMenus.count(params.id),
    )
  },
})
