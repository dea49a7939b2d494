import { describe, expect, it } from 'vitest'
import { historyTable } from './historyTable.js'
import { readDevicePageQuery } from './devicePageQuery.js'
import { moved, queryOfWindow, scaled, windowBefore, windowOf } from './historyWindow.js'
import { lineOf } from './pointSeries.js'

const now = Date.parse('2026-11-20T08:00:03.000Z')
const value = (minute: number, of: number | null) => ({
  at: new Date(minute * 60_000).toISOString(),
  ...{ value: of, outOfRange: 0 },
})

describe('a line', () => {
  it('goes on over steps that are shorter than the pause between two reports', () => {
    const values = Array.from({ length: 31 }, (_, minute) =>
      value(minute, minute % 15 === 0 ? minute : null),
    )
    expect(lineOf(values, 60).map((point) => point.value)).toEqual([0, 15, 30])
  })

  it('is open where values are missing for several pauses', () => {
    const values = [0, 1, 2, 3, 20, 21].map((minute) => value(minute, minute))
    expect(lineOf(values, 60).map((point) => point.value)).toEqual([0, 1, 2, 3, null, 20, 21])
  })

  it('is not open within a step, where extremes stand side by side', () => {
    const values = [0, 0.1, 0.2, 0.5, 10, 10.1].map((minute) => value(minute, 1))
    expect(lineOf(values, 600).map((point) => point.value)).toEqual([1, 1, 1, 1, 1, 1])
  })

  it('of the period before lies over this one', () => {
    expect(lineOf([value(1, 5)], 60, 60_000)).toEqual([{ at: 120_000, value: 5 }])
  })
})

describe('a window', () => {
  it('ends now unless the address says otherwise', () => {
    expect(windowOf({}, now).to).toBeGreaterThanOrEqual(now)
    expect(windowOf({}, now)).toEqual(windowOf({}, now + 1_000))
    expect(windowOf({ last: '1h' }, now)).toMatchObject({
      to: Date.parse('2026-11-20T08:00:05.000Z'),
      from: Date.parse('2026-11-20T07:00:05.000Z'),
    })
  })

  it('moves, and grows and shrinks around its middle, to a minute at least', () => {
    const window = { from: 0, to: 600_000 }
    expect(windowBefore(window)).toEqual({ from: -600_000, to: 0 })
    expect(moved(window, 0.5)).toEqual({ from: 300_000, to: 900_000 })
    expect(scaled(window, 0.5)).toEqual({ from: 150_000, to: 450_000 })
    expect(queryOfWindow({ from: 0, to: 1_000 })).toEqual({
      from: '1969-12-31T23:59:30.500Z',
      to: '1970-01-01T00:00:30.500Z',
      last: undefined,
    })
  })
})

describe('what the charts show as a table', () => {
  const heads = { time: '时间', alarms: '报警' }
  const charts = [
    {
      ...{ from: 0, to: 100, unit: '℃' },
      series: [
        { name: '油温', points: [10, 20].map((at) => ({ at, value: at / 10 })) },
        { name: '油温（上一周期）', points: [{ at: 20, value: null }], isFaint: true },
      ],
      marks: [
        { at: 20, to: 40, label: '油温过高' },
        { at: 30, label: '停机' },
        { at: 200, label: '以后' },
      ],
    },
    { from: 0, to: 100, series: [{ name: '运行', points: [{ at: 10, value: 1 }] }], marks: [] },
  ]

  it('has a row for each moment, a column for each line, and the alarms of the window', () => {
    expect(historyTable(charts, heads, String)).toEqual({
      head: ['时间', '油温 (℃)', '油温（上一周期） (℃)', '运行', '报警'],
      rows: [
        ['10', '1', '', '1', ''],
        ['20', '2', '', '', '油温过高'],
        ['30', '', '', '', '停机'],
      ],
    })
  })

  it('has no column of alarms without one', () => {
    const { head, rows } = historyTable(charts.slice(1), heads, String)
    expect([head, ...rows]).toEqual([
      ['时间', '运行'],
      ['10', '1'],
    ])
  })
})

it.each([
  [
    { points: 'temperature,p.2', last: '7d', by: 'avg', compare: 'previous' },
    { points: 'temperature,p.2', last: '7d', by: 'avg', compare: 'previous' },
  ],
  [{ points: 'a b', last: '2d', by: 'median', compare: 'next' }, {}],
  [{ from: '2026-11-20T08:00:00.000Z' }, {}],
  [{ from: '2026-11-20T08:00:00.000Z', to: '2026-11-19T08:00:00.000Z' }, {}],
  [{ points: 7 }, { points: '7' }],
])('reads the address %j', (search, query) => {
  expect(readDevicePageQuery(search)).toEqual(query)
})
