import { Button } from '@chakra-ui/react/button'
import { useMessages } from '../i18n/LanguageProvider.js'
import { uiMessages } from '../messages.js'

export interface CodeButtonProps {
  /** Until another code may be asked for. */
  secondsLeft: number
  /** One has been sent already. */
  hasSent?: boolean
  /** A code is on its way. */
  isSending?: boolean
  /** Shown, and not to be used. */
  isDisabled?: boolean
  /** A code is wanted. */
  onSend: () => void
}

/** Asks for a verification code, and counts down until another one may be asked for. */
export function CodeButton(props: CodeButtonProps) {
  const { secondsLeft, hasSent = false, isSending = false, isDisabled = false, onSend } = props
  const messages = useMessages(uiMessages)
  const text =
    secondsLeft > 0
      ? messages.codeWait(secondsLeft)
      : hasSent
        ? messages.sendCodeAgain
        : messages.sendCode
  return (
    <Button
      type="button"
      variant="outline"
      colorPalette="gray"
      className="sp-code-button"
      disabled={isDisabled || secondsLeft > 0}
      loading={isSending}
      loadingText={text}
      onClick={onSend}
    >
      {text}
    </Button>
  )
}
