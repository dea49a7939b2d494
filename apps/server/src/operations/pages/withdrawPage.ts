import { defineOperation } from '../../http/defineOperation.js'
import { withdrawDesign, pageSubject } from './designWork.js'

export const withdrawPage = defineOperation('withdrawPage', {
  handle: (context) =>
    withdrawDesign(context, pageSubject, context.params.id, context.body.version),
})
