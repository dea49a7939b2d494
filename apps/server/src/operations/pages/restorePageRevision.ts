import { defineOperation } from '../../http/defineOperation.js'
import { pageSubject, repeatRevision } from './designWork.js'

/** An earlier revision becomes the draft; nothing of the history is lost. */
export const restorePageRevision = defineOperation('restorePageRevision', {
  handle: (context) => repeatRevision(context, pageSubject, context.params, context.body, 'draft'),
})
