import { defineOperation, ok } from '../../http/defineOperation.js'
import { readPersonalisation } from './readPersonalisation.js'

export const getPersonalisation = defineOperation('getPersonalisation', {
  async handle({ tenantId, repositories }) {
    return ok(await readPersonalisation(repositories, tenantId))
  },
})
