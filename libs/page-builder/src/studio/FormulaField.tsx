import { Button } from '@chakra-ui/react/button'
import { useLanguage, useMessages } from '@spruce/shell-ui'
import { useId, useLayoutEffect, useRef } from 'react'
import { formulaLength } from '../data/transforms.js'
import { useFormulas } from './lateFormulas.js'
import { stepMessages } from './stepMessages.js'

/** Props of FormulaField. */
export interface FormulaFieldProps {
  /** The formula as it is typed. */
  value: string
  /** The columns that are known; a button each writes its name into the formula. */
  columns: readonly string[]
  /** Told of the formula at every key. */
  onChange: (value: string) => void
}

/** A formula over the columns of a row. What is wrong with it stands beneath as it is typed. */
export function FormulaField({ value, columns, onChange }: FormulaFieldProps) {
  const words = useMessages(stepMessages)
  const language = useLanguage()
  const { formulas, isFailed, retry } = useFormulas()
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const caret = useRef<number>(undefined)
  const read = value.trim() === '' ? undefined : formulas?.readFormula(value)
  const error = read?.ok === false ? formulas?.sayFormulaProblem(read.problem, language) : undefined
  const lost = read?.ok && columns.length > 0 ? without(read.formula.columns, columns) : []

  useLayoutEffect(() => {
    if (caret.current === undefined) return
    area.current?.focus()
    area.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })

  function insert(column: string) {
    const { selectionStart = value.length, selectionEnd = value.length } = area.current ?? {}
    const text = `row[${JSON.stringify(column)}]`
    const next = value.slice(0, selectionStart) + text + value.slice(selectionEnd)
    if (next.length > formulaLength) return
    caret.current = selectionStart + text.length
    onChange(next)
  }

  return (
    <div className="sp-studio-formula">
      <label htmlFor={id}>{words.formula}</label>
      <textarea
        ref={area}
        id={id}
        rows={3}
        value={value}
        maxLength={formulaLength}
        spellCheck={false}
        translate="no"
        autoComplete="off"
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-error ${id}-help`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-error`} className="sp-studio-formula-error" aria-live="polite">
        {error ?? (lost.length > 0 ? words.unknownColumns(lost.join(words.and)) : '')}
      </p>
      {isFailed && (
        <p role="status" className="sp-studio-note">
          {words.formulasFailed}
          <button type="button" className="sp-text-button" onClick={retry}>
            {words.tryAgain}
          </button>
        </p>
      )}
      {columns.length > 0 && (
        <div role="group" aria-label={words.insertColumn} className="sp-studio-step-add">
          {columns.map((column) => (
            <Button
              key={column}
              type="button"
              size="xs"
              variant="outline"
              colorPalette="gray"
              aria-label={words.insert(column)}
              onClick={() => insert(column)}
            >
              {column}
            </Button>
          ))}
        </div>
      )}
      <p id={`${id}-help`} className="sp-studio-note">
        <TextWithCode text={words.formulaHelp} />
      </p>
      {formulas && (
        <p className="sp-studio-note">
          {words.functions}
          <span className="sp-studio-code" translate="no">
            {formulas.formulaFunctionNames.join(words.and)}
          </span>
        </p>
      )}
    </div>
  )
}

/** What stands between grave accents is code, and of no language. */
function TextWithCode({ text }: { text: string }) {
  return text.split('`').map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className="sp-studio-code" translate="no">
        {part}
      </span>
    ),
  )
}

function without(names: readonly string[], known: readonly string[]): readonly string[] {
  return names.filter((name) => !known.includes(name))
}
