import { dayjs } from '@spruce/validators/time'

/** What a day or an hour is called along an axis, in local time: `11-20`, `11-20 08:00`. */
export function nameOfTime(at: string, by: 'hour' | undefined): string {
  return dayjs(at).format(by === 'hour' ? 'MM-DD HH:00' : 'MM-DD')
}
