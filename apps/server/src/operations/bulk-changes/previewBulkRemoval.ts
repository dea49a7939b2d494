import { defineOperation, ok } from '../../http/defineOperation.js'
import { planBulk } from './bulkRules.js'

export const previewBulkRemoval = defineOperation('previewBulkRemoval', {
  async handle(context) {
    const { filter } = context.body
    return ok((await planBulk(context, { action: 'remove', targetId: null, filter })).preview)
  },
})
