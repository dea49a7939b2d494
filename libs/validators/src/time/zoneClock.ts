import timezone from 'dayjs/plugin/timezone.js'
import { dayjs, type Dayjs } from './dayjs.js'

dayjs.extend(timezone)

const secondMs = 1000
const minuteMs = 60 * secondMs
const quarterMs = 15 * minuteMs
const dayMs = 24 * 60 * minuteMs
/** After these years of the calendar its days of the week repeat, and with them the days of rules. */
const cycleMs = 146_097 * dayMs

/** Every zone had its sun's time until then; dayjs reads no year before 1000. */
const earliest = Date.UTC(1800, 0, 1)
/** dayjs reads no year after 9999, which a zone ahead of UTC enters earlier. */
const latest = Date.UTC(9999, 11, 30)
/** From then on every zone is a multiple of 15 minutes ahead of UTC. */
const evenSince = Date.UTC(1972, 0, 8)

/**
 * Reads what the clocks of a zone show at a moment (milliseconds since 1970), as `readWallTime` would read
 * it: adding days to it knows no clock that changes.
 *
 * dayjs counts with the clock of the machine where it adds to a time of another zone or asks for the start
 * of its day; so it only says here how far the zone is ahead of UTC.
 * @param zone a name of the IANA database @throws RangeError for one that this machine does not know
 */
export function zoneClock(zone: string): (moment: number) => Dayjs {
  // In one spelling: dayjs keeps what it knows of every spelling that it has ever met.
  const name = new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone
  return (moment) => dayjs.utc(moment + aheadOf(name, moment))
}

/** The zone of this machine; undefined where it has one that it cannot name. */
export function machineZone(): string | undefined {
  const zone = dayjs.tz.guess() as string | undefined
  // Chromium answers Etc/Unknown where the system has a zone that it does not know.
  return zone === '' || zone === 'Etc/Unknown' ? undefined : zone
}

/** Asking dayjs takes ten times as long as looking it up, so answers stay, as many as that. */
const known = new Map<string, number>()
const keptAnswers = 10_000

function aheadOf(zone: string, moment: number): number {
  if (moment < earliest) return aheadOf(zone, earliest)
  if (moment > latest) return aheadOf(zone, moment - cycleMs)
  // Between two times alike no clock has changed: most days, and most quarters of the others.
  return (
    aheadWithin(zone, moment, dayMs) ??
    aheadWithin(zone, moment, quarterMs) ??
    aheadAt(zone, Math.floor(moment / secondMs) * secondMs)
  )
}

function aheadWithin(zone: string, moment: number, span: number): number | undefined {
  const from = Math.floor(moment / span) * span
  const ahead = knownAhead(zone, from)
  return ahead === knownAhead(zone, from + span) ? ahead : undefined
}

function knownAhead(zone: string, moment: number): number {
  const key = `${zone} ${moment}`
  const answer = known.get(key)
  if (answer !== undefined) return answer
  const ahead = aheadAt(zone, moment)
  if (known.size >= keptAnswers) known.clear()
  known.set(key, ahead)
  return ahead
}

/** @param moment of a whole second: dayjs is a second wrong at a part of one before 1970 */
function aheadAt(zone: string, moment: number): number {
  const ahead = dayjs(moment).tz(zone).utcOffset() * minuteMs
  // dayjs takes 16 minutes or less for hours, as Paris was 9 minutes ahead of Greenwich.
  const asMinutes = ahead / 60
  const isShort = moment < evenSince && momentOf(moment + asMinutes, zone) === moment
  return Math.round((isShort ? asMinutes : ahead) / secondMs) * secondMs
}

/** @param wall as UTC has it */
function momentOf(wall: number, zone: string): number {
  return dayjs.tz(dayjs.utc(wall).format('YYYY-MM-DD HH:mm:ss'), zone).valueOf()
}
