import { defineOperation } from '../../http/defineOperation.js'
import { workbenchSubject, saveDraft } from '../pages/designWork.js'
import { prepareDocument } from '../pages/documentRules.js'

export const saveWorkbenchDraft = defineOperation('saveWorkbenchDraft', {
  prepare: ({ body }) => prepareDocument(body.document),
  handle: (context) => saveDraft(context, workbenchSubject, context.params.id, context.body),
})
