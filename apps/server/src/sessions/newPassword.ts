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

const wrong = () => [wrongField('newPwd', 'invalid')]

/**
 * A new password that keeps the rules: both entries equal, the rule of specification section 5, not a
 * common one. @throws 400 or 422
 */
export function readNewPassword(services: Services, input: NewPasswordInput): string {
  const password = services.cipher.decrypt(input.newPwd, 'newPwd')
  const again = services.cipher.decrypt(input.confirmPwd, 'confirmPwd')
  if (password !== again) {
    throw badRequest('PASSWORD_MISMATCH', [wrongField('confirmPwd', 'invalid')])
  }
  if (!isPassword(password)) throw unprocessable('PASSWORD_RULE', wrong())
  if (isCommonPassword(password)) throw unprocessable('PASSWORD_COMMON', wrong())
  return password
}

/** The hash of such a password. @throws 422 when it is the one that `storedHash` is of */
export async function hashNewPassword(
  services: Services,
  input: NewPasswordInput,
  storedHash: string | null,
): Promise<string> {
  const password = readNewPassword(services, input)
  if (storedHash !== null && (await isRightPassword(services, storedHash, password))) {
    throw unprocessable('PASSWORD_SAME', wrong())
  }
  return services.passwords.hash(password)
}
