import { definePlatformOperation, okList } from '../../http/defineOperation.js'
import { findDuplicates } from './findDuplicates.js'

export const checkCustomerDuplicates = definePlatformOperation('checkCustomerDuplicates', {
  async handle({ query, repositories }) {
    const found = await findDuplicates(repositories, query)
    return okList(found, found.length)
  },
})
