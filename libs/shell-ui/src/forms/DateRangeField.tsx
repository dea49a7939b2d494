import { useState } from 'react'
import { useMessages } from '../i18n/LanguageProvider.js'
import { addDays, dayOfDate, monthOf, readDay, type DayRange } from './calendarDays.js'
import { CalendarPopover } from './CalendarPopover.js'
import { dateMessages } from './dateMessages.js'
import { DayInput } from './DayInput.js'
import { FieldFrame, useField, type FieldProps } from './FieldFrame.js'
import { useFieldCheck } from './fieldChecks.js'
import { lastDay, useDayCheck, type DayLimits } from './useDayCheck.js'

/** A range to choose by a word. @public */
export interface RangePreset {
  label: string
  from: string
  to: string
}

/** @public */
export interface DateRangeFieldProps extends FieldProps, DayLimits {
  /** Default: today, the last 7 and 30 days, this and the last month, as far as the limits allow. */
  presets?: readonly RangePreset[]
}

const nothing: DayRange = { from: null, to: null }

/**
 * From one local day to another, both included. The draft holds `{ from, to }`, each `YYYY-MM-DD` or
 * null; an end alone leaves the other side open. What is no day is kept, and the form is not sent. @public
 */
export function DateRangeField(props: DateRangeFieldProps) {
  const { name, label, min, max } = props
  const messages = useMessages(dateMessages)
  const { control, attach, error } = useField<DayRange | null | undefined>(props)
  const [isOpen, setOpen] = useState(false)
  const [half, setHalf] = useState<string>()
  const check = useDayCheck({ min, max })
  const range = control.value ?? nothing
  const days = [range.from, range.to].map((day) => (day === null ? undefined : readDay(day)))
  const [from, to] = days

  useFieldCheck(name, (held) => {
    const { from: first, to: last } = (held ?? nothing) as DayRange
    const problem = check(first) ?? check(last)
    if (problem !== undefined || !first || !last) return problem
    return last < first ? messages.rangeReversed : undefined
  })

  function set(change: Partial<DayRange>) {
    control.onChange({ ...range, ...change })
  }

  function chooseRange(first: string, last: string) {
    control.onChange({ from: first, to: last })
    setHalf(undefined)
    setOpen(false)
  }

  const inputs = {
    placeholder: 'YYYY-MM-DD',
    isDisabled: control.isDisabled,
    isInvalid: control.isInvalid,
    isRequired: props.isRequired,
    describedBy: control.describedBy,
    read: readDay,
    onBlur: control.onBlur,
    onOpen: () => setOpen(true),
  }
  return (
    <FieldFrame {...props} id={control.id} labelId={control.labelId} error={error}>
      <div role="group" aria-labelledby={control.labelId}>
        <CalendarPopover
          label={label}
          mode="range"
          value={half ? [half] : from && to && from <= to ? [from, to] : []}
          min={min}
          max={max ?? lastDay}
          isOpen={isOpen}
          onOpenChange={(open) => {
            setHalf(undefined)
            setOpen(open)
          }}
          isDisabled={control.isDisabled}
          isInvalid={control.isInvalid}
          onChange={([first, last]) => {
            if (first !== undefined && last !== undefined) {
              const [early = first, late = last] = [first, last].sort()
              chooseRange(early, late)
            } else setHalf(first)
          }}
          presets={(props.presets ?? usualRanges(messages))
            .filter((preset) => check(preset.from) === undefined && check(preset.to) === undefined)
            .map((preset) => ({
              label: preset.label,
              onChoose: () => chooseRange(preset.from, preset.to),
            }))}
        >
          <DayInput
            {...inputs}
            attach={attach}
            id={control.id}
            name={name}
            label={`${label} ${messages.from}`}
            value={range.from}
            onChange={(value) => set({ from: value })}
          />
          <span aria-hidden>–</span>
          <DayInput
            {...inputs}
            label={`${label} ${messages.to}`}
            value={range.to}
            onChange={(value) => set({ to: value })}
          />
        </CalendarPopover>
      </div>
    </FieldFrame>
  )
}

function usualRanges(messages: (typeof dateMessages)['zh-CN']): RangePreset[] {
  const today = dayOfDate(new Date())
  return [
    { label: messages.today, from: today, to: today },
    { label: messages.lastDays(7), from: addDays(today, -6), to: today },
    { label: messages.lastDays(30), from: addDays(today, -29), to: today },
    { label: messages.thisMonth, ...monthOf(today) },
    { label: messages.lastMonth, ...monthOf(today, -1) },
  ]
}
