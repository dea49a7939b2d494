import { expect, it } from 'vitest'
import { timeLabels } from './timeLabels.js'

/** The labels in their order. */
function labelsOf(times: readonly (string | undefined)[], most = 12): readonly string[] {
  return [...timeLabels(times, most).values()]
}

it('within a day are times of the clock', () => {
  const times = ['08:00', '09:30', '11:00'].map((clock) => `2026-11-20 ${clock}:00`)
  expect(labelsOf(times)).toEqual(['08:00', '09:30', '11:00'])
})

it('have seconds only where minutes tell no two apart', () => {
  expect(labelsOf(['2026-11-20 08:00:05', '2026-11-20 08:00:10'])).toEqual(['08:00:05', '08:00:10'])
  expect(labelsOf(['2026-11-20 08:00:05', '2026-11-20 08:01:05'])).toEqual(['08:00', '08:01'])
})

it('of two days name the day where it changes', () => {
  const times = ['20 18', '20 21', '21 00', '21 03'].map((time) => `2026-11-${time}:00:00`)
  expect(labelsOf(times)).toEqual(['11-20 18:00', '21:00', '11-21 00:00', '03:00'])
})

it('of more days are days, each once', () => {
  const clocks = ['00', '06', '12', '18'].map((hour) => `${hour}:00:00`)
  const times = ['20', '21', '22'].flatMap((day) =>
    clocks.map((clock) => `2026-11-${day} ${clock}`),
  )
  const labels = timeLabels(times, 12)
  expect([...labels]).toEqual([
    [0, '11-20'],
    [4, '11-21'],
    [8, '11-22'],
  ])
})

it('of midnights are days, of one as of many', () => {
  expect(labelsOf(['2026-11-20 00:00:00'])).toEqual(['11-20'])
  expect(labelsOf(['2026-11-20 00:00:00', '2026-11-21 00:00:00'])).toEqual(['11-20', '11-21'])
})

it('name the year where it changes, and at the beginning of more than one', () => {
  const days = ['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']
  const times = days.map((day) => `${day} 00:00:00`)
  expect(labelsOf(times)).toEqual(['2026-12-30', '12-31', '2027-01-01', '01-02'])
  // Though the first day of it has no label.
  const others = ['2026-12-31', '2027-01-01', '2027-01-02'].map((day) => `${day} 00:00:00`)
  expect(labelsOf(others, 2)).toEqual(['2026-12-31', '2027-01-02'])
})

it('are at most so many, and none of what is no moment', () => {
  const times = Array.from({ length: 24 }, (_, hour) =>
    hour === 3 ? undefined : `2026-11-20 ${String(hour).padStart(2, '0')}:00:00`,
  )
  expect(labelsOf(times, 4)).toEqual(['00:00', '07:00', '13:00', '19:00'])
  expect(labelsOf([], 4)).toEqual([])
})
