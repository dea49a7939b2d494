import { defineOperation, ok } from '../../http/defineOperation.js'
import { explainMember, prepareAccount } from './explainMember.js'

/** Why the caller can or cannot do something. Roles that they do not hold stay unnamed. */
export const explainOwnPermission = defineOperation('explainOwnPermission', {
  prepare: ({ session, tenantId, services }) =>
    prepareAccount(services, tenantId, session.tenant?.memberId ?? ''),
  async handle({ query, memberId, prepared, ...parts }) {
    const { permCode } = query
    const explanation = await explainMember({ ...parts, account: prepared }, { memberId, permCode })
    return ok({ ...explanation, grantedBy: [] })
  },
})
