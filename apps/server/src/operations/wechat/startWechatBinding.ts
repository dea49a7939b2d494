import { defineSelfOperation, ok } from '../../http/defineOperation.js'
import { startWechat } from './wechatRules.js'

/** Where a browser goes to bind a WeChat account; it comes back to the personal centre. */
export const startWechatBinding = defineSelfOperation('startWechatBinding', {
  async handle({ body, session, services, request, repositories }) {
    const { challenge } = body
    const way = { challenge, sessionId: session.id, path: '/personal' }
    return ok(await startWechat(repositories.signInWays, services, request, way))
  },
})
