import { DateRangeField, type DayRange, useMessages } from '@spruce/shell-ui'
import { type Days, isDay, isOrdered } from '../days/days.js'
import { FilterForm } from './FilterForm.js'
import { filterMessages } from './filterMessages.js'

/** @public */
export interface DaysFilterProps {
  /** Which days: 提交日期. Default: those of what is listed. */
  label?: string
  /** The first and the last day. */
  value: Days
  /** Takes a new choice. */
  onChange: (days: Days) => void
}

/** From one local day to another, both included. @public */
export function DaysFilter({ label, value: { from, to }, onChange }: DaysFilterProps) {
  const t = useMessages(filterMessages)
  return (
    <FilterForm<DayRange>
      name="days"
      width={288}
      value={{ from: from ?? null, to: to ?? null }}
      isRight={isRange}
      onChange={(days) => onChange(daysOf(days))}
    >
      <DateRangeField name="days" label={label ?? t.daysOf} />
    </FilterForm>
  )
}

function isRange(range: DayRange): boolean {
  const isRight = [range.from, range.to].every((day) => day === null || isDay(day))
  return isRight && isOrdered(daysOf(range))
}

/** Both are said: one that was chosen before is taken away. */
function daysOf({ from, to }: DayRange): Days {
  return { from: from ?? undefined, to: to ?? undefined }
}
