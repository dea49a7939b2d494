import {
  DateRangeField,
  type DayRange,
  type FiltersBinding,
  useFilters,
  useMessages,
} from '@spruce/shell-ui'
import { type Days, isDay, isOrdered } from '../days/days.js'
import { FilterForm } from './FilterForm.js'
import { filterMessages } from './filterMessages.js'

/** @public */
export interface DaysFilterProps extends FiltersBinding<Days> {
  /** Which days: 提交日期. Default: those of what is listed. */
  label?: string
}

/**
 * From one local day to another, both included. `names={['from', 'to']}` binds it to the query of the page
 * around.
 * @public
 */
export function DaysFilter(props: DaysFilterProps) {
  const t = useMessages(filterMessages)
  const { value, onChange } = useFilters(props)
  const { from, to } = value
  const { label = t.daysOf } = props
  return (
    <FilterForm<DayRange>
      name="days"
      width={288}
      value={{ from: from ?? null, to: to ?? null }}
      isRight={isRange}
      onChange={(days) => onChange(daysOf(days))}
    >
      <DateRangeField name="days" label={label} />
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
