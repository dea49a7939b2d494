import { PublicField, useMessages, type PublicFieldProps } from '@spruce/shell-ui/public'
import { authMessages } from '../messages.js'

/** @public */
export interface CaptchaFieldProps extends Pick<
  PublicFieldProps,
  'error' | 'readOnly' | 'value' | 'onChange'
> {
  /** Address of the image; empty while none has come. */
  url: string
  /** The image did not load. */
  hasFailed: boolean
  onRefresh?: (() => void) | undefined
  onError?: (() => void) | undefined
}

/** The characters of an image, and the image, which gives way to another when it is pressed. */
export function CaptchaField(props: CaptchaFieldProps) {
  const { url, hasFailed, onRefresh, onError, ...input } = props
  const messages = useMessages(authMessages)
  return (
    <PublicField
      {...input}
      id="captcha"
      name="captcha"
      label={messages.captcha}
      required
      maxLength={16}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      side={
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
      }
    />
  )
}
