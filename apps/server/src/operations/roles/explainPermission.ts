import { defineOperation, ok } from '../../http/defineOperation.js'
import { explainMember, prepareAccount } from './explainMember.js'

export const explainPermission = defineOperation('explainPermission', {
  prepare: ({ query, tenantId, services }) => prepareAccount(services, tenantId, query.memberId),
  async handle({ query, prepared, ...parts }) {
    return ok(await explainMember({ ...parts, account: prepared }, query))
  },
})
