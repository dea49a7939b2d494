import { defineSelfOperation, ok } from '../../http/defineOperation.js'

export const unbindWechat = defineSelfOperation('unbindWechat', {
  async handle({ session, repositories }) {
    await repositories.wechat.unbind(session.userId)
    return ok(null)
  },
})
