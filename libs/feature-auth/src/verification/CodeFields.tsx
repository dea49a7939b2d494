import { PublicField, useMessages } from '@spruce/shell-ui/public'
import { CaptchaField } from '../captcha/CaptchaField.js'
import type { PublicForm } from '../forms/usePublicForm.js'
import { CodeField } from './CodeField.js'
import { codeMessages } from './codeMessages.js'
import { contactOf } from './contact.js'

/** Fields of a form that asks for a verification code. @public */
export type CodeFormField = 'contact' | 'captcha' | 'code'

/** What a page with such a form needs for it. @public */
export interface CodeFormProps {
  /** `undefined` where no captcha is asked for. */
  captchaUrl?: string | undefined
  /** The captcha did not load. */
  hasCaptchaFailed?: boolean
  /** What is under way. */
  pending?: 'send' | 'submit' | undefined
  /** To which phone or email a code was sent. */
  sentTo?: string | undefined
  /** Until another code may be asked for. */
  secondsLeft?: number
  /** True when a code was sent. The captcha is used up in any case, and its field is emptied. */
  onSend?: (contact: string, captcha: string) => Promise<boolean>
  /** Another captcha is wanted. */
  onCaptchaRefresh?: () => void
  /** The captcha did not load. */
  onCaptchaError?: () => void
}

interface CodeFieldsProps extends CodeFormProps {
  /** The form around, which holds the fields. */
  form: PublicForm<CodeFormField>
}

/**
 * Contact, captcha and code, and the button that asks for one: what it needs is checked before, and
 * when the code is on its way its field gets the focus.
 */
export function CodeFields(props: CodeFieldsProps) {
  const { form, captchaUrl, pending, sentTo, secondsLeft = 0, onSend } = props
  const labels = useMessages(codeMessages)

  async function send() {
    if (pending || !form.holds(['contact', 'captcha'])) return
    const { contact, captcha } = form.values
    const isSent = await onSend?.(contactOf(contact), captcha.trim())
    form.forgive()
    form.set('captcha', '')
    if (isSent) form.focus('code')
  }

  return (
    <>
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
    </>
  )
}
