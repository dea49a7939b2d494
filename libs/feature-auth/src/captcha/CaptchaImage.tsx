import { useMessages } from '@spruce/shell-ui/public'
import { authMessages } from '../messages.js'

/** @public */
export interface CaptchaImageProps {
  /** Address of the image; empty while none has come. */
  url: string
  /** The image did not load. */
  hasFailed: boolean
  /** Another captcha is wanted. */
  onRefresh?: (() => void) | undefined
  /** The image did not load. */
  onError?: (() => void) | undefined
}

/** The image of a captcha, which gives way to another when it is pressed. @public */
export function CaptchaImage({ url, hasFailed, onRefresh, onError }: CaptchaImageProps) {
  const messages = useMessages(authMessages)
  return (
    <button
      type="button"
      className="ui-captcha"
      title={messages.anotherCaptcha}
      aria-label={hasFailed ? messages.captchaFailed : messages.anotherCaptcha}
      onClick={onRefresh}
    >
      {hasFailed ? (
        <span>{messages.retry}</span>
      ) : (
        <img
          src={url || undefined}
          alt={messages.captchaImage}
          width={120}
          height={40}
          onError={onError}
        />
      )}
    </button>
  )
}
