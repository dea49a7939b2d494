import { defineOperation } from '../../http/defineOperation.js'
import { publishDesign, workbenchSubject } from '../pages/designWork.js'

export const publishWorkbench = defineOperation('publishWorkbench', {
  handle: (context) => publishDesign(context, workbenchSubject, context.params.id, context.body),
})
