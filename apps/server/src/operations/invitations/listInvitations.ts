import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentInvitation } from '../../presenters/presentInvitation.js'

export const listInvitations = defineOperation('listInvitations', {
  async handle({ query, tenantId, repositories, services }) {
    const { page = 1, size = 20, sort = '-sentAt', status, keyword } = query
    const { invitations, total } = await repositories.invitations.list(
      tenantId,
      {
        status,
        keyword: keyword?.trim(),
        sort: {
          field: sort.endsWith('expiresAt') ? 'expiresAt' : 'sentAt',
          descending: sort.startsWith('-'),
        },
        page,
        size,
      },
      services.now(),
    )
    return okList(invitations.map(presentInvitation), total)
  },
})
