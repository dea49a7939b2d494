import { Button } from '@chakra-ui/react/button'
import { FieldGroup, useField, useMessages, type FieldProps } from '@spruce/shell-ui'
import { ChevronDown, ChevronUp, Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { aggregations, comparisons } from '../data/transforms.js'
import { FormulaField } from './FormulaField.js'
import { PanelSelect } from './PanelSelect.js'
import { wordFor } from './queryMessages.js'
import {
  emptyRow,
  emptyStep,
  stepKinds,
  valueTypes,
  type StepDraft,
  type StepKind,
  type StepRow,
} from './stepDraft.js'
import { stepMessages } from './stepMessages.js'
import { StudioTool } from './StudioTool.js'

/** Props of StepsField. */
export interface StepsFieldProps extends FieldProps {
  /** The other queries of the page, to join with. */
  queries: readonly string[]
  /** The columns that are known, to choose from; any other may be typed. */
  columns: readonly string[]
}

/** What is done to the answer of a query, step by step. The draft holds them in their order. */
export function StepsField(props: StepsFieldProps) {
  const { queries, columns } = props
  const words = useMessages(stepMessages)
  const { control, attach, error } = useField<readonly StepDraft[]>(props)
  const list = useId()
  const steps = control.value

  function change(at: number, step: StepDraft) {
    control.onChange(steps.map((one, index) => (index === at ? step : one)))
  }

  function move(at: number, by: -1 | 1) {
    const next = [...steps]
    const [one] = next.splice(at, 1)
    if (one) next.splice(at + by, 0, one)
    control.onChange(next)
  }

  return (
    <FieldGroup {...props} field={{ control, error }} className="sp-studio-steps">
      <datalist id={list}>
        {columns.map((column) => (
          <option key={column} value={column} />
        ))}
      </datalist>
      {steps.length === 0 && <p className="sp-studio-note">{words.noSteps}</p>}
      {steps.map((step, at) => (
        <fieldset key={at} className="sp-studio-step">
          <legend>{words.step(at + 1, words[step.kind])}</legend>
          <div className="sp-studio-step-tools">
            <StudioTool
              icon={ChevronUp}
              label={words.moveUp(at + 1)}
              isDisabled={at === 0}
              onPress={() => move(at, -1)}
            />
            <StudioTool
              icon={ChevronDown}
              label={words.moveDown(at + 1)}
              isDisabled={at === steps.length - 1}
              onPress={() => move(at, 1)}
            />
            <StudioTool
              icon={Trash2}
              label={words.removeStep(at + 1)}
              onPress={() => control.onChange(steps.filter((_, index) => index !== at))}
            />
          </div>
          <StepRows
            step={step}
            list={list}
            columns={columnsAt(steps, at, columns)}
            queries={queries}
            onChange={(next) => change(at, next)}
          />
        </fieldset>
      ))}
      <div className="sp-studio-step-add">
        {stepKinds.map((kind, at) => (
          <Button
            key={kind}
            ref={at === 0 ? attach : undefined}
            type="button"
            size="xs"
            variant="outline"
            colorPalette="gray"
            aria-label={`${words.addStep}: ${words[kind]}`}
            onClick={() => control.onChange([...steps, emptyStep(kind)])}
          >
            <Plus size={14} aria-hidden />
            {words[kind]}
          </Button>
        ))}
      </div>
    </FieldGroup>
  )
}

/** What stands in a cell: a text, a column, or one of several. */
type CellKind = 'text' | 'column' | readonly string[]

interface StepRowsProps {
  readonly step: StepDraft
  /** Id of the list of the columns. */
  readonly list: string
  /** The columns that are known where it begins. */
  readonly columns: readonly string[]
  readonly queries: readonly string[]
  readonly onChange: (step: StepDraft) => void
}

/** What is known of all columns, and those that were calculated before a step. */
function columnsAt(
  steps: readonly StepDraft[],
  at: number,
  known: readonly string[],
): readonly string[] {
  const calculated = steps
    .slice(0, at)
    .flatMap(({ kind, rows: [first] }) => (kind === 'calculate' && first?.['as']) || [])
  return [...new Set([...known, ...calculated])]
}

/** The rows of one step. */
function StepRows({ step, list, columns, queries, onChange }: StepRowsProps) {
  const words = useMessages(stepMessages)
  const { kind, rows, keys } = step
  const isMany = kind === 'sort' || kind === 'choose' || kind === 'group'
  const cells = (row: StepRow) => Object.entries(cellsOf(kind, row, queries))
  return (
    <>
      {keys.map((row, at) => (
        <div key={at} className="sp-studio-step-row">
          <StepCell
            {...{ list, row }}
            name="column"
            kind="column"
            onChange={(next) => onChange({ ...step, keys: put(keys, at, next) })}
          />
          <StudioTool
            icon={Trash2}
            label={words.removeKey(at + 1)}
            onPress={() => onChange({ ...step, keys: put(keys, at) })}
          />
        </div>
      ))}
      {kind === 'group' && (
        <button
          type="button"
          className="sp-text-button"
          onClick={() => onChange({ ...step, keys: [...keys, { column: '' }] })}
        >
          {words.addKey}
        </button>
      )}
      {rows.map((row, at) => (
        <div key={at} className="sp-studio-step-row">
          {cells(row).map(([name, cell]) => (
            <StepCell
              key={name}
              {...{ list, row, name }}
              kind={cell}
              onChange={(next) => onChange({ ...step, rows: put(rows, at, next) })}
            />
          ))}
          {isMany && (
            <StudioTool
              icon={Trash2}
              label={words.removeRow(at + 1)}
              onPress={() => onChange({ ...step, rows: put(rows, at) })}
            />
          )}
        </div>
      ))}
      {kind === 'calculate' && (
        <FormulaField
          value={rows[0]?.['formula'] ?? ''}
          columns={columns}
          onChange={(formula) => onChange({ ...step, rows: put(rows, 0, { ...rows[0], formula }) })}
        />
      )}
      {isMany && (
        <button
          type="button"
          className="sp-text-button"
          onClick={() => onChange({ ...step, rows: [...rows, emptyRow(kind)] })}
        >
          {words.addRow}
        </button>
      )}
    </>
  )
}

/** The rows with another one at a place; without one where none is given. */
function put(all: readonly StepRow[], at: number, row?: StepRow): readonly StepRow[] {
  const next = [...all]
  next.splice(at, 1, ...(row ? [row] : []))
  return next
}

function cellsOf(
  kind: StepKind,
  { is, type }: StepRow,
  queries: readonly string[],
): Readonly<Record<string, CellKind>> {
  switch (kind) {
    case 'filter': {
      if (is === 'empty' || is === 'filled') return { column: 'column', is: comparisons }
      const value: CellKind = type === 'boolean' ? ['true', 'false'] : 'text'
      return { column: 'column', is: comparisons, type: valueTypes, value }
    }
    case 'sort':
      return { column: 'column', order: ['up', 'down'] }
    case 'limit':
      return { rows: 'text' }
    case 'choose':
      return { name: 'column', as: 'text' }
    case 'group':
      return { make: aggregations, column: 'column', as: 'text' }
    case 'join':
      return { query: queries, key: 'column', otherKey: 'text', isInner: ['no', 'yes'] }
    case 'calculate':
      return { as: 'text', unit: 'text', decimals: 'text' }
  }
}

interface StepCellProps {
  readonly row: StepRow
  readonly name: string
  readonly kind: CellKind
  readonly list: string
  readonly onChange: (row: StepRow) => void
}

function StepCell({ row, name, kind, list, onChange }: StepCellProps) {
  const words = useMessages(stepMessages)
  const id = useId()
  const label = wordFor(words, name)
  const value = row[name] ?? ''
  const put = (next: string) => onChange({ ...row, [name]: next })
  return (
    <div className="sp-studio-step-cell">
      <label htmlFor={id}>{label}</label>
      {typeof kind === 'string' ? (
        <input
          id={id}
          value={value}
          autoComplete="off"
          maxLength={200}
          list={kind === 'column' ? list : undefined}
          onChange={({ target }) => put(target.value)}
        />
      ) : (
        <PanelSelect
          {...{ id, label, value }}
          options={kind.map((one) => ({ value: one, label: wordFor(words, one) }))}
          onChange={put}
        />
      )}
    </div>
  )
}
