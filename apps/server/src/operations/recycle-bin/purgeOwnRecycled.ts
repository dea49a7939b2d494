import { defineOperation, ok } from '../../http/defineOperation.js'

export const purgeOwnRecycled = defineOperation('purgeOwnRecycled', {
  async handle({ body, tenantId, memberId, repositories: { recycleBin } }) {
    return ok({ removed: await recycleBin.remove(tenantId, memberId, body.ids) })
  },
})
