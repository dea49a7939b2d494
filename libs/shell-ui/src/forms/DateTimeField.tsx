import { useState } from 'react'
import { useMessages } from '../i18n/LanguageProvider.js'
import { readDay, readMoment, sayMoment } from './calendarDays.js'
import { CalendarPopover } from './CalendarPopover.js'
import { dateMessages } from './dateMessages.js'
import { DayInput } from './DayInput.js'
import { FieldFrame, useField, type FieldProps } from './FieldFrame.js'
import { useFieldCheck } from './fieldChecks.js'
import { lastDay, useDayCheck, type DayLimits } from './useDayCheck.js'

/** @public */
export interface DateTimeFieldProps extends FieldProps, DayLimits {
  /** Of a day chosen before a time: `HH:mm`. Default: 00:00. */
  defaultTime?: string
}

/**
 * A local moment to the minute. The draft holds `YYYY-MM-DDTHH:mm` without a zone, as a browser's own
 * field does, null for nothing, and what was typed where that is no moment: the form is not sent then. @public
 */
export function DateTimeField(props: DateTimeFieldProps) {
  const { name, label, min, max, defaultTime = '00:00' } = props
  const messages = useMessages(dateMessages)
  const { control, attach, error } = useField<string | null | undefined>(props)
  const [isOpen, setOpen] = useState(false)
  useFieldCheck(name, useDayCheck({ min, max }, readMoment))
  const value = control.value ?? null
  const [day, time] = (value === null ? undefined : readMoment(value))?.split('T') ?? []

  return (
    <FieldFrame {...props} id={control.id} labelId={control.labelId} error={error}>
      <CalendarPopover
        label={label}
        mode="single"
        value={day === undefined ? [] : [day]}
        min={min === undefined ? undefined : readDay(min)}
        max={max === undefined ? lastDay : readDay(max)}
        isOpen={isOpen}
        onOpenChange={setOpen}
        isDisabled={control.isDisabled}
        isInvalid={control.isInvalid}
        onChange={([chosen]) => {
          if (chosen !== undefined) control.onChange(`${chosen}T${time ?? defaultTime}`)
        }}
        footer={
          <label className="sp-calendar-time">
            <span>{messages.time}</span>
            <input
              type="time"
              className="sp-calendar-clock"
              value={time ?? defaultTime}
              disabled={day === undefined}
              onChange={(event) => {
                if (day !== undefined && event.target.value)
                  control.onChange(`${day}T${event.target.value.slice(0, 5)}`)
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                setOpen(false)
              }}
            />
          </label>
        }
      >
        <DayInput
          attach={attach}
          id={control.id}
          name={name}
          value={value}
          placeholder="YYYY-MM-DD HH:mm"
          isDisabled={control.isDisabled}
          isInvalid={control.isInvalid}
          isRequired={props.isRequired}
          describedBy={control.describedBy}
          read={readMoment}
          say={sayMoment}
          onChange={control.onChange}
          onBlur={control.onBlur}
          onOpen={() => setOpen(true)}
        />
      </CalendarPopover>
    </FieldFrame>
  )
}
