import { defineOperation, ok } from '../../http/defineOperation.js'
import { audienceOf } from './noticeRules.js'

export const countAudience = defineOperation('countAudience', {
  async handle({ body, tenantId, repositories: { notices } }) {
    return ok({ people: await notices.countPeople(tenantId, audienceOf(body)) })
  },
})
