import { defineOperation, ok } from '../../http/defineOperation.js'
import { planBulk, wishOf } from './bulkRules.js'

export const previewBulkChange = defineOperation('previewBulkChange', {
  async handle(context) {
    return ok((await planBulk(context, wishOf(context.body))).preview)
  },
})
