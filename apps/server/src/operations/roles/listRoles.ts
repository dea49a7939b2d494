import { defineOperation, okList } from '../../http/defineOperation.js'

export const listRoles = defineOperation('listRoles', {
  async handle({ query, tenantId, repositories: { roles } }) {
    const rows = await roles.list(tenantId, query.keyword)
    return okList(rows, rows.length)
  },
})
