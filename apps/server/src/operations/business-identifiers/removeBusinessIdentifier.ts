import { defineOperation, ok } from '../../http/defineOperation.js'
import { illegalState } from '../../http/transitions.js'
import { presentBusinessIdentifier } from '../../presenters/presentBusinessIdentifiers.js'
import { lockBusinessIdentifier } from './businessIdentifierRules.js'

/** One that programs may send by is disabled first. */
export const removeBusinessIdentifier = defineOperation('removeBusinessIdentifier', {
  async handle({ params, body, tenantId, repositories, audit }) {
    const identifier = await lockBusinessIdentifier(repositories, tenantId, params.id, body.version)
    if (identifier.enabled) throw illegalState(['disabled'])
    const { id, name } = identifier
    await repositories.businessIdentifiers.remove(tenantId, id)
    audit({
      table: 'businessIdentifiers',
      id,
      name,
      before: presentBusinessIdentifier(identifier),
    })
    return ok(null)
  },
})
