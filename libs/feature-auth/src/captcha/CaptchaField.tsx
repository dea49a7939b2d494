import { PublicField, useMessages, type PublicFieldProps } from '@spruce/shell-ui/public'
import { authMessages } from '../messages.js'
import { CaptchaImage, type CaptchaImageProps } from './CaptchaImage.js'

/** @public */
export interface CaptchaFieldProps
  extends CaptchaImageProps, Pick<PublicFieldProps, 'error' | 'readOnly' | 'value' | 'onChange'> {}

/** The characters of an image, and the image. */
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
        <CaptchaImage url={url} hasFailed={hasFailed} onRefresh={onRefresh} onError={onError} />
      }
    />
  )
}
