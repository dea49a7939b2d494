/** A moment along an axis, by its parts as `formatTime` writes them. */
interface Moment {
  readonly at: number
  readonly year: string
  readonly day: string
  readonly clock: string
}

/**
 * The short labels of an axis of moments, by their places: times of one day, times with their day where it changes, or
 * days; the year where it changes.
 * @param times as `formatTime` writes them; undefined for what is no moment, which has no label
 * @param most so many labels at most
 */
export function timeLabels(
  times: readonly (string | undefined)[],
  most: number,
): ReadonlyMap<number, string> {
  const moments = times.flatMap((text, at): Moment | [] =>
    text === undefined
      ? []
      : { at, year: text.slice(0, 4), day: text.slice(0, 10), clock: text.slice(11) },
  )
  const days = moments.filter(({ day }, place) => day !== moments[place - 1]?.day)
  const isByDay = days.length > 2 || moments.every(({ clock }) => clock === '00:00:00')
  const all = isByDay ? days : moments
  const every = Math.max(1, Math.ceil(all.length / most))
  const shown = all.filter((_, place) => place % every === 0)
  const isOverYears = moments[0]?.year !== moments.at(-1)?.year
  const clockLength = hasSeconds(moments) ? 8 : 5
  return new Map(
    shown.map(({ at, year, day, clock }, place) => {
      const before = shown[place - 1]
      const isSameYear = before ? before.year === year : !isOverYears
      const date = isSameYear ? day.slice(5) : day
      if (isByDay) return [at, date]
      const time = clock.slice(0, clockLength)
      return [at, days.length > 1 && day !== before?.day ? `${date} ${time}` : time]
    }),
  )
}

/** Whether two neighbours are told apart by their seconds alone. */
function hasSeconds(moments: readonly Moment[]): boolean {
  return moments.some(({ day, clock }, place) => {
    const before = moments[place - 1]
    return before?.day === day && before.clock.slice(0, 5) === clock.slice(0, 5)
  })
}
