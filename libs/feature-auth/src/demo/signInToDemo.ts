import { describeError, unwrap } from '@spruce/api-client'
import type { AuthEnvironment } from '../AuthEnvironment.js'
import { captchaUrlOf } from '../captcha/captchaUrl.js'
import type { LoginProblem } from '../login/LoginPage.js'
import { signInByPassword } from '../login/signInByPassword.js'
import { demoPassword, type DemoPerson } from './demoPeople.js'

/**
 * Signs in as somebody of the demo data, by the calls of the sign-in page; the captcha is answered from
 * the developer outbox, which evaluations alone have. Resolves with what went wrong.
 */
export async function signInToDemo(
  { tenantCode: _own, linking: _linking, ...auth }: AuthEnvironment,
  { account, tenantCode }: DemoPerson,
): Promise<LoginProblem | undefined> {
  try {
    if (auth.isSignedIn) await auth.signOut()
    const { key, answer } = await solveCaptcha(auth)
    return await signInByPassword({ ...auth, ...(tenantCode && { tenantCode }) }, key, {
      loginName: account,
      password: demoPassword,
      captcha: answer,
    })
  } catch (error) {
    return { message: describeError(error, auth.language) }
  }
}

/** A captcha and its answer; neither where the deployment asks for none. */
async function solveCaptcha({
  api,
  deploy,
}: Pick<AuthEnvironment, 'api' | 'deploy'>): Promise<{ key: string; answer: string }> {
  if (!deploy.captchaEnabled) return { key: '', answer: '' }
  const { captchaKey: key } = await unwrap(api.GET('/aba-base/api/verification/get-captcha-key'))
  await fetch(captchaUrlOf(key)) // a key has no answer before its picture is asked for
  const outbox = await fetch(`/_outbox.json?${new URLSearchParams({ captchaKey: key }).toString()}`)
  const [newest] = (await outbox.json()) as readonly { code: string | null }[]
  return { key, answer: newest?.code ?? '' }
}
