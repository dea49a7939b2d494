import { defineOperation, ok } from '../../http/defineOperation.js'
import { startBulk, wishOf } from './bulkRules.js'

export const startBulkChange = defineOperation('startBulkChange', {
  async handle(context) {
    return ok(await startBulk(context, wishOf(context.body), context.body.fingerprint))
  },
})
