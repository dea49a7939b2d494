import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentMember } from '../../presenters/presentMember.js'
import { seesContacts } from '../members/memberRules.js'
import { pagingOf } from '../pagingOf.js'

export const listRoleMembers = defineOperation('listRoleMembers', {
  async handle({ params, query, session, tenantId, repositories, peopleScope }) {
    const { members, total } = await repositories.members.list(tenantId, {
      scope: await peopleScope(),
      roleId: params.id,
      status: query.status,
      keyword: query.keyword?.trim(),
      contacts: seesContacts(session) ? 'prefix' : 'exact',
      ...pagingOf(query),
    })
    return okList(
      members.map((member) => presentMember(member, { withContacts: false })),
      total,
    )
  },
})
