import * as parts from './loginWayParts.js'
import { loginWaysFrom } from './LoginWays.js'

/** For pages that stand in one chunk with the other ways to sign in. */
export const waysAtHand = loginWaysFrom(() => Promise.resolve(parts))
