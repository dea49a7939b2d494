import type { Db } from '../db/schema.js'
import { newId } from '../ids.js'
import { CalendarRepository } from '../repositories/calendar/CalendarRepository.js'

const hour = 3_600_000
const day = 24 * hour
/** So long the demo has something to come. */
const weeks = 8

/** What comes again each week: days after Monday, the hour in Shanghai, and how many hours it takes. */
const weekly = [
  { weekday: 0, from: 9, hours: 1, title: '生产例会', location: '3 号会议室' },
  { weekday: 1, from: 14, hours: 1.5, title: '设备点检复盘', location: '动力站房' },
  { weekday: 3, from: 10, hours: 1, title: '质量周会', location: '2 号会议室' },
  { weekday: 4, from: 16, hours: 1, title: '周报整理', location: '' },
] as const

/** Writes the events of people's weeks, from this one on. */
export async function writeCalendar(
  db: Db,
  tenantId: string,
  memberIds: readonly string[],
  now: Date,
): Promise<void> {
  const repository = new CalendarRepository(db)
  const today = new Date(now.getTime() + 8 * hour)
  const monday = Date.UTC(
    ...([today.getUTCFullYear(), today.getUTCMonth()] as const),
    today.getUTCDate() - ((today.getUTCDay() + 6) % 7),
  )
  for (const memberId of memberIds) {
    for (let week = 0; week < weeks; week += 1) {
      for (const { weekday, from, hours, title, location } of weekly) {
        const start = monday + (week * 7 + weekday) * day + (from - 8) * hour
        const event = {
          ...{ title, location, note: '', allDay: false, remindMinutes: null },
          ...{ startAt: new Date(start), endAt: new Date(start + hours * hour) },
        }
        await repository.add(tenantId, memberId, newId(), event, now)
      }
    }
  }
}
