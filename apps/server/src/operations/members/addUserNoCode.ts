import { defineOperation, ok } from '../../http/defineOperation.js'
import { addNewMember } from './addNewMember.js'
import { newLoginName } from './newLoginName.js'
import { oneTimePassword } from './oneTimePassword.js'

/** As `addUser`, for people without an account code: the product makes the login name. */
export const addUserNoCode = defineOperation('addUserNoCode', {
  async handle(context) {
    const password = oneTimePassword()
    const member = await addNewMember(context, { loginName: newLoginName(), password })
    return ok({ ...member, oneTimePassword: password })
  },
})
