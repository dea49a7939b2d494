import { defineOperation } from '../../http/defineOperation.js'
import { workbenchSubject, repeatRevision } from '../pages/designWork.js'

/** An earlier revision for everybody, at once; a draft with changes stays the draft. */
export const rollBackWorkbench = defineOperation('rollBackWorkbench', {
  handle: (context) =>
    repeatRevision(context, workbenchSubject, context.params, context.body, 'published'),
})
