import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentInvitation } from '../../presenters/presentInvitation.js'
import { pagingOf } from '../pagingOf.js'

export const listInvitations = defineOperation('listInvitations', {
  async handle({ query, tenantId, repositories, services }) {
    const { status, keyword } = query
    const { rows, total, counts } = await repositories.invitations.list(
      tenantId,
      {
        status,
        keyword: keyword?.trim(),
        ...pagingOf(query),
      },
      services.now(),
    )
    return okList(rows.map(presentInvitation), total, counts)
  },
})
