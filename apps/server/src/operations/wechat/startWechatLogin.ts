import { definePublicOperation, ok } from '../../http/defineOperation.js'
import { SignInWaysRepository } from '../../repositories/sessions/SignInWaysRepository.js'
import { countWechat, startWechat } from './wechatRules.js'

/** Where a browser goes to sign in by WeChat; it comes back to /login. */
export const startWechatLogin = definePublicOperation('startWechatLogin', {
  transaction: 'none',
  async handle({ body, services, request, tx }) {
    await countWechat(services, request)
    const { challenge } = body
    const way = { challenge, sessionId: null, path: '/login' }
    return ok(await startWechat(new SignInWaysRepository(tx), services, request, way))
  },
})
