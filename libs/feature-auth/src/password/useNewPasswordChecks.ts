import { useMessages } from '@spruce/shell-ui/public'
import { checkPassword, validationMessages } from '@spruce/validators'

/** The words where nothing was typed. */
export interface NewPasswordTexts {
  required: string
  confirmRequired: string
}

/** What is wrong with a new password and its repetition, in words; `undefined` when nothing is. */
export interface NewPasswordChecks {
  password: (value: string) => string | undefined
  confirm: (value: string, password: string) => string | undefined
}

/** The rules of a password that is chosen (section 5). */
export function useNewPasswordChecks(texts: NewPasswordTexts): NewPasswordChecks {
  const rules = useMessages(validationMessages)
  return {
    password(value) {
      if (value === '') return texts.required
      return checkPassword(value).isValid ? undefined : rules.password
    },
    confirm(value, password) {
      if (value === '') return texts.confirmRequired
      return value === password ? undefined : rules.passwordMismatch
    },
  }
}
