import { wallDay } from '@spruce/validators/time'

/**
 * The local day some months after another, both `YYYY-MM-DD`; a month that is too short ends the
 * term on its last day.
 * @public
 */
export function monthsLater(day: string, months: number): string {
  return wallDay(day).add(months, 'month').format('YYYY-MM-DD')
}
