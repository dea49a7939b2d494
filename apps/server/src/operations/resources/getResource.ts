import { defineOperation, ok } from '../../http/defineOperation.js'
import { presentResource } from '../../presenters/filePresenters.js'
import { readResource } from './readResource.js'

export const getResource = defineOperation('getResource', {
  handle: async ({ params, tenantId, repositories }) =>
    ok(presentResource(await readResource(repositories, tenantId, params.id))),
})
