import { definePublicOperation, ok } from '../../http/defineOperation.js'
import { SignInWaysRepository } from '../../repositories/sessions/SignInWaysRepository.js'
import { countWechat, startWechat } from './wechatRules.js'

/** Where a browser goes to sign in by WeChat; it comes back to /login. */
export const startWechatLogin = definePublicOperation('startWechatLogin', {
  transaction: 'none',
  async handle({ body, services, request, tx }) {
    await countWechat(services, request)
    const { challenge, tenantCode } = body
    // The page that it ends at has the brand of the one where it began.
    const path = tenantCode === undefined ? '/login' : `/login?tenant=${tenantCode}`
    const way = { challenge, sessionId: null, path }
    return ok(await startWechat(new SignInWaysRepository(tx), services, request, way))
  },
})
