import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { previewPush } from '../../pushes/previewPush.js'

export const previewPlanPush = definePlatformOperation('previewPlanPush', {
  handle: async ({ params, repositories }) =>
    ok((await previewPush(repositories, params.id)).preview),
})
