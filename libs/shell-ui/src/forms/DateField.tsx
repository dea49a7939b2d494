import { useState } from 'react'
import { useMessages } from '../i18n/LanguageProvider.js'
import { addDays, dayOfDate, readDay } from './calendarDays.js'
import { CalendarPopover } from './CalendarPopover.js'
import { dateMessages } from './dateMessages.js'
import { DayInput } from './DayInput.js'
import { FieldFrame, useField, type FieldProps } from './FieldFrame.js'
import { useFieldCheck } from './fieldChecks.js'
import { lastDay, useDayCheck, type DayLimits } from './useDayCheck.js'

/** A day to choose by a word. @public */
export interface DayPreset {
  label: string
  /** `YYYY-MM-DD`. */
  day: string
}

/** @public */
export interface DateFieldProps extends FieldProps, DayLimits {
  /** Default: yesterday, today, tomorrow, as far as the limits allow. An empty list shows none. */
  presets?: readonly DayPreset[]
}

/**
 * A local calendar day, typed, pasted or chosen. The draft holds `YYYY-MM-DD`, null for nothing, and what
 * was typed where that is no day: the form is not sent then, and nothing typed is lost. @public
 */
export function DateField(props: DateFieldProps) {
  const { name, label, min, max } = props
  const messages = useMessages(dateMessages)
  const { control, attach, error } = useField<string | null | undefined>(props)
  const [isOpen, setOpen] = useState(false)
  const check = useDayCheck({ min, max })
  useFieldCheck(name, check)
  const value = control.value ?? null
  const day = value === null ? undefined : readDay(value)

  const today = dayOfDate(new Date())
  const presets = props.presets ?? [
    { label: messages.yesterday, day: addDays(today, -1) },
    { label: messages.today, day: today },
    { label: messages.tomorrow, day: addDays(today, 1) },
  ]

  function choose(chosen: string | undefined) {
    if (chosen === undefined) return
    control.onChange(chosen)
    setOpen(false)
  }

  return (
    <FieldFrame {...props} id={control.id} labelId={control.labelId} error={error}>
      <CalendarPopover
        label={label}
        mode="single"
        value={day === undefined ? [] : [day]}
        min={min}
        max={max ?? lastDay}
        isOpen={isOpen}
        onOpenChange={setOpen}
        isDisabled={control.isDisabled}
        isInvalid={control.isInvalid}
        onChange={([chosen]) => choose(chosen)}
        presets={presets
          .filter((preset) => check(preset.day) === undefined)
          .map((preset) => ({ label: preset.label, onChoose: () => choose(preset.day) }))}
      >
        <DayInput
          attach={attach}
          id={control.id}
          name={name}
          value={value}
          placeholder="YYYY-MM-DD"
          isDisabled={control.isDisabled}
          isInvalid={control.isInvalid}
          isRequired={props.isRequired}
          describedBy={control.describedBy}
          read={readDay}
          onChange={control.onChange}
          onBlur={control.onBlur}
          onOpen={() => setOpen(true)}
        />
      </CalendarPopover>
    </FieldFrame>
  )
}
