import { defineOperation, ok } from '../../http/defineOperation.js'
import { readMyWorkbench } from './readMyWorkbench.js'

export const getMyWorkbench = defineOperation('getMyWorkbench', {
  async handle({ query, tenantId, memberId, repositories }) {
    return ok(await readMyWorkbench(repositories, tenantId, memberId, query))
  },
})
