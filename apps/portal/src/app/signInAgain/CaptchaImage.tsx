import { useMessages } from '@spruce/shell-ui'
import type { Captcha } from './SignInAgainDialog.js'
import { signInAgainMessages } from './messages.js'

/** The image, which gives way to another when it is pressed. */
export function CaptchaImage({ captcha }: { captcha: Captcha }) {
  const { key, hasFailed, refresh, fail } = captcha
  const messages = useMessages(signInAgainMessages)
  const label = hasFailed ? messages.captchaFailed : messages.anotherCaptcha
  return (
    <button
      type="button"
      className="ui-captcha"
      title={label}
      aria-label={label}
      onClick={() => void refresh()}
    >
      {key && !hasFailed ? (
        <img
          src={addressOf(key)}
          alt={messages.captchaImage}
          width={120}
          height={40}
          onError={fail}
        />
      ) : (
        <span aria-hidden>{hasFailed ? '↻' : '…'}</span>
      )}
    </button>
  )
}

function addressOf(key: string): string {
  return `/aba-base/api/verification/get-captcha?captchaKey=${encodeURIComponent(key)}`
}
