import type { StoredKey } from './BrowserStorage.js'
import { isAmount, shapeOf, textOf } from './guards.js'
import { key } from './key.js'

/** A verification code that was asked for, and for how long another is not given. @public */
export interface CodeWait {
  /** To whom it went; empty when nobody needs to know, or the server only said to wait. */
  readonly contact: string
  /** By this browser's clock, in milliseconds. */
  readonly sentAt: number
  /** For so long from then another code is not given, as the server said. */
  readonly seconds: number
}

const isCodeWait = shapeOf<CodeWait>({ contact: textOf(100), sentAt: isAmount, seconds: isAmount })

/**
 * Session storage: the last verification code that was asked for, by what it is for. Before a sign-in
 * it is the browser's (`login`, `password`, `binding`), within the own account the person's. @public
 */
export function codeWaitKey(
  purpose: string,
  owner: StoredKey<CodeWait>['owner'],
): StoredKey<CodeWait> {
  return key(`code-${purpose}`, 'session', owner, isCodeWait)
}
