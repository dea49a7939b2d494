import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { chartTheme } from '../../testing/chartTheme.js'
import { renderInShell } from '../../testing/render.js'
import type { DrawContext } from './chartOptions.js'
import { TimeChart } from './TimeChart.js'
import { type TimeChartData, timeTable } from './timeData.js'
import { timeOptions } from './timeOptions.js'

const drawn = vi.hoisted(() => ({
  set: vi.fn(),
  dispose: vi.fn(),
  timeAt: (px: number) => px * 10,
}))
vi.mock('./drawChart.js', () => ({ drawChart: () => drawn }))
beforeEach(() => void drawn.set.mockClear())

const data: TimeChartData = {
  ...{ from: 0, to: 4_000, unit: '℃', decimals: 1 },
  series: [
    {
      name: '温度',
      points: [
        { at: 1_000, value: 20 },
        { at: 2_000, value: null },
        { at: 3_000, value: 21.25 },
      ],
    },
  ],
  marks: [
    { at: 3_000, label: '过高' },
    { at: 9_000, label: '以后' },
  ],
}
const context: DrawContext = {
  theme: chartTheme,
  isStill: true,
  say: String,
}

const plain = { isArea: false, hasMarkNames: false, sayTime: String }

describe('a chart over time', () => {
  it('is a table of moments with values and marks, without the gaps', () => {
    renderInShell(<TimeChart title="温度" data={data} />)
    const rows = within(screen.getByRole('table', { name: '温度' })).getAllByRole('row')
    expect(rows.map((row) => row.textContent)).toEqual([
      '时间温度事件',
      expect.stringMatching(/20\.0℃$/),
      expect.stringMatching(/21\.3℃过高$/),
    ])
  })

  it('says nothing of a window without values and marks', () => {
    const heads = { time: 'T', events: 'E', thresholdOf: String }
    const table = timeTable({ series: [], from: 0, to: 1 }, heads, String, String)
    expect(table).toEqual({ head: ['T'], rows: [] })
  })

  it('has thresholds as lines across it and as rows below its table', () => {
    const thresholds = [{ value: 30, label: '上限', tone: 'danger' as const }]
    renderInShell(<TimeChart title="温度" data={{ ...data, thresholds }} />)
    const rows = within(screen.getByRole('table', { name: '温度' })).getAllByRole('row')
    expect(rows.at(-1)?.textContent).toBe('阈值：上限30.0℃')
    const options = timeOptions({ ...data, thresholds }, plain, context)
    expect(options).toMatchObject({
      yAxis: { scale: true, dataMin: 30, dataMax: 30 },
      series: [{ name: '温度' }, { data: [], markLine: { data: [{ yAxis: 30 }] } }],
    })
  })

  it('writes the words of few marks along their lines, and those of many under a pointer', () => {
    const markLineOf = (count: number, hasMarkNames: boolean) => {
      const marks = Array.from({ length: count }, (_, at) => ({ at, label: '停机' }))
      const options = timeOptions({ ...data, marks }, { ...plain, hasMarkNames }, context)
      return (options['series'] as readonly { markLine: unknown }[])[0]?.markLine
    }
    expect(markLineOf(10, true)).toMatchObject({ silent: false, label: { show: true } })
    expect(markLineOf(11, true)).toMatchObject({
      ...{ silent: false, label: { show: false }, emphasis: { label: { show: true } } },
    })
    expect(markLineOf(1, false)).toMatchObject({ silent: true, label: { show: false } })
  })

  it('fills areas from zero on, but for what is compared with', () => {
    const faint = { name: '之前', points: [{ at: 1, value: 3 }], isFaint: true }
    const options = timeOptions(
      { ...data, series: [...data.series, faint] },
      { ...plain, isArea: true },
      context,
    )
    expect(options).toMatchObject({ yAxis: { scale: false } })
    const [filled, compared] = options['series'] as readonly object[]
    expect(filled).toHaveProperty('areaStyle')
    expect(compared).not.toHaveProperty('areaStyle')
  })

  it('keeps gaps open, the window as it is, and marks in the colour of alarms', () => {
    const options = timeOptions(data, plain, context)
    expect(options).toMatchObject({ xAxis: { type: 'time', min: 0, max: 4_000 } })
    expect(options['series']).toMatchObject([
      {
        connectNulls: false,
        showSymbol: true,
        data: data.series[0]?.points.map(({ at, value }) => [at, value]),
        markLine: { data: [{ xAxis: 3_000 }, { xAxis: 9_000 }], lineStyle: { color: '#d83931' } },
      },
    ])
  })

  it('tells which part of its window was dragged over, and nothing of a click', async () => {
    const onZoom = vi.fn()
    renderInShell(<TimeChart title="温度" data={data} onZoom={onZoom} />)
    await waitFor(() => expect(drawn.set).toHaveBeenCalled())
    const stage = screen.getByRole('img').parentElement!
    stage.setPointerCapture = () => undefined
    const drag = (from: number, to: number) => {
      fireEvent.pointerDown(stage, { clientX: from, button: 0 })
      fireEvent.pointerMove(stage, { clientX: to })
      fireEvent.pointerUp(stage, { clientX: to })
    }
    drag(100, 103)
    expect(onZoom).not.toHaveBeenCalled()
    drag(300, 100)
    expect(onZoom).toHaveBeenLastCalledWith(1_000, 3_000)
    drag(300, 900)
    expect(onZoom).toHaveBeenLastCalledWith(3_000, 4_000)
  })
})
