import { defineOperation } from '../../http/defineOperation.js'
import { withdrawDesign, workbenchSubject } from '../pages/designWork.js'

export const withdrawWorkbench = defineOperation('withdrawWorkbench', {
  handle: (context) =>
    withdrawDesign(context, workbenchSubject, context.params.id, context.body.version),
})
