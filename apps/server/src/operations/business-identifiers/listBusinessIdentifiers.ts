import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentBusinessIdentifierRow } from '../../presenters/presentBusinessIdentifiers.js'
import type { BusinessIdentifierSort } from '../../repositories/deliveries/BusinessIdentifiersRepository.js'
import { readSort } from '../readSort.js'

export const listBusinessIdentifiers = defineOperation('listBusinessIdentifiers', {
  async handle({ query, tenantId, repositories: { businessIdentifiers } }) {
    const { sort = 'code', page = 1, size = 20, ...filter } = query
    const { identifiers, total } = await businessIdentifiers.list(tenantId, {
      ...filter,
      sort: readSort<BusinessIdentifierSort>(sort),
      page,
      size,
    })
    return okList(identifiers.map(presentBusinessIdentifierRow), total)
  },
})
