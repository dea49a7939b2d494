import { defineOperation } from '../../http/defineOperation.js'
import { copyDesign, pageSubject } from './designWork.js'

export const copyPage = defineOperation('copyPage', {
  handle: (context) => copyDesign(context, pageSubject, context.params.id, context.body.name),
})
