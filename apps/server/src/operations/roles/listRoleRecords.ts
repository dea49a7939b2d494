import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentRole } from '../../presenters/presentRole.js'
import type { RoleRecord } from '../../repositories/roles/RolesRepository.js'
import { pagingOf } from '../pagingOf.js'
import { takePage, type RowShape } from '../../repositories/lists/takePage.js'

/** Roles are tens, so they are filtered and ordered here. */
export const listRoleRecords = defineOperation('listRoleRecords', {
  async handle({ query, tenantId, repositories: { roles, names } }) {
    const found = await roles.records(tenantId, query.keyword?.trim())
    const { rows, total } = takePage(found, pagingOf(query), shape)
    const shown = rows.map(presentRole)
    return okList(await names.add(tenantId, shown, { departmentIds: 'departments' }), total)
  },
})

const shape: RowShape<RoleRecord> = {
  columns: {
    name: ({ name }) => name,
    code: ({ code }) => code,
    enabled: ({ enabled }) => enabled,
    builtin: ({ builtin }) => builtin,
    memberCount: ({ memberCount }) => memberCount,
    createdAt: ({ createdAt }) => createdAt,
    updatedAt: ({ updatedAt }) => updatedAt,
  },
  facets: {
    enabled: ({ enabled }) => enabled,
    builtin: ({ builtin }) => builtin,
    grantsAll: ({ grantsAll }) => grantsAll,
    dataScope: ({ dataScope }) => dataScope,
    updatedAt: ({ updatedAt }) => updatedAt,
  },
  read: ['name'],
  id: ({ id }) => id,
}
