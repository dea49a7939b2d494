import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { readLoginBoard } from '../logs/readBoards.js'
import { scopeOf } from './platformLines.js'

export const getPlatformLoginBoard = definePlatformOperation('getPlatformLoginBoard', {
  handle: async ({ query, repositories, services }) =>
    ok(await readLoginBoard(repositories, scopeOf(query.customerId), query, services.now())),
})
