import type { Schemas } from '@spruce/api-client'
import type { TimePoint } from '@spruce/shell-ui/charts'

/** So many times the usual distance between two values is a gap. */
const gapFactor = 3

/**
 * The values of a series as a line. Steps are shorter than the pause between two reports when a window is short: what is
 * missing for several of these pauses is a gap, and nothing else.
 */
export function lineOf(
  values: Schemas['PointSeries']['values'],
  stepSeconds: number,
  shift = 0,
): TimePoint[] {
  const known = values.flatMap(({ at, value }) =>
    value === null ? [] : [{ at: Date.parse(at) + shift, value }],
  )
  const pauses = known.slice(1).map(({ at }, index) => at - (known[index]?.at ?? at))
  const usual = middleOf(pauses.filter((pause) => pause > 0))
  const longest = Math.max(gapFactor * usual, 1.5 * stepSeconds * 1_000)
  return known.flatMap((point, index): TimePoint[] => {
    const before = known[index - 1]
    if (!before || point.at - before.at <= longest) return [point]
    return [{ at: before.at + (point.at - before.at) / 2, value: null }, point]
  })
}

function middleOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
