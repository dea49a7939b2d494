import { readTime } from '@spruce/validators'
import { dayjs } from '@spruce/validators/time'

/** `2026-12-20T08:00:00.000Z` → `2026-12-20T16:00` where it is eight hours later. @public */
export function localMoment(moment: string | null): string | null {
  const time = readTime(moment)
  return time ? dayjs(time).format('YYYY-MM-DDTHH:mm') : null
}

/**
 * The other way; null for what is no moment. Clocks that go back show an hour twice.
 * @param former stays, with its seconds, where its minute was not touched
 * @public
 */
export function utcMoment(local: string | null, former: string | null = null): string | null {
  if (former !== null && localMoment(former) === local) return former
  return readTime(local)?.toISOString() ?? null
}
