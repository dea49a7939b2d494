import { defineOperation } from '../../http/defineOperation.js'
import { removeDesign, workbenchSubject } from '../pages/designWork.js'

export const removeWorkbench = defineOperation('removeWorkbench', {
  handle: (context) =>
    removeDesign(context, workbenchSubject, context.params.id, context.body.version),
})
