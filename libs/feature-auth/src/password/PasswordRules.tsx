import { useMessages } from '@spruce/shell-ui/public'
import { checkPassword, validationMessages } from '@spruce/validators'
import { passwordMessages } from './passwordMessages.js'

/** @public */
export interface PasswordRulesProps {
  id?: string
  /** What is typed so far. */
  value: string
}

/** The rule for a new password, part by part, ticked while the person types (section 5). */
export function PasswordRules({ id, value }: PasswordRulesProps) {
  const messages = useMessages(passwordMessages)
  const texts = useMessages(validationMessages)
  const check = checkPassword(value)
  const rules = [
    [texts.passwordLength, check.hasLength],
    [texts.passwordKinds, check.hasKinds],
    [texts.passwordNoChinese, value !== '' && check.hasNoChinese],
  ] as const
  return (
    <ul id={id} className="ui-rules" aria-label={messages.rules}>
      {rules.map(([text, holds]) => (
        <li key={text} data-holds={holds || undefined}>
          <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" className="ui-stroke">
            {holds ? <path d="m3 8.5 3.5 3.5L13 4.5" /> : <circle cx="8" cy="8" r="2.5" />}
          </svg>
          <span>
            {text}
            <span className="ui-quiet">{holds ? messages.holds : messages.fails}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
