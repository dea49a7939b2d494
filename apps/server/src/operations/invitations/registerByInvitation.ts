import { isPassword } from '@spruce/validators'
import { auditOrigin } from '../../http/auditOrigin.js'
import { definePublicOperation, ok } from '../../http/defineOperation.js'
import { unprocessable, wrongField } from '../../http/errors.js'
import { limits } from '../../http/RateLimiter.js'
import { newId } from '../../ids.js'
import { Repositories } from '../../repositories/repositories.js'
import { acceptance, heldInvitation, joinByInvitation } from './acceptInvitation.js'
import { invitationRefusal } from './invitationRules.js'

/**
 * A new account for whoever has the link: having it proves the contact it was sent to. Invited by a
 * login name, one has an account already and accepts with it.
 */
export const registerByInvitation = definePublicOperation('registerByInvitation', {
  transaction: 'none',
  async handle({ body, request, services }) {
    await services.limiter.hit(`invitation:${request.ip}`, limits.invitationAddress)
    const password = services.cipher.decrypt(body.password)
    if (!isPassword(password)) {
      throw unprocessable('PASSWORD_RULE', [wrongField('password', 'invalid')])
    }
    const passwordHash = await services.passwords.hash(password)
    return services.engine.tx('platform', async (db) => {
      const repositories = new Repositories(db)
      const now = services.now()
      const invitation = await heldInvitation(repositories, body.token, now)
      if (invitation.contact_kind === 'account') throw unprocessable('INVITATION_CONTACT')
      const userId = newId()
      try {
        await repositories.users.add({
          id: userId,
          loginName: body.loginName,
          name: body.nickName.trim(),
          mobile: invitation.contact_kind === 'mobile' ? invitation.contact : null,
          email: invitation.contact_kind === 'email' ? invitation.contact : null,
          passwordHash,
          at: now,
        })
      } catch (error) {
        throw invitationRefusal(error)
      }
      const user = await repositories.users.get(userId)
      const accepted = await joinByInvitation(repositories, invitation, user, now)
      await repositories.audit.add(
        {
          tenantId: accepted.tenantId,
          userId,
          operation: 'registerByInvitation',
          ...auditOrigin(request),
          at: now,
        },
        [{ ...acceptance(invitation, accepted), name: body.nickName.trim() }],
      )
      return ok(accepted)
    })
  },
})
