import { defineOperation } from '../../http/defineOperation.js'
import { publishDesign, pageSubject } from './designWork.js'

export const publishPage = defineOperation('publishPage', {
  handle: (context) => publishDesign(context, pageSubject, context.params.id, context.body),
})
