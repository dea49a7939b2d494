import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { readPush } from './readPush.js'

export const getPlanPush = definePlatformOperation('getPlanPush', {
  handle: async (context) => ok(await readPush(context, context.params.id)),
})
