import { defineOperation, ok } from '../../http/defineOperation.js'
import { readPublished } from './designWork.js'

/** For everybody in the tenant; to them one that is not out does not exist. */
export const getPublishedPage = defineOperation('getPublishedPage', {
  handle: async ({ params, tenantId, repositories }) =>
    ok(await readPublished(repositories, tenantId, params.id)),
})
