import { defineOperation } from '../../http/defineOperation.js'
import { pageSubject, saveDraft } from './designWork.js'
import { prepareDocument } from './documentRules.js'

export const savePageDraft = defineOperation('savePageDraft', {
  prepare: ({ body }) => prepareDocument(body.document),
  handle: (context) => saveDraft(context, pageSubject, context.params.id, context.body),
})
