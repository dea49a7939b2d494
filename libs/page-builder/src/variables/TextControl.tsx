import { useMessages } from '@spruce/shell-ui'
import { useId } from 'react'
import { readValue, textOf } from '../data/variables.js'
import { usePageVariables } from '../runtime/PageContext.js'
import type { VariableControlProps } from './VariableControlProps.js'
import { useTyped } from './useTyped.js'
import { variableMessages } from './variableMessages.js'

/** A text or a number: counts by Enter, or when the field is left. */
export function TextControl({ variable }: VariableControlProps) {
  const { name, kind, label = name } = variable
  const { values, set } = usePageVariables()
  const messages = useMessages(variableMessages)
  const id = useId()
  const held = textOf(values[name])
  const isNone = (text: string) => text.trim() !== '' && readValue(variable, text) === undefined
  const { text, setText, end } = useTyped(held, (typed) => {
    if (isNone(typed)) return false
    set(name, typed.trim() === '' ? undefined : typed.trim())
    return true
  })
  const isWrong = isNone(text)

  return (
    <div className="sp-page-variable">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="sp-page-variable-input"
        value={text}
        inputMode={kind === 'number' ? 'decimal' : 'text'}
        maxLength={kind === 'number' ? 30 : 2000}
        autoComplete="off"
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        onChange={({ target }) => setText(target.value)}
        onBlur={end}
        onKeyDown={({ key }) => {
          if (key === 'Enter') end()
        }}
      />
      {isWrong && (
        <span id={`${id}-wrong`} className="sp-page-variable-wrong" role="alert">
          {messages.noNumber}
        </span>
      )}
    </div>
  )
}
