import { defineOperation, ok } from '../../http/defineOperation.js'
import { unprocessable } from '../../http/errors.js'
import { presentDefinition } from '../../presenters/presentBusinessIdentifiers.js'

/** As many as an import takes. */
const max = 200

export const exportBusinessIdentifiers = defineOperation('exportBusinessIdentifiers', {
  async handle({ query, tenantId, repositories: { businessIdentifiers } }) {
    const rows = await businessIdentifiers.listWhole(tenantId, { ids: query.ids, max: max + 1 })
    if (rows.length > max) throw unprocessable('TOO_MANY_IDENTIFIERS')
    return ok({
      format: 'spruce-business-identifiers/1' as const,
      identifiers: rows.map(presentDefinition),
    })
  },
})
