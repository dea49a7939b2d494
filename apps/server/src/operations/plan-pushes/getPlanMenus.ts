import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { presentPlanMenus } from '../../presenters/presentPlanPush.js'

export const getPlanMenus = definePlatformOperation('getPlanMenus', {
  handle: async ({ params, repositories: { planPushes } }) =>
    ok(presentPlanMenus(params.id, await planPushes.template(params.id))),
})
