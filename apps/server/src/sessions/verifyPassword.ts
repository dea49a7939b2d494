import { HttpError } from '../http/errors.js'
import { messages } from '../messages.js'
import type { Services } from '../services.js'

/** Far longer than any password may be: longer ones are not hashed whole (S-12). */
const longest = 128

/**
 * True when `password` is the one that `stored` is the hash of. Null, for an account that is not
 * there or has no password, costs the same and is false (S-10).
 */
export async function isRightPassword(
  services: Services,
  stored: string | null,
  password: string,
): Promise<boolean> {
  const isRight = await services.passwords.verify(stored, password.slice(0, longest))
  return isRight && password.length <= longest
}

/** 400 with code 505, for a wrong sign-in as for a wrong old password. */
export function wrongPassword(): HttpError {
  return new HttpError(400, 505, (language) => messages[language].rules.WRONG_PASSWORD)
}
