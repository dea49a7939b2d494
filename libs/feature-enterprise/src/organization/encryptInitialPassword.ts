import { type ApiClient, unwrap } from '@spruce/api-client'
import { encryptPassword } from '@spruce/session/cipher'

/**
 * Hides a password on the wire, with the key and cipher of the deploy config. Imported when somebody
 * sets a password, so that the page itself carries no cryptography.
 */
export async function encryptInitialPassword(api: ApiClient, password: string): Promise<string> {
  const { cipher } = await unwrap(api.GET('/aba-base/api/deploy-config'))
  return encryptPassword(cipher, password)
}
