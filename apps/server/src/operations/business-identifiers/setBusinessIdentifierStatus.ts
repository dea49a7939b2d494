import { defineOperation, ok } from '../../http/defineOperation.js'
import { lockBusinessIdentifier, readBusinessIdentifier } from './businessIdentifierRules.js'

export const setBusinessIdentifierStatus = defineOperation('setBusinessIdentifierStatus', {
  async handle({ params, body, tenantId, repositories, services, audit }) {
    const { version, enabled } = body
    const identifier = await lockBusinessIdentifier(repositories, tenantId, params.id, version)
    const { id, name } = identifier
    await repositories.businessIdentifiers.setEnabled(tenantId, id, enabled, services.now())
    audit({
      table: 'businessIdentifiers',
      id,
      name,
      before: { enabled: identifier.enabled },
      after: { enabled },
    })
    return ok(await readBusinessIdentifier(repositories, tenantId, id))
  },
})
