import { notFound } from '../../http/errors.js'
import type { Invitation } from '../../repositories/invitations/InvitationsRepository.js'
import type { Repositories } from '../../repositories/repositories.js'

/** @throws 404 when the tenant has no such invitation. */
export async function readInvitation(
  { invitations }: Repositories,
  tenantId: string,
  id: string,
  now: Date,
): Promise<Invitation> {
  const invitation = await invitations.find(tenantId, id, now)
  if (!invitation) throw notFound('invitation', id)
  return invitation
}
