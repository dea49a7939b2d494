import { Input } from '@chakra-ui/react/input'
import { useRef, useState, type CompositionEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { useMessages } from '../i18n/LanguageProvider.js'
import { uiMessages } from '../messages.js'
import { fieldErrorsOf, retryAfterOf, useErrorText } from '../provider/errors.js'
import { CodeButton } from './CodeButton.js'
import { FieldFrame, useField, type FieldProps } from './FieldFrame.js'
import { fieldName } from './formKernel.js'
import { useCountdown, type CountdownMemory } from './useCountdown.js'

/** A verification code has gone out. */
export interface SentCode {
  /** Until another one may be asked for. */
  seconds: number
  /** Where it went, as the person knows it. */
  to: string
}

export interface CodeFieldProps extends FieldProps {
  /** Field of the form that must hold before a code is sent. */
  contact?: string
  /** May reject with an error that carries `fields` or `retryAfter`, as ApiError does. */
  onSend: () => Promise<SentCode>
  /** Keeps the countdown over a reload. */
  memory?: CountdownMemory
}

/** Digits of a verification code. */
export const codeLength = 6

/**
 * A verification code with the button that sends it. Takes what people paste: spaces, hyphens,
 * full-width digits and words around the code. The draft holds the digits.
 */
export function CodeField(props: CodeFieldProps) {
  const { name, contact, onSend, memory, label, isRequired, isDisabled = false } = props
  const messages = useMessages(uiMessages)
  const sayError = useErrorText()
  const { trigger, setError, setFocus, clearErrors, getValues } = useFormContext()
  const { left, start } = useCountdown(memory)
  const [isSending, setSending] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  // Where the code has gone says more than what was said before.
  const shown = sentTo === undefined ? props : { ...props, help: undefined }
  const { control, attach, error } = useField<string | null | undefined>(shown)
  const isComposing = useRef(false)
  const statusId = `${control.id}-status`

  async function send() {
    if (isSending || left > 0) return
    if (contact !== undefined && !(await trigger(contact, { shouldFocus: true }))) return
    setSending(true)
    clearErrors(name)
    try {
      const { seconds, to } = await onSend()
      start(seconds)
      setSentTo(to)
      setFocus(name)
    } catch (failure) {
      const wait = retryAfterOf(failure)
      if (wait !== undefined) start(wait) // asked for before, perhaps in another tab
      showFailure(failure)
    } finally {
      setSending(false)
    }
  }

  function showFailure(failure: unknown) {
    const values = getValues()
    const known = fieldErrorsOf(failure)
      .map(({ path, message }) => ({ field: fieldName(path), message }))
      .filter(({ field }) => field in values)
    const shown = known.length > 0 ? known : [{ field: name, message: sayError(failure) }]
    shown.forEach(({ field, message }, index) => {
      setError(field, { type: 'server', message }, { shouldFocus: index === 0 })
    })
  }

  function take(text: string) {
    control.onChange(isComposing.current ? text : digitsOf(text))
  }

  return (
    <FieldFrame {...shown} id={control.id} labelId={control.labelId} error={error}>
      <div className="sp-control sp-code">
        <Input
          ref={attach}
          id={control.id}
          name={name}
          value={control.value ?? ''}
          disabled={isDisabled}
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-required={isRequired}
          aria-invalid={control.isInvalid || undefined}
          aria-describedby={[control.describedBy, statusId].filter(Boolean).join(' ')}
          onBlur={control.onBlur}
          onChange={(event) => take(event.target.value)}
          onCompositionStart={() => {
            isComposing.current = true
          }}
          onCompositionEnd={(event: CompositionEvent<HTMLInputElement>) => {
            isComposing.current = false
            take(event.currentTarget.value)
          }}
        />
        <CodeButton
          secondsLeft={left}
          hasSent={sentTo !== undefined}
          isSending={isSending}
          isDisabled={isDisabled}
          onSend={() => void send()}
        />
      </div>
      <p id={statusId} className="sp-help sp-code-status" role="status" aria-label={label}>
        {sentTo !== undefined && messages.codeSent(sentTo)}
      </p>
    </FieldFrame>
  )
}

/** The code in a text: full-width digits are digits, and what is no digit is passed over. */
export function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/gu, '').slice(0, codeLength)
}
