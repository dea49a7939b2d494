import { defineOperation, ok } from '../../http/defineOperation.js'
import { presentManagedApp } from '../../presenters/presentApps.js'
import { findApp } from './appRules.js'

export const getApp = defineOperation('getApp', {
  async handle({ params, tenantId, repositories }) {
    return ok(presentManagedApp(await findApp(repositories, tenantId, params.id)))
  },
})
