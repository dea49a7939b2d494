import { defineOperation, ok } from '../../http/defineOperation.js'
import { presentDiagnosis } from '../../presenters/presentApps.js'
import { findApp } from './appRules.js'

export const getAppDiagnoses = defineOperation('getAppDiagnoses', {
  async handle({ params, tenantId, repositories }) {
    const { id } = await findApp(repositories, tenantId, params.id)
    const kept = await repositories.appDiagnoses.list(tenantId, id)
    return ok({ diagnoses: kept.map(presentDiagnosis) })
  },
})
