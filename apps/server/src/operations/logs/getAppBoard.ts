import { defineOperation, ok } from '../../http/defineOperation.js'
import { readAppBoard } from './readBoards.js'

export const getAppBoard = defineOperation('getAppBoard', {
  handle: async ({ query, tenantId, repositories, services, language }) =>
    ok(await readAppBoard(repositories, tenantId, query, services.now(), language)),
})
