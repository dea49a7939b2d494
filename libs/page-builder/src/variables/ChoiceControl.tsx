import { useLanguage, useMessages } from '@spruce/shell-ui'
import { useId } from 'react'
import { rowCount, type Frame } from '../data/Frame.js'
import { textOf, type VariableOption } from '../data/variables.js'
import { usePageVariables } from '../runtime/PageContext.js'
import { useQueryState } from '../runtime/useQueryState.js'
import type { VariableControlProps } from './VariableControlProps.js'
import { variableMessages } from './variableMessages.js'

const none: readonly VariableOption[] = []
/** So many rows of a query are options. */
const mostOptions = 1000

/** One of the values that the page names, or that a query of it answers. */
export function ChoiceControl({ variable }: VariableControlProps) {
  const { name, label = name, options = none, query = '' } = variable
  const { values, set } = usePageVariables()
  const messages = useMessages(variableMessages)
  const { frame, failure } = useQueryState(query, true)
  const number = new Intl.NumberFormat(useLanguage())
  const id = useId()
  const all = query === '' ? options : frame ? optionsOf(frame) : none
  const held = textOf(values[name])
  const isKnown = held === '' || all.some(({ value }) => value === held)
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
            {failure && all.length === 0 ? messages.noOptions : messages.any}
          </option>
        )}
        {/* What an address says is shown, even where it is no option. */}
        {!isKnown && <option value={held}>{held}</option>}
        {all.map(({ value, label: word }) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
        {frame && (frame.isCut || rowCount(frame) > mostOptions) && (
          <option disabled>{messages.moreOptions(number.format(all.length))}</option>
        )}
      </select>
    </div>
  )
}

/** The values of the first column, called as the second says. */
function optionsOf(frame: Frame): readonly VariableOption[] {
  const [values, words] = frame.columns
  const made = new Map<string, string>()
  for (let row = 0; row < Math.min(rowCount(frame), mostOptions); row += 1) {
    const value = values?.values[row] ?? null
    if (value === null || made.has(String(value))) continue
    made.set(String(value), String(words?.values[row] ?? value))
  }
  return [...made].map(([value, label]) => ({ value, label }))
}
