import { defineOperation, ok } from '../../http/defineOperation.js'
import { readDepartment } from './readDepartment.js'

export const getDept = defineOperation('getDept', {
  async handle({ params, tenantId, repositories, services }) {
    return ok(await readDepartment(repositories, tenantId, params.id, services.now()))
  },
})
