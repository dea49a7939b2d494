import { defineOperation } from '../../http/defineOperation.js'
import { workbenchSubject, repeatRevision } from '../pages/designWork.js'

/** An earlier revision becomes the draft; nothing of the history is lost. */
export const restoreWorkbenchRevision = defineOperation('restoreWorkbenchRevision', {
  handle: (context) =>
    repeatRevision(context, workbenchSubject, context.params, context.body, 'draft'),
})
