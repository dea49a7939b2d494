import { defineOperation, ok } from '../../http/defineOperation.js'
import { illegalState } from '../../http/transitions.js'
import { presentBusinessIdentifier } from '../../presenters/presentBusinessIdentifiers.js'
import type { Snapshots } from '../recycle-bin/snapshots.js'
import { lockBusinessIdentifier } from './businessIdentifierRules.js'

/** One that programs may send by is disabled first. */
export const removeBusinessIdentifier = defineOperation('removeBusinessIdentifier', {
  async handle({ params, body, session, tenantId, repositories, services, audit }) {
    const identifier = await lockBusinessIdentifier(repositories, tenantId, params.id, body.version)
    if (identifier.enabled) throw illegalState(['disabled'])
    const { id, name } = identifier
    await repositories.businessIdentifiers.remove(tenantId, id)
    const snapshot: Snapshots['businessIdentifiers'] = identifier
    await repositories.recycleBin.put(tenantId, {
      kind: 'businessIdentifiers',
      objectId: id,
      name,
      snapshot,
      removedBy: session.userId,
      at: services.now(),
    })
    audit({
      table: 'businessIdentifiers',
      id,
      name,
      before: presentBusinessIdentifier(identifier),
    })
    return ok(null)
  },
})
