import { type Schemas, unwrapList } from '@spruce/api-client'
import type { SubAppFound, SubAppSearch } from '@spruce/session'

/** The contract's longest keyword. */
const longest = 50

/** What of the console the global search finds. */
export const enterpriseSearch: SubAppSearch = {
  departments: async (keyword, { api, signal, limit }) => {
    const query = { keyword: keyword.slice(0, longest), limit }
    const { rows } = await unwrapList(
      api.GET('/aba-base/api/dept/dept-trees', { params: { query }, signal }),
    )
    return matchedOf(rows, [])
  },

  roles: async (keyword, { api, signal, limit }) => {
    const query = { keyword: keyword.slice(0, longest), size: limit }
    const { rows } = await unwrapList(
      api.GET('/spruce/api/v1/roles', { params: { query }, signal }),
    )
    return rows.map(({ id, name, code }) => ({
      id,
      title: name,
      subtitle: code,
      path: `base/role?${new URLSearchParams({ keyword: name }).toString()}`,
    }))
  },
}

/** The answer is a tree: the matches with what stands above them. */
function matchedOf(
  nodes: readonly Schemas['DeptNode'][],
  above: readonly string[],
): readonly SubAppFound[] {
  return nodes.flatMap(({ id, name, matched, children }) => [
    ...(matched ? [departmentFound(id, name, above)] : []),
    ...matchedOf(children, [...above, name]),
  ])
}

function departmentFound(id: string, name: string, above: readonly string[]): SubAppFound {
  const path = `base/organization?${new URLSearchParams({ deptId: id }).toString()}`
  return { id, title: name, subtitle: above.join(' / '), icon: 'department', path }
}
