import {
  PublicAlert,
  PublicButton,
  PublicField,
  PublicPage,
  PublicPasswordField,
  useMessages,
  type PublicBrand,
} from '@spruce/shell-ui/public'
import { checkPassword, validationMessages } from '@spruce/validators'
import type { Language } from '@spruce/validators/i18n'
import type { SubmitEvent } from 'react'
import { CaptchaField } from '../captcha/CaptchaField.js'
import type { FormProblem } from '../forms/FormProblem.js'
import { usePublicForm } from '../forms/usePublicForm.js'
import { PasswordRules } from '../password/PasswordRules.js'
import { PublicActions } from '../PublicActions.js'
import { CodeField } from '../verification/CodeField.js'
import { codeMessages } from '../verification/codeMessages.js'
import { codeOf, contactOf } from '../verification/contact.js'
import { useCodeChecks } from '../verification/useCodeChecks.js'
import { forgetMessages } from './forgetMessages.js'

/** What the person types. @public */
export interface ForgetValues {
  contact: string
  captcha: string
  code: string
  newPwd: string
  confirmPwd: string
}

/** @public */
export type ForgetField = keyof ForgetValues

/** What the server found wrong, and where. @public */
export type ForgetProblem = FormProblem<ForgetField>

/** @public */
export interface ForgetPasswordPageProps {
  brand: PublicBrand
  isDark: boolean
  /** `undefined` where the deployment asks for no captcha. */
  captchaUrl: string | undefined
  hasCaptchaFailed?: boolean
  /** What is under way. */
  pending?: 'send' | 'reset' | undefined
  problem?: ForgetProblem | undefined
  /** To which phone or email a code was sent. */
  sentTo?: string | undefined
  /** Until another code may be asked for. */
  secondsLeft?: number
  /** True when a code was sent: the captcha is used up and its field is emptied. */
  onSend?: (contact: string, captcha: string) => Promise<boolean>
  onReset?: (values: ForgetValues) => void
  onCaptchaRefresh?: () => void
  onCaptchaError?: () => void
  onLanguage?: (language: Language) => void
  onDark?: (isDark: boolean) => void
}

/** The form of /forgetPassword (section 2.1), light like the login page. @public */
export function ForgetPasswordPage(props: ForgetPasswordPageProps) {
  const { captchaUrl, pending, problem, sentTo, secondsLeft = 0 } = props
  const t = useMessages(forgetMessages)
  const labels = useMessages(codeMessages)
  const texts = useMessages(validationMessages)
  const checks = useCodeChecks()
  const isPending = pending !== undefined
  const [attach, form] = usePublicForm<ForgetField>({
    initial: { contact: sentTo ?? '', captcha: '', code: '', newPwd: '', confirmPwd: '' },
    check,
    problem,
    isPending,
  })

  function check(name: ForgetField, values: ForgetValues): string | undefined {
    const value = values[name]
    switch (name) {
      case 'contact':
        return checks.contact(value)
      case 'captcha':
        return captchaUrl === undefined ? undefined : checks.captcha(value)
      case 'code':
        return checks.code(value)
      case 'newPwd':
        if (value === '') return t.newRequired
        return checkPassword(value).isValid ? undefined : texts.password
      case 'confirmPwd':
        if (value === '') return t.confirmRequired
        return value === values.newPwd ? undefined : texts.passwordMismatch
    }
  }

  async function send() {
    if (isPending || !form.holds(['contact', 'captcha'])) return
    const { contact, captcha } = form.values
    const isSent = await props.onSend?.(contactOf(contact), captcha.trim())
    form.forgive()
    form.set('captcha', '')
    if (isSent) form.focus('code')
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending || !form.holds(['contact', 'code', 'newPwd', 'confirmPwd'])) return
    const { contact, code } = form.values
    props.onReset?.({ ...form.values, contact: contactOf(contact), code: codeOf(code) })
  }

  return (
    <PublicPage
      brand={props.brand}
      title={t.title}
      lead={t.lead}
      actions={
        <PublicActions isDark={props.isDark} onLanguage={props.onLanguage} onDark={props.onDark} />
      }
    >
      <form
        ref={attach}
        className="ui-form"
        method="post"
        noValidate
        aria-label={t.title}
        onSubmit={submit}
      >
        {problem?.message && <PublicAlert>{problem.message}</PublicAlert>}
        <PublicField
          {...form.field('contact')}
          id="contact"
          name="contact"
          label={labels.contact}
          required
          maxLength={100}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        {captchaUrl !== undefined && (
          <CaptchaField
            {...form.field('captcha')}
            url={captchaUrl}
            hasFailed={props.hasCaptchaFailed ?? false}
            onRefresh={props.onCaptchaRefresh}
            onError={props.onCaptchaError}
          />
        )}
        <CodeField
          {...form.field('code')}
          sentTo={sentTo}
          secondsLeft={secondsLeft}
          isSending={pending === 'send'}
          onSend={() => void send()}
        />
        <PublicPasswordField
          {...form.field('newPwd')}
          id="newPwd"
          name="newPwd"
          label={t.newPassword}
          required
          maxLength={128}
          autoComplete="new-password"
        />
        <PasswordRules value={form.values.newPwd} />
        <PublicPasswordField
          {...form.field('confirmPwd')}
          id="confirmPwd"
          name="confirmPwd"
          label={t.confirmPassword}
          required
          maxLength={128}
          autoComplete="new-password"
        />
        <PublicButton
          type="submit"
          className="ui-button-block"
          disabled={isPending}
          isPending={pending === 'reset'}
        >
          {t.submit}
        </PublicButton>
        <a href={`/login${location.search}`}>{t.toLogin}</a>
      </form>
    </PublicPage>
  )
}
