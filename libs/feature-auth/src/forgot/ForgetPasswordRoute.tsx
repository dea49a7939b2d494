import { unwrap } from '@spruce/api-client'
import { useMessages } from '@spruce/shell-ui/public'
import { useState } from 'react'
import { useAuth } from '../AuthEnvironment.js'
import { publicBrandOf } from '../brand.js'
import { StatusPage } from '../errors/StatusPage.js'
import { captchaCode, formProblemOf, verificationCode } from '../forms/FormProblem.js'
import { useCaptchaCode } from '../verification/useCaptchaCode.js'
import { forgetMessages } from './forgetMessages.js'
import {
  type ForgetField,
  ForgetPasswordPage,
  type ForgetProblem,
  type ForgetValues,
} from './ForgetPasswordPage.js'

const places: {
  codes: Record<number, ForgetField>
  paths: Record<string, ForgetField>
} = {
  codes: { [captchaCode]: 'captcha', [verificationCode]: 'code' },
  paths: {
    mobileEmail: 'contact',
    captcha: 'captcha',
    vcCode: 'code',
    newPwd: 'newPwd',
    confirmPwd: 'confirmPwd',
  },
}

/** /forgetPassword at work: a code to a bound phone or email, then a new password (section 7.1). */
export function ForgetPasswordRoute() {
  const auth = useAuth()
  const t = useMessages(forgetMessages)
  const { captcha, wait, send: askForCode } = useCaptchaCode('password')
  const [pending, setPending] = useState<'send' | 'reset'>()
  const [isDone, setDone] = useState(false)
  const [problem, setProblem] = useState<ForgetProblem>()

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

  async function reset(values: ForgetValues) {
    setPending('reset')
    setProblem(undefined)
    try {
      const { encryptPassword } = await import('@spruce/session/cipher')
      const encrypted = (value: string) => encryptPassword(auth.deploy.cipher, value)
      await unwrap(
        auth.api.POST('/aba-base/api/v3/user/reset-password-by-contact', {
          body: {
            optType: values.contact.includes('@') ? 'email' : 'mobile',
            mobileEmail: values.contact,
            vcCode: values.code,
            newPwd: encrypted(values.newPwd),
            confirmPwd: encrypted(values.confirmPwd),
          },
        }),
      )
      wait.clear()
      setDone(true)
    } catch (error) {
      setProblem(formProblemOf(error, auth.language, places))
    } finally {
      setPending(undefined)
    }
  }

  if (isDone) {
    return (
      <StatusPage
        title={t.doneTitle}
        buttons={[{ label: t.signIn, onPress: () => void auth.go('/login') }]}
      >
        <p className="ui-lead" role="status">
          {t.doneText}
        </p>
      </StatusPage>
    )
  }
  return (
    <ForgetPasswordPage
      brand={publicBrandOf(auth.brand)}
      isDark={auth.isDark}
      captchaUrl={auth.deploy.captchaEnabled ? captcha.url : undefined}
      hasCaptchaFailed={captcha.hasFailed}
      pending={pending}
      problem={problem}
      sentTo={wait.sentTo}
      secondsLeft={wait.left}
      onSend={send}
      onReset={(values) => void reset(values)}
      onCaptchaRefresh={() => void captcha.refresh()}
      onCaptchaError={captcha.fail}
      onLanguage={(language) => auth.setLanguage(language)}
      onDark={(isDark) => auth.setDark(isDark)}
    />
  )
}
