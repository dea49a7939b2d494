import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentDeptTree } from '../../presenters/presentDepartment.js'
import { ancestorIds } from '../../repositories/departments/departmentPath.js'

/** With a keyword the matches and the way to them, without one the upper levels. */
export const listDeptTrees = defineOperation('listDeptTrees', {
  async handle({ query, tenantId, repositories: { departments } }) {
    const keyword = query.keyword?.trim() ?? ''
    if (keyword === '') {
      const nodes = await departments.levels(tenantId, query.depth ?? 1)
      return okList(presentDeptTree(nodes), nodes.filter(({ depth }) => depth === 1).length)
    }
    const { matches, total } = await departments.search(tenantId, keyword, query.limit ?? 200)
    const matched = new Set(matches.map(({ id }) => id))
    const above = new Set(matches.flatMap(({ path }) => ancestorIds(path)))
    const ancestors = await departments.byIds(
      tenantId,
      [...above].filter((id) => !matched.has(id)),
    )
    return okList(presentDeptTree([...matches, ...ancestors], matched), total)
  },
})
