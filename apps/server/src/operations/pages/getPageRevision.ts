import { defineOperation } from '../../http/defineOperation.js'
import { getRevision, pageSubject } from './designWork.js'

export const getPageRevision = defineOperation('getPageRevision', {
  handle: (context) => getRevision(context, pageSubject, context.params.id, context.params.number),
})
