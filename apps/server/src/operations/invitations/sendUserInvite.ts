import { defineOperation, ok } from '../../http/defineOperation.js'
import { conflict } from '../../http/errors.js'
import { newId } from '../../ids.js'
import { presentInvitation } from '../../presenters/presentInvitation.js'
import { assertMayGrant } from '../members/memberRules.js'
import { assertMayPlace } from '../members/placeRules.js'
import { deliverInvitation, invitationUrl, newInvitationLink } from './invitationLink.js'
import { contactKindOf, invitationRefusal } from './invitationRules.js'
import { readInvitation } from './readInvitation.js'

/**
 * Invites whoever owns a contact. Whether the platform has an account with it shows neither here nor
 * in the time this takes (S-10): nothing looks.
 */
export const sendUserInvite = defineOperation('sendUserInvite', {
  async handle({
    body,
    session,
    tenantId,
    memberId,
    repositories,
    services,
    afterCommit,
    peopleScope,
    audit,
    language,
  }) {
    const { invitations, members, tenants } = repositories
    const roleIds = body.roleIds ?? []
    const contact = body.mobileEmail
    const contactKind = contactKindOf(contact)
    await members.lock(tenantId)
    await assertMayPlace(await peopleScope(), repositories, tenantId, body.departmentIds)
    await assertMayGrant(session, repositories, tenantId, roleIds)
    if (await members.hasContact(tenantId, contactKind, contact)) throw conflict('ALREADY_MEMBER')
    const now = services.now()
    const { token, ...link } = newInvitationLink(now)
    const id = newId()
    try {
      await invitations.add(tenantId, {
        id,
        ...link,
        contactKind,
        contact,
        nickName: body.nickName?.trim() ?? null,
        departmentIds: body.departmentIds,
        roleIds,
        invitedBy: memberId,
      })
    } catch (error) {
      throw invitationRefusal(error)
    }
    const invitation = await readInvitation(repositories, tenantId, id, now)
    const tenant = await tenants.get(tenantId)
    const url = invitationUrl(services, tenant.code, token)
    afterCommit(() => deliverInvitation(services, invitation, tenant.name, url, language))
    const shown = presentInvitation(invitation)
    audit({ table: 'invitations', id, name: invitation.nickName, after: shown })
    return ok({ ...shown, link: url })
  },
})
