import { defineSelfOperation } from '../../http/defineOperation.js'
import { changeOwnPassword } from '../../sessions/changeOwnPassword.js'

export const updatePwd = defineSelfOperation('updatePwd', {
  handle: (context) => changeOwnPassword(context, context.body),
})
