import { defineSelfOperation, ok } from '../../http/defineOperation.js'
import { presentTokenState } from '../../sessions/presentTokenState.js'

/** Whether the session lives, and until when at the latest. */
export const verifyTokenV3 = defineSelfOperation('verifyTokenV3', {
  handle: ({ session }) => ok(presentTokenState(session)),
})
