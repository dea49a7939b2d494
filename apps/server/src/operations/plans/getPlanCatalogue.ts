import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { presentCatalogue } from '../../presenters/presentPlans.js'
import { readCatalogue } from './planRules.js'

export const getPlanCatalogue = definePlatformOperation('getPlanCatalogue', {
  handle: async ({ repositories, language }) =>
    ok(presentCatalogue(await readCatalogue(repositories), language)),
})
