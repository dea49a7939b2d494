import { defineOperation, ok } from '../../http/defineOperation.js'
import { presentManagedApp } from '../../presenters/presentApps.js'
import { audienceNames } from './appRegistry.js'
import { findApp } from './appRules.js'

/** With the names of those whom it shows to. */
export const getApp = defineOperation('getApp', {
  async handle({ params, tenantId, repositories }) {
    const app = presentManagedApp(await findApp(repositories, tenantId, params.id))
    const [named = app] = await repositories.names.add(tenantId, [app], audienceNames)
    return ok(named)
  },
})
