import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { readAppBoard } from '../logs/readBoards.js'
import { scopeOf } from './platformLines.js'

export const getPlatformAppBoard = definePlatformOperation('getPlatformAppBoard', {
  async handle({ query, repositories, services, language }) {
    const scope = scopeOf(query.customerId)
    return ok(await readAppBoard(repositories, scope, query, services.now(), language))
  },
})
