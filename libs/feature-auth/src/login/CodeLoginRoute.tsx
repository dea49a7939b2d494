import { unwrap } from '@spruce/api-client'
import { useState } from 'react'
import { useAuth } from '../AuthEnvironment.js'
import { publicBrandOf } from '../brand.js'
import {
  captchaCode,
  formProblemOf,
  verificationCode,
  type FormProblem,
} from '../forms/FormProblem.js'
import { useCaptchaCode } from '../verification/useCaptchaCode.js'
import { CodeLoginPage, type CodeLoginField } from './CodeLoginPage.js'

const places: {
  codes: Record<number, CodeLoginField>
  paths: Record<string, CodeLoginField>
} = {
  codes: { [captchaCode]: 'captcha', [verificationCode]: 'code' },
  paths: { mobileEmail: 'contact', captcha: 'captcha', vcCode: 'code' },
}

export interface CodeLoginRouteProps {
  /** What was typed as an account. */
  account: string
  onPassword: () => void
}

/** /login and /admin/login by verification code (section 7.1, login-by-verification-code). */
export function CodeLoginRoute({ account, onPassword }: CodeLoginRouteProps) {
  const auth = useAuth()
  const { captcha, wait, send: askForCode } = useCaptchaCode('login')
  const [pending, setPending] = useState<'send' | 'signIn'>()
  const [problem, setProblem] = useState<FormProblem<CodeLoginField>>()

  async function send(contact: string, answer: string): Promise<boolean> {
    setPending('send')
    setProblem(undefined)
    try {
      await askForCode(contact, answer)
      return true
    } catch (error) {
      setProblem(formProblemOf(error, auth.language, places))
      return false
    } finally {
      setPending(undefined)
    }
  }

  async function signIn(contact: string, code: string) {
    setPending('signIn')
    setProblem(undefined)
    try {
      const { tenantCode, linking } = auth
      const result = await unwrap(
        auth.api.POST('/auth/login-by-verification-code', {
          body: {
            mobileEmail: contact,
            vcCode: code,
            ...(tenantCode ? { tenantCode } : {}),
            ...(linking && { openidTicket: linking.openidTicket }),
          },
        }),
      )
      wait.clear()
      await auth.onSignedIn(result)
    } catch (error) {
      setProblem(formProblemOf(error, auth.language, places))
    } finally {
      setPending(undefined)
    }
  }

  return (
    <CodeLoginPage
      brand={publicBrandOf(auth.brand)}
      isDark={auth.isDark}
      contact={/^1\d{10}$|@/.test(account) ? account : ''}
      captchaUrl={auth.deploy.captchaEnabled ? captcha.url : undefined}
      hasCaptchaFailed={captcha.hasFailed}
      pending={pending}
      problem={problem}
      sentTo={wait.sentTo}
      secondsLeft={wait.left}
      onSend={send}
      onSubmit={(contact, code) => void signIn(contact, code)}
      onPassword={onPassword}
      onCaptchaRefresh={() => void captcha.refresh()}
      onCaptchaError={captcha.fail}
      onLanguage={(language) => auth.setLanguage(language)}
      onDark={(isDark) => auth.setDark(isDark)}
    />
  )
}
