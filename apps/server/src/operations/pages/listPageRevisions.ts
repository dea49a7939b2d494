import { defineOperation } from '../../http/defineOperation.js'
import { listRevisions, pageSubject } from './designWork.js'

export const listPageRevisions = defineOperation('listPageRevisions', {
  handle: (context) => listRevisions(context, pageSubject, context.params.id, context.query),
})
