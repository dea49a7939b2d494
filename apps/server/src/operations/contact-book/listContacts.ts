import { defineOperation, okList } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import { presentContact } from './presentContact.js'
import { pagingOf } from '../pagingOf.js'

/** Active people by name. Contacts are masked, and found as a whole only: else they could be spelt out. */
export const listContacts = defineOperation('listContacts', {
  async handle({ query, tenantId, repositories, peopleScope }) {
    const { deptId, withDescendants = false, keyword } = query
    const department =
      deptId === undefined ? undefined : await repositories.departments.find(tenantId, deptId)
    if (deptId !== undefined && !department) throw notFound('department', deptId)
    const { members, total } = await repositories.members.list(tenantId, {
      scope: await peopleScope(),
      department: department && { ...department, withDescendants },
      keyword: keyword?.trim(),
      contacts: 'exact',
      status: 'active',
      ...pagingOf(query),
    })
    return okList(
      members.map((member) => presentContact(member, { withContacts: false })),
      total,
    )
  },
})
