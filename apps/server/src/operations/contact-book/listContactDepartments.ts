import { defineOperation, okList } from '../../http/defineOperation.js'
import type { DepartmentNode } from '../../repositories/departments/DepartmentsRepository.js'

/** So many departments a keyword finds. */
const mostFound = 100

export const listContactDepartments = defineOperation('listContactDepartments', {
  async handle({ query, tenantId, repositories: { departments } }) {
    const { parentId = null, keyword, id } = query
    if (id !== undefined) return present(await departments.byIds(tenantId, [id]))
    if (keyword !== undefined && keyword.trim() !== '') {
      const { matches, total } = await departments.search(tenantId, keyword, mostFound)
      return present(matches, total)
    }
    return present(await departments.children(tenantId, parentId))
  },
})

function present(departments: readonly DepartmentNode[], total = departments.length) {
  return okList(
    departments.map(({ id, name, childCount, memberCount }) => ({
      id,
      name,
      childCount,
      memberCount,
    })),
    total,
  )
}
