import { renderMessage, valueErrors } from '../../deliveries/templates.js'
import { defineOperation, ok } from '../../http/defineOperation.js'
import { unprocessable } from '../../http/errors.js'
import { checkedTemplates } from './businessIdentifierRules.js'

/** A variable without a value stays as it stands, so that one sees where it will be. */
export const previewBusinessIdentifier = defineOperation('previewBusinessIdentifier', {
  handle({ body }) {
    const { values = [] } = body
    const { channels, variables } = checkedTemplates(body.channels, body.variables ?? [])
    const optional = variables.map((variable) => ({ ...variable, required: false }))
    const errors = valueErrors(optional, values)
    if (errors.length > 0) {
      // The request calls them `values` here.
      const named = errors.map((error) => ({
        ...error,
        path: error.path.replace(/^variables/u, 'values'),
      }))
      throw unprocessable('WRONG_VARIABLES', named)
    }
    return ok(renderMessage(channels, values, (placeholder) => placeholder))
  },
})
