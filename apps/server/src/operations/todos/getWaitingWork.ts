import { defineOperation, ok } from '../../http/defineOperation.js'

export const getWaitingWork = defineOperation('getWaitingWork', {
  transaction: 'platform', // invitations come from tenants that the person is not in
  async handle({ session, tenantId, memberId, services, repositories }) {
    const { todos, myNotices } = repositories
    const now = services.now()
    const isAuditor =
      session.tenant?.kind === 'operator' && session.tenant.permissions.hasAny(['customer:audit'])
    const { mustConfirm } = await myNotices.unread(tenantId, memberId, now)
    return ok({
      ...(await todos.countOpen(tenantId, memberId, now)),
      confirmations: mustConfirm,
      invitations: await todos.countInvitations(session.userId, now),
      applications: isAuditor ? await todos.countApplications() : 0,
    })
  },
})
