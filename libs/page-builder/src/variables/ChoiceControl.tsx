import { useLanguage, useMessages } from '@spruce/shell-ui'
import { useId } from 'react'
import { textOf } from '../data/variables.js'
import { usePageVariables } from '../runtime/PageContext.js'
import { useChoices } from './useChoices.js'
import type { VariableControlProps } from './VariableControlProps.js'
import { variableMessages } from './variableMessages.js'

/** One of the values that the page names, or that a query of it answers. */
export function ChoiceControl({ variable }: VariableControlProps) {
  const { name, label = name } = variable
  const { values, set } = usePageVariables()
  const messages = useMessages(variableMessages)
  const { options, isCut, state } = useChoices(variable)
  const number = new Intl.NumberFormat(useLanguage())
  const id = useId()
  const held = textOf(values[name])
  const isKnown = held === '' || options.some(({ value }) => value === held)
  return (
    <div className="sp-page-variable">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="sp-page-variable-input"
        value={held}
        onChange={({ target }) => set(name, target.value === '' ? undefined : target.value)}
      >
        {(variable.default === undefined || held === '') && (
          <option value="">
            {state.failure && options.length === 0 ? messages.noOptions : messages.any}
          </option>
        )}
        {/* What an address says is shown, even where it is no option. */}
        {!isKnown && <option value={held}>{held}</option>}
        {options.map(({ value, label: word }) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
        {isCut && <option disabled>{messages.moreOptions(number.format(options.length))}</option>}
      </select>
    </div>
  )
}
