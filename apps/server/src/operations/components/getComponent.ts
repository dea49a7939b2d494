import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { readComponent } from './componentRules.js'

export const getComponent = definePlatformOperation('getComponent', {
  async handle({ params, repositories }) {
    return ok(await readComponent(repositories, params.id))
  },
})
