import { defineOperation, okList } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import { presentMember } from '../../presenters/presentMember.js'
import { pagingOf } from '../pagingOf.js'
import { seesContacts } from './memberRules.js'

/** People of a department, its branch or the tenant whom the caller may see; contacts masked. */
export const listMembers = defineOperation('listMembers', {
  async handle({ query, session, tenantId, repositories, peopleScope }) {
    const { deptId, withDescendants = false, keyword, status, roleId, signedIn } = query
    const department =
      deptId === undefined ? undefined : await repositories.departments.find(tenantId, deptId)
    if (deptId !== undefined && !department) throw notFound('department', deptId)
    const { members, total } = await repositories.members.list(tenantId, {
      scope: await peopleScope(),
      department: department && { ...department, withDescendants },
      keyword: keyword?.trim(),
      contacts: seesContacts(session) ? 'prefix' : 'exact',
      status,
      roleId,
      signedIn,
      ...pagingOf(query),
    })
    return okList(
      members.map((member) => presentMember(member, { withContacts: false })),
      total,
    )
  },
})
