import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { systemAudienceOf } from './systemNoticeRules.js'

export const countSystemAudience = definePlatformOperation('countSystemAudience', {
  async handle({ body, repositories: { systemNotices } }) {
    return ok(await systemNotices.count(systemAudienceOf(body)))
  },
})
