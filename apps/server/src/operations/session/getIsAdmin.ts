import { defineSelfOperation, ok } from '../../http/defineOperation.js'

export const getIsAdmin = defineSelfOperation('getIsAdmin', {
  handle: ({ session }) => ok(session.tenant?.isAdmin ?? false),
})
