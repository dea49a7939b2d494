import {
  PublicButton,
  PublicField,
  useMessages,
  type PublicFieldProps,
} from '@spruce/shell-ui/public'
import { codeMessages } from './codeMessages.js'

/** @public */
export interface CodeFieldProps extends Pick<
  PublicFieldProps,
  'error' | 'readOnly' | 'value' | 'onChange'
> {
  /** To whom a code went. */
  sentTo?: string | undefined
  /** Until another code may be asked for. */
  secondsLeft: number
  /** A code is being asked for. */
  isSending: boolean
  /** A code is wanted. */
  onSend: () => void
}

/**
 * Six digits, from the phone's suggestion or pasted as they come, and the button that asks for them.
 * It takes more than six characters: `204 817` is cut to size by `codeOf`, not by the input.
 */
export function CodeField(props: CodeFieldProps) {
  const { sentTo, secondsLeft, isSending, onSend, ...input } = props
  const t = useMessages(codeMessages)
  return (
    <>
      <PublicField
        {...input}
        id="code"
        name="code"
        label={t.code}
        required
        maxLength={20}
        inputMode="numeric"
        autoComplete="one-time-code"
        side={
          <PublicButton
            variant="outline"
            className="ui-code"
            disabled={(input.readOnly ?? false) || secondsLeft > 0}
            isPending={isSending}
            onClick={onSend}
          >
            {secondsLeft > 0 ? t.wait(secondsLeft) : sentTo ? t.sendAgain : t.send}
          </PublicButton>
        }
      />
      <p className="ui-help" role="status">
        {sentTo && t.sent(sentTo)}
      </p>
    </>
  )
}
