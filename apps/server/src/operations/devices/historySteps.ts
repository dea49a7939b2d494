import { zoneClock } from '@spruce/validators/time'

const secondMs = 1000
const daySeconds = 86_400

/** Lengths that divide a day, in seconds. */
const withinDay = [
  ...[1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800],
  ...[3600, 7200, 10_800, 14_400, 21_600, 43_200],
]

export interface HistorySteps {
  seconds: number
  /** Where they begin, ascending; the first one is the beginning of the window. */
  steps: Date[]
}

/**
 * Divides a window into the shortest even steps of which there are `most` at most. Steps of days begin at
 * the midnights of the zone; shorter ones are counted from the midnight before the window.
 */
export function historySteps({
  from,
  to,
  most,
  zone,
}: {
  from: Date
  to: Date
  most: number
  zone: string
}): HistorySteps {
  const midnight = midnightOf(zone)
  const origin = midnight(from, 0)
  const span = to.getTime() - from.getTime()
  for (const seconds of withinDay) {
    if (span / (seconds * secondMs) > most) continue
    const steps = evenSteps(from, to, origin, seconds * secondMs)
    if (steps.length <= most) return { seconds, steps }
  }
  for (let days = Math.max(1, Math.floor(span / (daySeconds * secondMs) / most)); ; days += 1) {
    const steps = [from]
    for (let day = days; ; day += days) {
      const next = midnight(from, day)
      if (next >= to) break
      steps.push(next)
    }
    if (steps.length <= most) return { seconds: days * daySeconds, steps }
  }
}

function evenSteps(from: Date, to: Date, origin: Date, length: number): Date[] {
  const steps = [from]
  const passed = Math.floor((from.getTime() - origin.getTime()) / length)
  for (let at = origin.getTime() + (passed + 1) * length; at < to.getTime(); at += length) {
    steps.push(new Date(at))
  }
  return steps
}

/** The moment at which the day of `at`, or one so many days later, begins in the zone. */
function midnightOf(zone: string): (at: Date, daysLater: number) => Date {
  const clock = zoneClock(zone)
  return (at, daysLater) => {
    const wall = clock(at.getTime()).startOf('day').add(daysLater, 'day').valueOf()
    const shown = (moment: number) => clock(moment).valueOf()
    let moment = wall
    // Twice: the first guess may lie on the other side of a change of the clock.
    for (let round = 0; round < 2; round += 1) moment += wall - shown(moment)
    // Where the clock skips midnight, the day begins after what it skips.
    return new Date(shown(moment) < wall ? moment + (wall - shown(moment)) : moment)
  }
}
