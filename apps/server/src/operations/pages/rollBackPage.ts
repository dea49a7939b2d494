import { defineOperation } from '../../http/defineOperation.js'
import { pageSubject, repeatRevision } from './designWork.js'

/** An earlier revision for everybody, at once; a draft with changes stays the draft. */
export const rollBackPage = defineOperation('rollBackPage', {
  handle: (context) =>
    repeatRevision(context, pageSubject, context.params, context.body, 'published'),
})
