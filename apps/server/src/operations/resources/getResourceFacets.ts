import { defineOperation, ok } from '../../http/defineOperation.js'

export const getResourceFacets = defineOperation('getResourceFacets', {
  handle: async ({ tenantId, repositories }) => ok(await repositories.files.facets(tenantId)),
})
