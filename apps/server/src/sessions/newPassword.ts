import { isPassword } from '@spruce/validators'
import { badRequest, unprocessable, wrongField } from '../http/errors.js'
import type { Services } from '../services.js'
import { isCommonPassword } from './commonPasswords.js'
import { isRightPassword } from './verifyPassword.js'

/** A new password, twice, as it travels. */
export interface NewPasswordInput {
  newPwd: string
  confirmPwd: string
}

/**
 * The hash of a new password that keeps the rules: both entries equal, the rule of specification
 * section 5, not a common one, not the one that `storedHash` is of. @throws 400 or 422
 */
export async function hashNewPassword(
  services: Services,
  { newPwd, confirmPwd }: NewPasswordInput,
  storedHash: string | null,
): Promise<string> {
  const password = services.cipher.decrypt(newPwd, 'newPwd')
  const again = services.cipher.decrypt(confirmPwd, 'confirmPwd')
  if (password !== again) {
    throw badRequest('PASSWORD_MISMATCH', [wrongField('confirmPwd', 'invalid')])
  }
  const wrong = [wrongField('newPwd', 'invalid')]
  if (!isPassword(password)) throw unprocessable('PASSWORD_RULE', wrong)
  if (isCommonPassword(password)) throw unprocessable('PASSWORD_COMMON', wrong)
  if (storedHash !== null && (await isRightPassword(services, storedHash, password))) {
    throw unprocessable('PASSWORD_SAME', wrong)
  }
  return services.passwords.hash(password)
}
