import { defineSelfOperation } from '../../http/defineOperation.js'
import { changeOwnPassword } from '../../sessions/changeOwnPassword.js'

/** The session itself proves the password that somebody else gave: it is a first-login one. */
export const mustChangePassword = defineSelfOperation('mustChangePassword', {
  handle: (context) => changeOwnPassword(context, context.body),
})
