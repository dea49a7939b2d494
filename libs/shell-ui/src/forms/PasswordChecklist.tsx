import { checkPassword, validationMessages } from '@spruce/validators'
import { Check, Dot } from 'lucide-react'
import { useMessages } from '../i18n/LanguageProvider.js'
import { uiMessages } from '../messages.js'
import { useFieldValue } from './useFieldValue.js'

export interface PasswordChecklistProps {
  /** Key of the draft that holds the new password. */
  name: string
}

/** The rule for a new password, part by part, ticked while the person types (spec section 5). */
export function PasswordChecklist({ name }: PasswordChecklistProps) {
  const messages = useMessages(uiMessages)
  const texts = useMessages(validationMessages)
  const value = useFieldValue<string | null | undefined>(name) ?? ''
  const check = checkPassword(value)
  const rules = [
    [texts.passwordLength, check.hasLength],
    [texts.passwordKinds, check.hasKinds],
    [texts.passwordNoChinese, value !== '' && check.hasNoChinese],
  ] as const
  return (
    <ul className="sp-rules" aria-label={messages.passwordRules}>
      {rules.map(([text, holds]) => {
        const Icon = holds ? Check : Dot
        return (
          <li key={text} data-holds={holds || undefined}>
            <Icon size={16} aria-hidden />
            <span>
              {text}
              <span className="sp-sr-only">{holds ? messages.ruleHolds : messages.ruleFails}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
