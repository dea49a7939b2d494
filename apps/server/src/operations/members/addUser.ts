import { isPassword } from '@spruce/validators'
import { defineOperation, ok } from '../../http/defineOperation.js'
import { unprocessable, wrongField } from '../../http/errors.js'
import { addNewMember } from './addNewMember.js'
import { oneTimePassword } from './oneTimePassword.js'

/** Makes an account and its membership. Whoever gave the password, the first login changes it. */
export const addUser = defineOperation('addUser', {
  async handle(context) {
    const { body, services } = context
    const given = body.password === undefined ? undefined : services.cipher.decrypt(body.password)
    if (given !== undefined && !isPassword(given)) {
      throw unprocessable('PASSWORD_RULE', [wrongField('password', 'invalid')])
    }
    const password = given ?? oneTimePassword()
    const member = await addNewMember(context, { loginName: body.loginName, password })
    return ok({ ...member, oneTimePassword: given === undefined ? password : null })
  },
})
