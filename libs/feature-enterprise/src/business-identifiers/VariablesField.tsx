import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Input } from '@chakra-ui/react/input'
import { FieldGroup, type FieldProps, useField, useMessages } from '@spruce/shell-ui'
import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { identifierMessages } from './identifierMessages.js'
import { limits, variableFault, type VariableRow } from './templateChecks.js'

const fresh: VariableRow = { name: '', label: '', required: true, maxLength: '50' }

/** The variables of an identifier, a row each. The draft holds the rows. */
export function VariablesField(props: FieldProps) {
  const t = useMessages(identifierMessages)
  const { control, attach, error } = useField<readonly VariableRow[]>(props)
  const box = useRef<HTMLFieldSetElement>(null)
  const rows = control.value

  const change = (index: number, patch: Partial<VariableRow>) =>
    control.onChange(rows.map((row, at) => (at === index ? { ...row, ...patch } : row)))

  function add() {
    control.onChange([...rows, fresh])
    focusRow(rows.length)
  }

  function remove(index: number) {
    control.onChange(rows.filter((_, at) => at !== index))
    focusRow(Math.max(0, Math.min(index, rows.length - 2)))
  }

  /** Once it is there; the button below where there is none. */
  function focusRow(index: number) {
    setTimeout(() => {
      const names = box.current?.querySelectorAll<HTMLElement>('[data-variable-name]') ?? []
      const next = names[index] ?? box.current?.querySelector<HTMLElement>('[data-add]')
      next?.focus()
    })
  }

  return (
    <FieldGroup {...props} field={{ control, error }} groupRef={box}>
      {rows.map((row, index) => (
        <Row
          // The rows have no ids: a row is its place.
          key={index}
          row={row}
          place={index + 1}
          isWrong={control.isInvalid && variableFault(rows, index, t) !== undefined}
          attach={index === firstWrong(rows, t) ? attach : undefined}
          onChange={(patch) => change(index, patch)}
          onRemove={() => remove(index)}
        />
      ))}
      <Button
        ref={rows.length === 0 ? attach : undefined}
        type="button"
        data-add
        size="sm"
        variant="outline"
        colorPalette="gray"
        justifySelf="start"
        disabled={rows.length >= limits.variables}
        onClick={add}
      >
        <Plus size={16} aria-hidden />
        {t.addVariable}
      </Button>
    </FieldGroup>
  )
}

interface RowProps {
  row: VariableRow
  /** From 1. */
  place: number
  isWrong: boolean
  attach: ((element: HTMLElement | null) => void) | undefined
  onChange: (patch: Partial<VariableRow>) => void
  onRemove: () => void
}

function Row({ row, place, isWrong, attach, onChange, onRemove }: RowProps) {
  const t = useMessages(identifierMessages)
  const cell = (key: 'name' | 'label' | 'maxLength', label: string, width: string) => (
    <Input
      ref={key === 'name' ? attach : undefined}
      {...(key === 'name' && { 'data-variable-name': true })}
      {...(key === 'maxLength' && { inputMode: 'numeric' as const })}
      value={row[key]}
      placeholder={label}
      aria-label={t.ofRow(label, place)}
      aria-invalid={isWrong || undefined}
      autoComplete="off"
      maxLength={key === 'name' ? 32 : key === 'label' ? 50 : 3}
      flex={width}
      minWidth="0"
      onChange={(event) => onChange({ [key]: event.target.value })}
    />
  )
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" gap="2">
      {cell('name', t.variableName, '1 1 140px')}
      {cell('label', t.variableLabel, '1 1 140px')}
      {cell('maxLength', t.maxLength, '0 1 88px')}
      <Box as="label" display="inline-flex" alignItems="center" gap="1.5" minHeight="8">
        <input
          type="checkbox"
          aria-label={t.ofRow(t.requiredVariable, place)}
          checked={row.required}
          onChange={(event) => onChange({ required: event.target.checked })}
        />
        {t.requiredVariable}
      </Box>
      <Button
        type="button"
        size="sm"
        variant="ghost"
        colorPalette="gray"
        aria-label={t.removeVariable(row.name || String(place))}
        onClick={onRemove}
      >
        <Trash2 size={16} aria-hidden />
      </Button>
    </Box>
  )
}

function firstWrong(rows: readonly VariableRow[], t: Parameters<typeof variableFault>[2]): number {
  const wrong = rows.findIndex((_, index) => variableFault(rows, index, t) !== undefined)
  return Math.max(0, wrong)
}
