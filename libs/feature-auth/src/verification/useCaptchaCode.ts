import { isApiError, unwrap } from '@spruce/api-client'
import { useAuth } from '../AuthEnvironment.js'
import { useCaptcha } from '../captcha/useCaptcha.js'
import type { CodeFormProps } from './CodeFields.js'
import { useCodeWait, type CodeWaiting } from './useCodeWait.js'

/** Codes for somebody who is not signed in, each against a captcha. */
export interface CaptchaCode {
  /** How captcha and code stand, for the form. */
  form: Pick<
    CodeFormProps,
    | 'captchaUrl'
    | 'hasCaptchaFailed'
    | 'sentTo'
    | 'secondsLeft'
    | 'onCaptchaRefresh'
    | 'onCaptchaError'
  >
  wait: CodeWaiting
  /** Asks for a code. @throws ApiError; the captcha is another one in any case */
  send: (contact: string, answer: string) => Promise<void>
}

/** Asks the server for codes (section 7.1, get-verification-code). */
export function useCaptchaCode(purpose: 'login' | 'password'): CaptchaCode {
  const auth = useAuth()
  const captcha = useCaptcha() // the key of the first HTML is the login form's
  const wait = useCodeWait(purpose)
  const { captchaEnabled } = auth.deploy
  const { refresh } = captcha

  async function send(contact: string, answer: string) {
    try {
      const { seconds } = await unwrap(
        auth.api.POST('/aba-base/api/verification/get-verification-code', {
          body: {
            mobileEmail: contact,
            purpose,
            captchaKey: captcha.key,
            captcha: answer || '-',
            lang: auth.language,
          },
        }),
      )
      wait.start(seconds, contact)
    } catch (error) {
      // Too early, perhaps asked for elsewhere: the server says for how long.
      if (isApiError(error) && error.retryAfter) wait.start(error.retryAfter)
      throw error
    } finally {
      if (captchaEnabled) await refresh()
    }
  }

  return {
    form: {
      captchaUrl: captchaEnabled ? captcha.url : undefined,
      hasCaptchaFailed: captcha.hasFailed,
      sentTo: wait.sentTo,
      secondsLeft: wait.left,
      onCaptchaRefresh: () => void refresh(),
      onCaptchaError: captcha.fail,
    },
    wait,
    send,
  }
}
