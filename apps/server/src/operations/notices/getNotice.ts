import { defineOperation, ok } from '../../http/defineOperation.js'
import { readNotice } from './noticeRules.js'

export const getNotice = defineOperation('getNotice', {
  handle: async ({ params, tenantId, services, repositories }) =>
    ok(await readNotice(repositories, services, tenantId, params.id)),
})
