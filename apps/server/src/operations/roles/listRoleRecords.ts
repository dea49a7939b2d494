import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentRole } from '../../presenters/presentRole.js'
import type { RoleRecord } from '../../repositories/roles/RolesRepository.js'
import { sortKey } from '../../repositories/search/searchTokens.js'
import { readSort, type SortField } from '../readSort.js'

/** Roles are tens, so they are filtered and ordered here. */
export const listRoleRecords = defineOperation('listRoleRecords', {
  async handle({ query, tenantId, repositories: { roles } }) {
    const { keyword, enabled, builtin, page = 1, size = 20 } = query
    const rows = (await roles.records(tenantId, keyword?.trim()))
      .filter((role) => enabled === undefined || role.enabled === enabled)
      .filter((role) => builtin === undefined || role.builtin === builtin)
    const sorted = sortRoles(rows, readSort<Field>(query.sort ?? 'name'))
    const start = (page - 1) * size
    return okList(sorted.slice(start, start + size).map(presentRole), rows.length)
  },
})

const values = {
  name: (role: RoleRecord) => sortKey(role.name),
  code: (role: RoleRecord) => role.code,
  enabled: (role: RoleRecord) => Number(role.enabled),
  memberCount: (role: RoleRecord) => role.memberCount,
  createdAt: (role: RoleRecord) => role.createdAt.getTime(),
  updatedAt: (role: RoleRecord) => role.updatedAt.getTime(),
}
type Field = keyof typeof values

function sortRoles(rows: readonly RoleRecord[], fields: readonly SortField<Field>[]) {
  return [...rows].sort((one, other) => {
    for (const { field, descending } of fields) {
      const [a, b] = [values[field](one), values[field](other)]
      if (a !== b) return (a < b ? -1 : 1) * (descending ? -1 : 1)
    }
    return one.id < other.id ? -1 : 1
  })
}
