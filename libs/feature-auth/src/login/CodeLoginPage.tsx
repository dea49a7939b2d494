import {
  PublicAlert,
  PublicButton,
  PublicField,
  PublicPage,
  useMessages,
  type PublicBrand,
} from '@spruce/shell-ui/public'
import type { Language } from '@spruce/validators/i18n'
import type { SubmitEvent } from 'react'
import { CaptchaField } from '../captcha/CaptchaField.js'
import type { FormProblem } from '../forms/FormProblem.js'
import { usePublicForm } from '../forms/usePublicForm.js'
import { authMessages } from '../messages.js'
import { PublicActions } from '../PublicActions.js'
import { CodeField } from '../verification/CodeField.js'
import { codeMessages } from '../verification/codeMessages.js'
import { codeOf, contactOf } from '../verification/contact.js'
import { useCodeChecks } from '../verification/useCodeChecks.js'
import { codeLoginMessages } from './codeLoginMessages.js'

/** @public */
export type CodeLoginField = 'contact' | 'captcha' | 'code'

/** @public */
export interface CodeLoginPageProps {
  brand: PublicBrand
  isDark: boolean
  /** To begin with: what was typed as an account, if it is a phone or email. */
  contact?: string
  /** `undefined` where the deployment asks for no captcha. */
  captchaUrl: string | undefined
  hasCaptchaFailed?: boolean
  /** What is under way. */
  pending?: 'send' | 'signIn' | undefined
  problem?: FormProblem<CodeLoginField> | undefined
  /** To which phone or email a code was sent. */
  sentTo?: string | undefined
  /** Until another code may be asked for. */
  secondsLeft?: number
  /** True when a code was sent. */
  onSend?: (contact: string, captcha: string) => Promise<boolean>
  onSubmit?: (contact: string, code: string) => void
  /** Back to the password. */
  onPassword?: () => void
  onCaptchaRefresh?: () => void
  onCaptchaError?: () => void
  onLanguage?: (language: Language) => void
  onDark?: (isDark: boolean) => void
}

/** The login page with a verification code in place of the password (section 7.1). @public */
export function CodeLoginPage(props: CodeLoginPageProps) {
  const { captchaUrl, pending, problem, sentTo, secondsLeft = 0 } = props
  const messages = useMessages(authMessages)
  const t = useMessages(codeLoginMessages)
  const labels = useMessages(codeMessages)
  const checks = useCodeChecks()
  const isPending = pending !== undefined
  const [attach, form] = usePublicForm<CodeLoginField>({
    initial: { contact: sentTo ?? props.contact ?? '', captcha: '', code: '' },
    check: (name, values) =>
      name === 'captcha' && captchaUrl === undefined ? undefined : checks[name](values[name]),
    problem,
    isPending,
    // The button that led here is gone: go on where something is missing.
    first: sentTo ? 'code' : 'contact',
  })

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
    if (isPending || !form.holds(['contact', 'code'])) return
    props.onSubmit?.(contactOf(form.values.contact), codeOf(form.values.code))
  }

  return (
    <PublicPage
      brand={props.brand}
      title={messages.signIn}
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
        aria-label={messages.signIn}
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
        <PublicButton
          type="submit"
          className="ui-button-block"
          disabled={isPending}
          isPending={pending === 'signIn'}
        >
          {messages.signIn}
        </PublicButton>
        <PublicButton
          variant="outline"
          className="ui-button-block"
          disabled={isPending}
          onClick={props.onPassword}
        >
          {t.byPassword}
        </PublicButton>
      </form>
    </PublicPage>
  )
}
