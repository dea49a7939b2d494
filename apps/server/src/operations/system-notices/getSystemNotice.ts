import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { readSystemNotice } from './systemNoticeRules.js'

export const getSystemNotice = definePlatformOperation('getSystemNotice', {
  handle: async ({ params, tenantId, services, repositories }) =>
    ok(await readSystemNotice(repositories, services, tenantId, params.id)),
})
