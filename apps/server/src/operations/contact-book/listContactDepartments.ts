import { defineOperation, okList } from '../../http/defineOperation.js'

export const listContactDepartments = defineOperation('listContactDepartments', {
  async handle({ query, tenantId, repositories: { departments } }) {
    const children = await departments.children(tenantId, query.parentId ?? null)
    return okList(
      children.map(({ id, name, childCount, memberCount }) => ({
        id,
        name,
        childCount,
        memberCount,
      })),
      children.length,
    )
  },
})
