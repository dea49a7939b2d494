import {
  PublicAlert,
  PublicButton,
  PublicPage,
  PublicPasswordField,
  useMessages,
  type PublicBrand,
} from '@spruce/shell-ui/public'
import { checkPassword, validationMessages } from '@spruce/validators'
import type { Language } from '@spruce/validators/i18n'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { PublicActions } from '../PublicActions.js'
import { passwordMessages } from './passwordMessages.js'
import { PasswordRules } from './PasswordRules.js'

/** What the person types, under the specification's names (section 3). @public */
export interface PasswordValues {
  oldPwd: string
  newPwd: string
  confirmPwd: string
}

/** @public */
export type PasswordField = keyof PasswordValues

/** What the server found wrong, and where. @public */
export interface PasswordProblem {
  /** Above the form. */
  message?: string
  /** At the fields. */
  fields?: Partial<Record<PasswordField, string>>
}

/** @public */
export interface ChangePasswordPageProps {
  brand: PublicBrand
  isDark: boolean
  /** The password was set by somebody else: no old one is asked for, and nothing else can be done. */
  isForced: boolean
  isPending?: boolean
  problem?: PasswordProblem | undefined
  onSubmit?: (values: PasswordValues) => void
  onSignOut?: () => void
  onLanguage?: (language: Language) => void
  onDark?: (isDark: boolean) => void
}

const empty: PasswordValues = { oldPwd: '', newPwd: '', confirmPwd: '' }
const order: readonly PasswordField[] = ['oldPwd', 'newPwd', 'confirmPwd']

/** The form of /changePassword (sections 2.1 and 5), light like the login page. @public */
export function ChangePasswordPage(props: ChangePasswordPageProps) {
  const { isForced, isPending = false, problem } = props
  const messages = useMessages(passwordMessages)
  const texts = useMessages(validationMessages)
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(empty)
  const [isTried, setTried] = useState(false)
  const found = isTried ? findErrors() : {}
  const errors = Object.keys(found).length > 0 ? found : (problem?.fields ?? {})

  useEffect(() => {
    const next = order.find((name) => problem?.fields?.[name])
    if (next) focusField(form.current, next)
  }, [problem])

  function findErrors(): Partial<Record<PasswordField, string>> {
    const found: Partial<Record<PasswordField, string>> = {}
    if (!isForced && values.oldPwd === '') found.oldPwd = messages.oldRequired
    if (values.newPwd === '') found.newPwd = messages.newRequired
    else if (!checkPassword(values.newPwd).isValid) found.newPwd = texts.password
    if (values.confirmPwd === '') found.confirmPwd = messages.confirmRequired
    else if (values.confirmPwd !== values.newPwd) found.confirmPwd = texts.passwordMismatch
    return found
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    setTried(true)
    const first = order.find((name) => findErrors()[name])
    if (first) focusField(form.current, first)
    else props.onSubmit?.(values)
  }

  const field = (name: PasswordField) => ({
    id: name,
    name,
    value: values[name],
    error: errors[name],
    required: true,
    maxLength: 128,
    readOnly: isPending,
    onChange: (event: { target: { value: string } }) => {
      const { value } = event.target // the event is over when the state is set
      setValues((before) => ({ ...before, [name]: value }))
    },
  })

  return (
    <PublicPage
      brand={props.brand}
      title={isForced ? messages.firstTitle : messages.title}
      lead={isForced ? messages.firstLead : messages.lead}
      actions={
        <PublicActions isDark={props.isDark} onLanguage={props.onLanguage} onDark={props.onDark} />
      }
    >
      <form
        ref={form}
        className="ui-form"
        method="post"
        noValidate
        aria-label={messages.title}
        onSubmit={submit}
      >
        {problem?.message && <PublicAlert>{problem.message}</PublicAlert>}
        {!isForced && <PublicPasswordField {...field('oldPwd')} label={messages.oldPassword} />}
        <PublicPasswordField
          {...field('newPwd')}
          label={messages.newPassword}
          autoComplete="new-password"
        />
        <PasswordRules value={values.newPwd} />
        <PublicPasswordField
          {...field('confirmPwd')}
          label={messages.confirmPassword}
          autoComplete="new-password"
        />
        <PublicButton
          type="submit"
          className="ui-button-block"
          disabled={isPending}
          isPending={isPending}
        >
          {messages.submit}
        </PublicButton>
        <PublicButton type="button" variant="ghost" onClick={props.onSignOut}>
          {messages.signOut}
        </PublicButton>
      </form>
    </PublicPage>
  )
}

function focusField(form: HTMLFormElement | null, name: PasswordField) {
  const input = form?.elements.namedItem(name)
  if (input instanceof HTMLInputElement) input.focus()
}
