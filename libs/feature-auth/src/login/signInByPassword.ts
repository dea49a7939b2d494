import { describeError, isApiError, unwrap } from '@spruce/api-client'
import { encryptPassword } from '@spruce/session/cipher'
import type { AuthEnvironment } from '../AuthEnvironment.js'
import { captchaCode, passwordCode } from '../forms/bodyCodes.js'
import type { LoginProblem, LoginValues } from './LoginPage.js'

/** Signs in and goes on from there (section 7.1, login). Resolves with what the form has to say instead. */
export async function signInByPassword(
  auth: AuthEnvironment,
  captchaKey: string,
  { loginName, password, captcha }: LoginValues,
): Promise<LoginProblem | undefined> {
  const { api, deploy, tenantCode, linking } = auth
  const askedAt = Date.now()
  try {
    const result = await unwrap(
      api.POST('/auth/login', {
        body: {
          loginName,
          password: encryptPassword(deploy.cipher, password),
          captchaKey,
          captcha: captcha || '-',
          ...(tenantCode ? { tenantCode } : {}),
          ...(linking && { openidTicket: linking.openidTicket }),
          systemData: true,
        },
      }),
    )
    await auth.onSignedIn(result, askedAt)
    return undefined
  } catch (error) {
    const message = describeError(error, auth.language)
    const code = isApiError(error) ? error.code : undefined
    if (code === captchaCode) return { fields: { captcha: message } }
    return code === passwordCode ? { message, focus: 'password' } : { message }
  }
}
