import { definePublicOperation, ok } from '../../http/defineOperation.js'
import { WechatRepository } from '../../repositories/sessions/WechatRepository.js'
import { hashToken } from '../../sessions/tokens.js'

/** Whether /bind-account can go on, and with whom. */
export const wxValidate = definePublicOperation('wxValidate', {
  transaction: 'none',
  async handle({ query, services, tx }) {
    const ticket = await new WechatRepository(tx).findTicket(
      hashToken(query.ticket),
      services.now(),
    )
    return ok({
      valid: ticket !== undefined,
      nickName: ticket?.nickName ?? null,
      expiresAt: ticket?.expiresAt.toISOString() ?? null,
    })
  },
})
