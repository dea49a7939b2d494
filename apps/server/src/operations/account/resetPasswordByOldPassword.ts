import { defineSelfOperation } from '../../http/defineOperation.js'
import { changeOwnPassword } from '../../sessions/changeOwnPassword.js'

export const resetPasswordByOldPassword = defineSelfOperation('resetPasswordByOldPassword', {
  handle: (context) => changeOwnPassword(context, context.body),
})
