import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentBusinessIdentifierRow } from '../../presenters/presentBusinessIdentifiers.js'
import { pagingOf } from '../pagingOf.js'

export const listBusinessIdentifiers = defineOperation('listBusinessIdentifiers', {
  async handle({ query, tenantId, repositories: { businessIdentifiers } }) {
    const { keyword, channel } = query
    const { rows, total } = await businessIdentifiers.list(tenantId, {
      ...{ keyword, channel },
      ...pagingOf(query),
    })
    return okList(rows.map(presentBusinessIdentifierRow), total)
  },
})
