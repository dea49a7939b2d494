import type { Schemas } from '@spruce/api-client/contract'
import type { DataScope } from '../../db/schema.js'
import { conflict, denied, notFound, unprocessable } from '../../http/errors.js'
import { newId } from '../../ids.js'
import {
  foldContact,
  statusAt,
  type OfferedInvitation,
} from '../../repositories/invitations/InvitationsRepository.js'
import type { AuditChange } from '../../repositories/auditDetail.js'
import type { Repositories } from '../../repositories/repositories.js'
import type { UserRow } from '../../repositories/users/UsersRepository.js'
import { hashToken } from '../../sessions/tokens.js'
import { assertRoom } from '../members/memberRules.js'
import { placeOrRoot } from '../members/placeRules.js'
import { assertInvitationMove, invitationRefusal } from './invitationRules.js'

/**
 * The invitation behind a token, held until the transaction ends, with the organisation it leads
 * into. @throws 404 for an unknown token, 409 ILLEGAL_STATE when it can no longer be accepted
 */
export async function heldInvitation(
  { invitations, members }: Repositories,
  token: string,
  now: Date,
): Promise<OfferedInvitation> {
  const tokenHash = hashToken(token)
  const offered = await invitations.findByToken(tokenHash)
  if (!offered) throw notFound('invitation')
  await members.lock(offered.tenant_id)
  await invitations.lock(offered.tenant_id, offered.id)
  const held = await invitations.findByToken(tokenHash)
  if (!held) throw notFound('invitation')
  assertInvitationMove(statusAt(held, now), 'accepted')
  return held
}

/** Whether the account owns the contact that was invited. @throws 422 INVITATION_CONTACT */
export function assertInvited(invitation: OfferedInvitation, user: UserRow): void {
  const owned = { mobile: user.mobile, email: user.email_key, account: user.login_key }
  if (foldContact(owned[invitation.contact_kind] ?? '') !== invitation.contact_key) {
    throw unprocessable('INVITATION_CONTACT')
  }
}

/** What the tenant's log says of an invitation that was accepted. */
export function acceptance(
  invitation: OfferedInvitation,
  { memberId, fallback }: Schemas['AcceptedInvitation'],
): AuditChange {
  return {
    table: 'invitations',
    id: invitation.id,
    name: invitation.nick_name,
    before: { status: 'sent' },
    after: { status: 'accepted', memberId, ...(fallback && { fallback }) },
  }
}

/** In the root department these would show more people than the invitation meant. */
const followsPlace: ReadonlySet<DataScope> = new Set(['department', 'department_below'])

/** Makes the account a member of the tenant that invited it, and the invitation used. */
export async function joinByInvitation(
  repositories: Repositories,
  invitation: OfferedInvitation,
  user: UserRow,
  now: Date,
): Promise<Schemas['AcceptedInvitation']> {
  const { identities, invitations, members, roles, tenants, users } = repositories
  const tenantId = invitation.tenant_id
  if (await members.isKnownUser(tenantId, user.id)) {
    const [kept] = await tenants.keptOut(user.id, tenantId)
    throw kept ? denied(kept.reason) : conflict('ALREADY_MEMBER')
  }
  await assertRoom(repositories, tenantId)
  const memberId = newId()
  // What was removed since the invitation was sent is left out; nobody ends in no department.
  const { departmentIds, root } = await placeOrRoot(
    repositories,
    tenantId,
    invitation.department_ids,
  )
  const held = await roles.byIds(tenantId, invitation.role_ids)
  const wider = root ? held.filter(({ dataScope }) => followsPlace.has(dataScope)) : []
  const given = held.filter((role) => !wider.includes(role)).map(({ id }) => id)
  try {
    await members.join(tenantId, {
      id: memberId,
      userId: user.id,
      loginName: user.login_name,
      nickName: invitation.nick_name ?? user.name,
      employeeCode: null,
      // The tenant learns the contact it knows already, no other.
      mobile: invitation.contact_kind === 'mobile' ? invitation.contact : null,
      email: invitation.contact_kind === 'email' ? invitation.contact : null,
      realName: (await identities.find(user.id)) !== undefined,
      departmentIds,
      roleIds: invitation.role_ids.filter((id) => given.includes(id)),
    })
  } catch (error) {
    throw invitationRefusal(error)
  }
  await invitations.accept(tenantId, invitation.id, now)
  if (user.main_tenant_id === null) await users.setMainTenant(user.id, tenantId)
  return {
    tenantId,
    tenantCode: invitation.tenant_code,
    tenantName: invitation.tenant_name,
    memberId,
    fallback: root && {
      departmentId: root.id,
      departmentName: root.name,
      roles: wider.map(({ name }) => name),
    },
  }
}
