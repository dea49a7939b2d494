import { definePublicOperation, ok } from '../../http/defineOperation.js'
import { SignInWaysRepository } from '../../repositories/sessions/SignInWaysRepository.js'
import { hashToken } from '../../sessions/tokens.js'

/** Whether /bind-account can go on, and with whom. */
export const wxValidate = definePublicOperation('wxValidate', {
  transaction: 'none',
  async handle({ query, services, tx }) {
    const ticket = await new SignInWaysRepository(tx).findTicket(
      'wechat',
      hashToken(query.ticket),
      services.now(),
    )
    return ok({
      valid: ticket !== undefined,
      nickName: ticket?.arrival.nickName ?? null,
      expiresAt: ticket?.expiresAt.toISOString() ?? null,
    })
  },
})
