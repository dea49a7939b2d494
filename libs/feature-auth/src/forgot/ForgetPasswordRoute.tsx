import { describeError, isApiError, unwrap } from '@spruce/api-client'
import { useMessages } from '@spruce/shell-ui/public'
import { useEffect, useState } from 'react'
import { useAuth } from '../AuthEnvironment.js'
import { publicBrandOf } from '../brand.js'
import { useCaptcha } from '../captcha/useCaptcha.js'
import { StatusPage } from '../errors/StatusPage.js'
import { forgetMessages } from './forgetMessages.js'
import {
  type ForgetField,
  ForgetPasswordPage,
  type ForgetProblem,
  type ForgetValues,
} from './ForgetPasswordPage.js'
import { useCountdown } from './useCountdown.js'

/** Body codes of a wrong, used or expired captcha, and of such a code. */
const captchaCode = 1101
const verificationCode = 1102

/** Fields of the request, under the names they have in the form. */
const fieldOfPath: Readonly<Record<string, ForgetField>> = {
  mobileEmail: 'contact',
  captcha: 'captcha',
  vcCode: 'code',
  newPwd: 'newPwd',
  confirmPwd: 'confirmPwd',
}

/** /forgetPassword at work: a code to a bound phone or email, then a new password (section 7.1). */
export function ForgetPasswordRoute() {
  const auth = useAuth()
  const t = useMessages(forgetMessages)
  const captcha = useCaptcha(auth.captchaKey)
  const { left, start } = useCountdown()
  const [pending, setPending] = useState<'send' | 'reset'>()
  const [isDone, setDone] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  const [problem, setProblem] = useState<ForgetProblem>()
  const { captchaEnabled } = auth.deploy
  const { refresh } = captcha

  useEffect(() => {
    // The key of the first HTML may have served the login page already.
    if (captchaEnabled) void refresh()
  }, [captchaEnabled, refresh])

  async function send(contact: string, answer: string): Promise<boolean> {
    setPending('send')
    setProblem(undefined)
    try {
      const { seconds } = await unwrap(
        auth.api.POST('/aba-base/api/verification/get-verification-code', {
          body: {
            mobileEmail: contact,
            purpose: 'password',
            captchaKey: captcha.key,
            captcha: answer || '-',
            lang: auth.language,
          },
        }),
      )
      start(seconds)
      setSentTo(contact)
      return true
    } catch (error) {
      // Too early, perhaps asked for before a reload: the server says for how long.
      if (isApiError(error) && error.retryAfter) start(error.retryAfter)
      setProblem(problemOf(error))
      return false
    } finally {
      if (captchaEnabled) await refresh()
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
      setDone(true)
    } catch (error) {
      setProblem(problemOf(error))
    } finally {
      setPending(undefined)
    }
  }

  function problemOf(error: unknown): ForgetProblem {
    const message = describeError(error, auth.language)
    if (!isApiError(error)) return { message }
    if (error.code === captchaCode) return { fields: { captcha: message } }
    if (error.code === verificationCode) return { fields: { code: message } }
    const fields = Object.fromEntries(
      error.fields.flatMap(({ path, message: reason }) => {
        const name = fieldOfPath[path]
        return name ? [[name, reason]] : []
      }),
    )
    return Object.keys(fields).length > 0 ? { fields } : { message }
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
      captchaUrl={captchaEnabled ? captcha.url : undefined}
      hasCaptchaFailed={captcha.hasFailed}
      pending={pending}
      problem={problem}
      sentTo={sentTo}
      secondsLeft={left}
      onSend={send}
      onReset={(values) => void reset(values)}
      onCaptchaRefresh={() => void refresh()}
      onCaptchaError={captcha.fail}
      onLanguage={(language) => auth.setLanguage(language)}
      onDark={(isDark) => auth.setDark(isDark)}
    />
  )
}
