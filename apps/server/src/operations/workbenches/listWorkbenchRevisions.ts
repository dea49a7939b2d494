import { defineOperation } from '../../http/defineOperation.js'
import { listRevisions, workbenchSubject } from '../pages/designWork.js'

export const listWorkbenchRevisions = defineOperation('listWorkbenchRevisions', {
  handle: (context) => listRevisions(context, workbenchSubject, context.params.id, context.query),
})
