import { defineOperation, ok } from '../../http/defineOperation.js'
import { newId } from '../../ids.js'
import {
  assertKnownApp,
  businessIdentifierRefusal,
  checkedTemplates,
  readBusinessIdentifier,
} from './businessIdentifierRules.js'

export const addBusinessIdentifier = defineOperation('addBusinessIdentifier', {
  async handle({ body, session, tenantId, repositories, services, audit }) {
    const { code, appCode, description = null, enabled = true } = body
    const { channels, variables } = checkedTemplates(body.channels, body.variables ?? [])
    await assertKnownApp(repositories, session, appCode)
    const id = newId()
    const name = body.name.trim()
    const fields = { name, appCode, description, channels, variables }
    try {
      await repositories.businessIdentifiers.add(tenantId, {
        ...fields,
        id,
        code,
        enabled,
        now: services.now(),
      })
    } catch (error) {
      throw businessIdentifierRefusal(error)
    }
    const after = await readBusinessIdentifier(repositories, tenantId, id)
    audit({ table: 'businessIdentifiers', id, name, after })
    return ok(after)
  },
})
