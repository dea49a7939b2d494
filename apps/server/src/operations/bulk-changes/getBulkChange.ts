import { defineOperation, ok } from '../../http/defineOperation.js'
import { readBulkChange } from './readBulkChange.js'

export const getBulkChange = defineOperation('getBulkChange', {
  async handle(context) {
    return ok(await readBulkChange(context, context.params.id))
  },
})
