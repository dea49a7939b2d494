import { defineOperation, ok } from '../../http/defineOperation.js'
import { startBulk } from './bulkRules.js'

export const startBulkRemoval = defineOperation('startBulkRemoval', {
  async handle(context) {
    const { filter, fingerprint } = context.body
    return ok(await startBulk(context, { action: 'remove', targetId: null, filter }, fingerprint))
  },
})
