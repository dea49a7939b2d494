import { defineOperation, ok } from '../../http/defineOperation.js'
import { explainMember, prepareAccount } from './explainMember.js'

/** The account of a role view's person, which exists while a call runs. */
const activeAccount = { status: 'active' as const, mustChangePassword: false }

/** Why the caller can or cannot do something. Roles that they do not hold stay unnamed. */
export const explainOwnPermission = defineOperation('explainOwnPermission', {
  prepare: async ({ session, tenantId, services }) =>
    session.roleView
      ? { value: activeAccount, discard: () => Promise.resolve() }
      : prepareAccount(services, tenantId, session.tenant?.memberId ?? ''),
  async handle({ query, memberId, prepared, ...parts }) {
    const { permCode } = query
    const explanation = await explainMember({ ...parts, account: prepared }, { memberId, permCode })
    return ok({ ...explanation, grantedBy: [] })
  },
})
