import { defineOperation, ok } from '../../http/defineOperation.js'

/** So many holders are told by name. */
const maxHolders = 20

/** Whom a data scope would show, before it is saved: to all alike, or to each who holds the role. */
export const previewRoleScope = defineOperation('previewRoleScope', {
  async handle({ query, tenantId, repositories, peopleScope }) {
    const { members, permissions } = repositories
    const { roleId, dataScope, departmentIds = [] } = query
    const total = await permissions.countPeople(tenantId, 'all')
    const count = async (memberId: string) =>
      permissions.countPeople(
        tenantId,
        await permissions.scopeIn(tenantId, memberId, dataScope, departmentIds),
      )
    const isSame = dataScope === 'all' || dataScope === 'custom' || dataScope === 'self'
    const people = dataScope === 'self' ? 1 : isSame ? await count('') : null
    const held =
      roleId === undefined
        ? { members: [], total: 0 }
        : await members.list(tenantId, {
            scope: await peopleScope(),
            roleId,
            contacts: 'exact',
            page: 1,
            size: maxHolders,
            sort: [],
          })
    const holders = []
    for (const { id, nickName } of isSame ? [] : held.members) {
      holders.push({ id, name: nickName, people: await count(id) })
    }
    return ok({ total, people, holderCount: held.total, holders })
  },
})
