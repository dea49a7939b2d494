import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { readEntitlements } from './readEntitlements.js'

export const getCustomerEntitlements = definePlatformOperation('getCustomerEntitlements', {
  handle: async ({ params, repositories, language }) =>
    ok(await readEntitlements(repositories, params.id, language)),
})
