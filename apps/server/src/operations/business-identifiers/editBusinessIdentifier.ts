import { defineOperation, ok } from '../../http/defineOperation.js'
import { presentBusinessIdentifier } from '../../presenters/presentBusinessIdentifiers.js'
import {
  assertKnownApp,
  checkedTemplates,
  lockBusinessIdentifier,
  readBusinessIdentifier,
} from './businessIdentifierRules.js'

export const editBusinessIdentifier = defineOperation('editBusinessIdentifier', {
  async handle({ params, body, session, tenantId, repositories, services, audit }) {
    const { version, ...given } = body
    const identifier = await lockBusinessIdentifier(repositories, tenantId, params.id, version)
    const fields = {
      name: given.name?.trim() ?? identifier.name,
      appCode: given.appCode ?? identifier.appCode,
      description: given.description === undefined ? identifier.description : given.description,
      // Together, whichever changes: templates name what the variables declare.
      ...checkedTemplates(
        given.channels ?? identifier.channels,
        given.variables ?? identifier.variables,
      ),
    }
    // Its application may have gone since; it need not be chosen anew for another change.
    if (fields.appCode !== identifier.appCode) {
      await assertKnownApp(repositories, session, fields.appCode)
    }
    const { id } = identifier
    await repositories.businessIdentifiers.edit(tenantId, id, fields, services.now())
    const before = presentBusinessIdentifier(identifier)
    const after = await readBusinessIdentifier(repositories, tenantId, id)
    audit({ table: 'businessIdentifiers', id, name: after.name, before, after })
    return ok(after)
  },
})
