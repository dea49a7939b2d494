import { defineOperation } from '../../http/defineOperation.js'
import { getRevision, workbenchSubject } from '../pages/designWork.js'

export const getWorkbenchRevision = defineOperation('getWorkbenchRevision', {
  handle: (context) =>
    getRevision(context, workbenchSubject, context.params.id, context.params.number),
})
