import { defineOperation, ok } from '../../http/defineOperation.js'
import { readLoginBoard } from './readBoards.js'

export const getLoginBoard = defineOperation('getLoginBoard', {
  handle: async ({ query, tenantId, repositories, services }) =>
    ok(await readLoginBoard(repositories, tenantId, query, services.now())),
})
