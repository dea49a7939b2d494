import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Input } from '@chakra-ui/react/input'
import { FieldGroup, type FieldProps, useField, useMessages } from '@spruce/shell-ui'
import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { devicePageMessages } from '../device/devicePageMessages.js'
import { checkPoint } from '../device/pointDraft.js'
import { LabelledCell } from '../fields/LabelledCell.js'
import { LabelledSelect } from '../fields/LabelledSelect.js'
import { emptyPoint, mostPoints, type TypePointDraft } from './typeDraft.js'
import { typeMessages } from './typeMessages.js'

const kinds = ['number', 'boolean', 'text'] as const

/** The points of a type, a group each. The draft holds them in their order. */
export function TypePointsField(props: FieldProps) {
  const t = useMessages(typeMessages)
  const pointTexts = useMessages(devicePageMessages)
  const { control, attach, error } = useField<readonly TypePointDraft[]>(props)
  const box = useRef<HTMLFieldSetElement>(null)
  const points = control.value
  const wrong = points.findIndex((point) =>
    Object.values(checkPoint(point, pointTexts)).some(Boolean),
  )

  const change = (index: number, patch: Partial<TypePointDraft>) =>
    control.onChange(points.map((point, at) => (at === index ? { ...point, ...patch } : point)))

  function add() {
    control.onChange([...points, emptyPoint()])
    focusRow(points.length)
  }

  function remove(index: number) {
    control.onChange(points.filter((_, at) => at !== index))
    focusRow(Math.max(0, Math.min(index, points.length - 2)))
  }

  /** Once it is there; the button below where there is none. */
  function focusRow(index: number) {
    setTimeout(() => {
      const names = box.current?.querySelectorAll<HTMLElement>('[data-point-name]') ?? []
      const next = names[index] ?? box.current?.querySelector<HTMLElement>('[data-add]')
      next?.focus()
    })
  }

  return (
    <FieldGroup {...props} field={{ control, error }} groupRef={box}>
      {points.length === 0 && <Box color="fg.muted">{t.noPoints}</Box>}
      {points.map((point, index) => (
        <PointRow
          key={point.id ?? `new-${String(index)}`}
          point={point}
          number={index + 1}
          isWrong={control.isInvalid && index === wrong}
          attach={index === Math.max(0, wrong) ? attach : undefined}
          onChange={(patch) => change(index, patch)}
          onRemove={() => remove(index)}
        />
      ))}
      <Button
        ref={points.length === 0 ? attach : undefined}
        type="button"
        data-add
        size="sm"
        variant="outline"
        colorPalette="gray"
        justifySelf="start"
        disabled={points.length >= mostPoints}
        onClick={add}
      >
        <Plus size={16} aria-hidden />
        {t.addPoint}
      </Button>
    </FieldGroup>
  )
}

interface PointRowProps {
  point: TypePointDraft
  /** From 1. */
  number: number
  isWrong: boolean
  attach: ((element: HTMLElement | null) => void) | undefined
  onChange: (patch: Partial<TypePointDraft>) => void
  onRemove: () => void
}

function PointRow({ point, number, isWrong, attach, onChange, onRemove }: PointRowProps) {
  const t = useMessages(typeMessages)
  const words = useMessages(devicePageMessages)
  const isKnown = point.id !== undefined
  const cell = (
    key: 'name' | 'code' | 'unit' | 'min' | 'max' | 'decimals',
    flex: string,
    maxLength: number,
  ) => (
    <LabelledCell label={words[key]} flex={flex}>
      <Input
        ref={key === 'name' ? attach : undefined}
        {...(key === 'name' && { 'data-point-name': true })}
        value={point[key]}
        aria-invalid={(isWrong && key === 'name') || undefined}
        readOnly={key === 'code' && isKnown}
        autoComplete="off"
        maxLength={maxLength}
        onChange={(event) => onChange({ [key]: event.target.value })}
      />
    </LabelledCell>
  )
  return (
    <Box
      role="group"
      aria-label={t.pointNumber(number)}
      display="flex"
      flexWrap="wrap"
      alignItems="flex-end"
      gap="2"
      borderWidth="1px"
      borderRadius="md"
      padding="2"
    >
      {cell('name', '2 1 130px', 50)}
      {cell('code', '2 1 130px', 50)}
      <LabelledSelect
        label={words.kind}
        flex="1 1 90px"
        value={point.type}
        options={kinds.map((kind) => ({ value: kind, label: words[kind] }))}
        isDisabled={isKnown}
        onChange={(type) => onChange({ type })}
      />
      {cell('unit', '1 1 70px', 20)}
      {point.type === 'number' && (
        <>
          {cell('min', '1 1 70px', 20)}
          {cell('max', '1 1 70px', 20)}
          {cell('decimals', '1 1 70px', 1)}
        </>
      )}
      <Button
        type="button"
        size="sm"
        variant="ghost"
        colorPalette="gray"
        aria-label={t.removePoint(point.name || String(number))}
        title={t.removePoint(point.name || String(number))}
        onClick={onRemove}
      >
        <Trash2 size={16} aria-hidden />
      </Button>
    </Box>
  )
}
