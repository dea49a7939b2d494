import { defineOperation, ok } from '../../http/defineOperation.js'

export const countAlarms = defineOperation('countAlarms', {
  async handle({ query, tenantId, repositories: { alarms } }) {
    return ok({ counts: await alarms.counts(tenantId, query) })
  },
})
