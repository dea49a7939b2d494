import { dayOf } from '@spruce/console-kit/days'
import { wallDay } from '@spruce/validators/time'

/** The local day of a moment. */
export function localDay(iso: string): string {
  return dayOf(new Date(iso))
}

/** Whole local days until a moment; 0: today, less: it has passed. */
export function daysUntil(iso: string, now: Date = new Date()): number {
  return wallDay(localDay(iso)).diff(wallDay(dayOf(now)), 'day')
}
