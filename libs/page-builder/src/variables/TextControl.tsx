import { useMessages } from '@spruce/shell-ui'
import { useId, useState } from 'react'
import { readValue, textOf } from '../data/variables.js'
import { usePageVariables } from '../runtime/PageContext.js'
import type { VariableControlProps } from './VariableControlProps.js'
import { variableMessages } from './variableMessages.js'

/** A text or a number: counts by Enter, or when the field is left. */
export function TextControl({ variable }: VariableControlProps) {
  const { name, kind, label = name } = variable
  const { values, set } = usePageVariables()
  const messages = useMessages(variableMessages)
  const id = useId()
  const held = textOf(values[name])
  const [typed, setTyped] = useState<string>()
  const [known, setKnown] = useState(held)
  if (known !== held) {
    setKnown(held)
    setTyped(undefined)
  }
  const text = typed ?? held
  const isWrong = text.trim() !== '' && readValue(variable, text) === undefined

  function commit() {
    if (isWrong || text === held) return
    set(name, text.trim() === '' ? undefined : text.trim())
    setTyped(undefined)
  }

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
        onChange={({ target }) => setTyped(target.value)}
        onBlur={commit}
        onKeyDown={({ key }) => {
          if (key === 'Enter') commit()
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
