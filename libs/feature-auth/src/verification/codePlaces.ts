import { captchaCode, verificationCode } from '../forms/bodyCodes.js'
import type { CodeFormField } from './CodeFields.js'

/** Where in a form that asks for a code the server's words belong. */
export const codePlaces: {
  codes: Record<number, CodeFormField>
  paths: Record<string, CodeFormField>
} = {
  codes: { [captchaCode]: 'captcha', [verificationCode]: 'code' },
  paths: { mobileEmail: 'contact', captcha: 'captcha', vcCode: 'code' },
}
