import { defineOperation } from '../../http/defineOperation.js'
import { copyDesign, workbenchSubject } from '../pages/designWork.js'

export const copyWorkbench = defineOperation('copyWorkbench', {
  handle: (context) => copyDesign(context, workbenchSubject, context.params.id, context.body.name),
})
