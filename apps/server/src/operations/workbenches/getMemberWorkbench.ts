import { defineOperation, ok } from '../../http/defineOperation.js'
import { readMyWorkbench } from './readMyWorkbench.js'

/** What counts for another person, and why; never what they arranged themselves. */
export const getMemberWorkbench = defineOperation('getMemberWorkbench', {
  async handle({ params, tenantId, repositories }) {
    const { source, isStale, given } = await readMyWorkbench(repositories, tenantId, params.id)
    return ok({ source, isStale, given })
  },
})
