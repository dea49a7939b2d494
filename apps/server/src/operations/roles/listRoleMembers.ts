import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentMember } from '../../presenters/presentMember.js'
import { seesContacts } from '../members/memberRules.js'

export const listRoleMembers = defineOperation('listRoleMembers', {
  async handle({ params, query, session, tenantId, repositories, peopleScope }) {
    const { members, total } = await repositories.members.list(tenantId, {
      scope: await peopleScope(),
      roleId: params.id,
      keyword: query.keyword?.trim(),
      contacts: seesContacts(session) ? 'prefix' : 'exact',
      sort: [{ field: 'nickName', descending: false }],
      page: query.page ?? 1,
      size: query.size ?? 20,
    })
    return okList(
      members.map((member) => presentMember(member, { withContacts: false })),
      total,
    )
  },
})
