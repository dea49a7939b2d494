import { defineOperation, ok } from '../../http/defineOperation.js'
import { readImport } from './readImport.js'

export const getUserImport = defineOperation('getUserImport', {
  async handle({ params, tenantId, memberId, repositories, language }) {
    return ok(await readImport(repositories, { tenantId, memberId, id: params.id }, language))
  },
})
