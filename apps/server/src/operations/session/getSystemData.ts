import { defineSelfOperation, ok } from '../../http/defineOperation.js'
import { readSystemData } from '../../sessions/systemData.js'

/** Everything the portal needs to start, in one call. */
export const getSystemData = defineSelfOperation('getSystemData', {
  async handle({ query, ...context }) {
    return ok(await readSystemData({ ...context, appCode: query.appCode }))
  },
})
