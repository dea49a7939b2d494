import { defineOperation, okList } from '../../http/defineOperation.js'

/** Departments that do not hold the user, with the way to each. */
export const listOtherDepts = defineOperation('listOtherDepts', {
  async handle({ query, tenantId, repositories: { departments } }) {
    const { departments: rows, total } = await departments.listWithout(tenantId, {
      userId: query.userId,
      keyword: query.keyword?.trim(),
      page: query.page ?? 1,
      size: query.size ?? 20,
    })
    return okList(rows, total)
  },
})
