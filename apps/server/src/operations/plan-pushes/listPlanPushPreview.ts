import { definePlatformOperation, okList } from '../../http/defineOperation.js'
import { presentPreviewOf } from '../../presenters/presentPlanPush.js'
import { planMenus } from '../../pushes/planMenus.js'
import { readMenuPush } from '../../pushes/previewPush.js'
import { pagingOf } from '../pagingOf.js'

export const listPlanPushPreview = definePlatformOperation('listPlanPushPreview', {
  async handle({ params, query, repositories }) {
    const { customerMenus } = repositories
    const push = await readMenuPush(repositories, params.id)
    const { rows: ids, total } = await customerMenus.pageOf(params.id, pagingOf(query))
    const customers = new Map((await customerMenus.read(ids)).map((one) => [one.id, one]))
    return okList(
      ids
        .flatMap((id) => customers.get(id) ?? [])
        .map((customer) => presentPreviewOf(customer, planMenus(push, customer))),
      total,
    )
  },
})
