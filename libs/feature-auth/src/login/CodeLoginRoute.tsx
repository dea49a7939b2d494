import { unwrap } from '@spruce/api-client'
import { useAuth } from '../AuthEnvironment.js'
import { formProblemOf } from '../forms/FormProblem.js'
import { lookOf } from '../lookOf.js'
import { codePlaces } from '../verification/codePlaces.js'
import { useCaptchaCode } from '../verification/useCaptchaCode.js'
import { useCodeSteps } from '../verification/useCodeSteps.js'
import { CodeLoginPage } from './CodeLoginPage.js'

export interface CodeLoginRouteProps {
  /** What was typed as an account. */
  account: string
  onPassword: () => void
}

/** /login and /admin/login by verification code (section 7.1, login-by-verification-code). */
export function CodeLoginRoute({ account, onPassword }: CodeLoginRouteProps) {
  const auth = useAuth()
  const code = useCaptchaCode('login')
  const { pending, problem, take } = useCodeSteps((error) =>
    formProblemOf(error, auth.language, codePlaces),
  )

  async function signIn(contact: string, vcCode: string) {
    const { tenantCode, linking } = auth
    const askedAt = Date.now()
    const result = await unwrap(
      auth.api.POST('/auth/login-by-verification-code', {
        body: {
          mobileEmail: contact,
          vcCode,
          ...(tenantCode ? { tenantCode } : {}),
          ...(linking && { openidTicket: linking.openidTicket }),
          systemData: true,
        },
      }),
    )
    code.wait.clear()
    await auth.onSignedIn(result, askedAt)
  }

  return (
    <CodeLoginPage
      look={lookOf(auth)}
      contact={/^1\d{10}$|@/.test(account) ? account : ''}
      {...code.form}
      pending={pending}
      problem={problem}
      onSend={(contact, answer) => take('send', () => code.send(contact, answer))}
      onSubmit={(contact, vcCode) => void take('submit', () => signIn(contact, vcCode))}
      onPassword={onPassword}
    />
  )
}
