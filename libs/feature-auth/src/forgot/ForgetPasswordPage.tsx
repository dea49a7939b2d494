import {
  PublicAlert,
  PublicButton,
  PublicField,
  PublicPage,
  PublicPasswordField,
  useMessages,
  type PublicBrand,
} from '@spruce/shell-ui/public'
import { checkPassword, isEmail, isMobile, validationMessages } from '@spruce/validators'
import type { Language } from '@spruce/validators/i18n'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { CaptchaField } from '../captcha/CaptchaField.js'
import { PasswordRules } from '../password/PasswordRules.js'
import { PublicActions } from '../PublicActions.js'
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
export interface ForgetProblem {
  /** Above the form. */
  message?: string
  /** At the fields. */
  fields?: Partial<Record<ForgetField, string>>
}

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

const empty: ForgetValues = { contact: '', captcha: '', code: '', newPwd: '', confirmPwd: '' }
const order: readonly ForgetField[] = ['contact', 'captcha', 'code', 'newPwd', 'confirmPwd']
/** What a code is asked for with, and what resets the password. */
const parts = {
  send: ['contact', 'captcha'],
  reset: ['contact', 'code', 'newPwd', 'confirmPwd'],
} as const satisfies Record<string, readonly ForgetField[]>

/** The form of /forgetPassword (section 2.1), light like the login page. @public */
export function ForgetPasswordPage(props: ForgetPasswordPageProps) {
  const { captchaUrl, pending, problem, sentTo, secondsLeft = 0 } = props
  const t = useMessages(forgetMessages)
  const texts = useMessages(validationMessages)
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(empty)
  /** Which part was tried: only its fields are told what they miss. */
  const [tried, setTried] = useState<keyof typeof parts>()
  const found = tried ? findErrors(tried) : {}
  const errors = Object.keys(found).length > 0 ? found : (problem?.fields ?? {})
  const isPending = pending !== undefined

  useEffect(() => {
    const next = order.find((name) => problem?.fields?.[name])
    if (next) focusField(form.current, next)
  }, [problem])

  function check(name: ForgetField): string | undefined {
    const value = values[name]
    switch (name) {
      case 'contact': {
        const contact = contactOf(value)
        if (contact === '') return t.contactRequired
        return isMobile(contact) || isEmail(contact) ? undefined : t.contactFormat
      }
      case 'captcha':
        return captchaUrl !== undefined && value.trim() === '' ? t.captchaRequired : undefined
      case 'code':
        if (codeOf(value) === '') return t.codeRequired
        return /^\d{6}$/.test(codeOf(value)) ? undefined : t.codeFormat
      case 'newPwd':
        if (value === '') return t.newRequired
        return checkPassword(value).isValid ? undefined : texts.password
      case 'confirmPwd':
        if (value === '') return t.confirmRequired
        return value === values.newPwd ? undefined : texts.passwordMismatch
    }
  }

  function findErrors(part: keyof typeof parts): Partial<Record<ForgetField, string>> {
    return Object.fromEntries(
      parts[part].flatMap((name) => {
        const error = check(name)
        return error === undefined ? [] : [[name, error]]
      }),
    )
  }

  /** Whether the fields of a part hold; else the first that does not gets the focus. */
  function holds(part: keyof typeof parts): boolean {
    setTried(part)
    const first = parts[part].find((name) => check(name) !== undefined)
    if (first) focusField(form.current, first)
    return first === undefined
  }

  async function send() {
    if (isPending || !holds('send')) return
    const isSent = await props.onSend?.(contactOf(values.contact), values.captcha.trim())
    setTried(undefined)
    setValues((before) => ({ ...before, captcha: '' }))
    if (isSent) focusField(form.current, 'code')
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending || !holds('reset')) return
    props.onReset?.({ ...values, contact: contactOf(values.contact), code: codeOf(values.code) })
  }

  const field = (name: ForgetField) => ({
    id: name,
    name,
    value: values[name],
    error: errors[name],
    required: true,
    readOnly: isPending,
    onChange: (event: { target: { value: string } }) => {
      const { value } = event.target // the event is over when the state is set
      setValues((before) => ({ ...before, [name]: value }))
    },
  })

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
        ref={form}
        className="ui-form"
        method="post"
        noValidate
        aria-label={t.title}
        onSubmit={submit}
      >
        {problem?.message && <PublicAlert>{problem.message}</PublicAlert>}
        <PublicField
          {...field('contact')}
          label={t.contact}
          maxLength={100}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        {captchaUrl !== undefined && (
          <CaptchaField
            {...field('captcha')}
            url={captchaUrl}
            hasFailed={props.hasCaptchaFailed ?? false}
            onRefresh={props.onCaptchaRefresh}
            onError={props.onCaptchaError}
          />
        )}
        <PublicField
          {...field('code')}
          label={t.code}
          maxLength={20}
          inputMode="numeric"
          autoComplete="one-time-code"
          side={
            <PublicButton
              variant="outline"
              className="ui-code"
              disabled={isPending || secondsLeft > 0}
              isPending={pending === 'send'}
              onClick={() => void send()}
            >
              {secondsLeft > 0 ? t.wait(secondsLeft) : sentTo ? t.sendAgain : t.send}
            </PublicButton>
          }
        />
        <p className="ui-help" role="status">
          {sentTo && t.sent(sentTo)}
        </p>
        <PublicPasswordField
          {...field('newPwd')}
          label={t.newPassword}
          maxLength={128}
          autoComplete="new-password"
        />
        <PasswordRules value={values.newPwd} />
        <PublicPasswordField
          {...field('confirmPwd')}
          label={t.confirmPassword}
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

/** Full-width characters and spaces, as a Chinese keyboard makes them, are what they look like. */
function contactOf(value: string): string {
  return value.normalize('NFKC').replace(/\s/gu, '')
}

function codeOf(value: string): string {
  return value.normalize('NFKC').replace(/[\s-]/gu, '')
}

function focusField(form: HTMLFormElement | null, name: ForgetField) {
  const input = form?.elements.namedItem(name)
  if (input instanceof HTMLInputElement) input.focus()
}
