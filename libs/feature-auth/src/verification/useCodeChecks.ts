import { useMessages } from '@spruce/shell-ui/public'
import { isEmail, isMobile } from '@spruce/validators'
import type { CodeFormField } from './CodeFields.js'
import { codeMessages } from './codeMessages.js'
import { codeOf, contactOf, isCode } from './contact.js'

/** What is wrong with what was typed, in words; `undefined` when nothing is. */
export type CodeChecks = Readonly<Record<CodeFormField, (value: string) => string | undefined>>

/** The rules of the fields that ask for a verification code. */
export function useCodeChecks(hasCaptcha: boolean): CodeChecks {
  const t = useMessages(codeMessages)
  return {
    contact(value) {
      const contact = contactOf(value)
      if (contact === '') return t.contactRequired
      return isMobile(contact) || isEmail(contact) ? undefined : t.contactFormat
    },
    captcha: (value) => (hasCaptcha && value.trim() === '' ? t.captchaRequired : undefined),
    code(value) {
      if (codeOf(value) === '') return t.codeRequired
      return isCode(value) ? undefined : t.codeFormat
    },
  }
}
