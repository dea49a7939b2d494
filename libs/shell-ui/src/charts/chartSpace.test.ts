// @vitest-environment node -- ECharts draws for a server here, and measures texts by itself

import { init } from 'echarts/core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { AxisChartData } from './chartData.js'
import { axisWords, chartTheme } from '../../testing/chartTheme.js'
import { axisOptions, type AxisLook } from './axisOptions.js'
import { pieOptions } from './chartOptions.js'
import './drawChart.js'

const theme = chartTheme
const say = axisWords.say.left
const data: AxisChartData = {
  categories: ['华东区域智能制造与工业互联网', '研发部'],
  series: [{ name: '费用', values: [123456, 98765] }],
}
const look: AxisLook = { kind: 'bar', isStacked: false, isArea: false, isHorizontal: false }

/** As drawn on a server, where ECharts measures texts by itself. */
function drawAxes(shown: AxisChartData, width: number, height: number, by: Partial<AxisLook> = {}) {
  const chart = init(null, undefined, { renderer: 'svg', ssr: true, width, height })
  const context = { theme, isStill: true, say }
  chart.setOption(axisOptions(shown, { ...look, ...by }, axisWords, context))
  const svg = chart.renderToSVGString()
  chart.dispose()
  return svg
}

function draw(width: number, height: number, isHorizontal: boolean): string {
  return drawAxes(data, width, height, { isHorizontal })
}

/** The texts of a drawing, in its order. */
function textsOf(svg: string): readonly string[] {
  return [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = '']) => text)
}

describe('the labels of a chart', () => {
  afterEach(() => vi.restoreAllMocks())

  it.each([
    [288, false],
    [288, true],
    [1200, false],
    [1200, true],
  ])(
    'keep within %d px (horizontal: %s), and ECharts has nothing to say',
    (width, isHorizontal) => {
      const said = ['log', 'warn', 'error'] as const
      const spies = said.map((kind) => vi.spyOn(console, kind).mockImplementation(() => undefined))
      const svg = draw(width, 240, isHorizontal)
      expect(spies.flatMap(({ mock }) => mock.calls)).toEqual([])
      const values = [...svg.matchAll(/<text[^>]*text-anchor="end"[^>]*translate\(([\d.-]+)/g)]
      const least = isHorizontal ? 0 : 60 // of the longest value, right-aligned at its axis
      for (const [, x] of values) expect(Number(x)).toBeGreaterThan(least)
      expect(svg).toContain('万元')
    },
  )

  it('of the first and the last category end within a narrow chart', () => {
    const { categories } = data
    const long = { ...data, categories: [...categories, ...categories, categories[0] ?? ''] }
    const svg = drawAxes(long, 320, 240)
    expect(svg).toMatch(/text-anchor="end"[^>]*>华东/)
    expect(svg).toMatch(/text-anchor="start"[^>]*>华东/)
    expect(svg).not.toMatch(/text-anchor="middle"[^>]*>华东/)
  })

  it('beside bars are whole where there is room, and cut where there is none', () => {
    expect(draw(600, 240, true)).toContain('华东区域智能制造与工业')
    expect(draw(288, 240, true)).not.toContain('华东区域智能制造')
    expect(draw(288, 240, true)).toContain('...')
  })

  it('of slices are whole again when the chart grows from narrow to wide', () => {
    const chart = init(null, undefined, { renderer: 'svg', ssr: true, width: 288, height: 240 })
    const slices = [
      { label: '研发部', value: 3048 },
      { label: '市场部', value: 6952 },
    ]
    chart.setOption(pieOptions(slices, false, { theme, isStill: true, say }))
    chart.resize({ width: 700, height: 240 })
    const svg = chart.renderToSVGString()
    chart.dispose()
    expect(svg).toContain('研发部 30.48%')
  })
})

describe('the labels of moments', () => {
  const from = Date.parse('2026-11-20T00:00:00Z')
  const hours = (count: number): AxisChartData => ({
    categories: Array.from({ length: count }, (_, at) => new Date(from + at * 3_600_000)),
    series: [{ name: '温度', values: Array.from({ length: count }, (_, at) => at) }],
  })

  it('of one day are times, as many as there is room for, and none is cut', () => {
    const timesIn = (width: number) =>
      textsOf(drawAxes(hours(24), width, 240, { kind: 'line' })).filter((one) => /:/.test(one))
    expect(timesIn(320)).toEqual(['00:00', '08:00', '16:00'])
    expect(timesIn(700)).toEqual([
      '00:00',
      '03:00',
      '06:00',
      '09:00',
      '12:00',
      '15:00',
      '18:00',
      '21:00',
    ])
  })

  it('follow the width of the chart', () => {
    const chart = init(null, undefined, { renderer: 'svg', ssr: true, width: 700, height: 240 })
    chart.setOption(axisOptions(hours(24), look, axisWords, { theme, isStill: true, say }))
    chart.resize({ width: 320, height: 240 })
    const texts = textsOf(chart.renderToSVGString())
    chart.dispose()
    expect(texts.filter((one) => one.includes(':'))).toEqual(['00:00', '08:00', '16:00'])
  })

  it('of many days are days, beside bars, too', () => {
    const days = ['11-20', '11-21', '11-22', '11-23']
    expect(textsOf(drawAxes(hours(96), 700, 240))).toEqual(expect.arrayContaining(days))
    const beside = textsOf(drawAxes(hours(96), 700, 240, { isHorizontal: true }))
    expect(beside.filter((one) => /^\d\d-\d\d$/.test(one))).toEqual(days)
  })
})

describe('two axes and thresholds', () => {
  const two: AxisChartData = {
    categories: ['1月', '2月'],
    series: [
      { name: '费用', values: [120, 80] },
      { name: '负荷', values: [40, 60], axis: 'right' },
    ],
    thresholds: [
      { value: 900, label: '上限', tone: 'danger' },
      { value: 75, label: '', tone: 'warning', axis: 'right' },
    ],
  }

  it.each([false, true])('each axis has its values (horizontal: %s)', (isHorizontal) => {
    const texts = textsOf(drawAxes(two, 700, 320, { isHorizontal }))
    expect(texts).toEqual(expect.arrayContaining(['0 万元', '0%', '费用', '负荷（右轴）']))
  })

  it('a threshold that no value reaches is in sight, in its word, its value and its colour', () => {
    const svg = drawAxes(two, 700, 320, { kind: 'line' })
    expect(textsOf(svg)).toEqual(expect.arrayContaining(['上限 900 万元', '75%', '1000 万元']))
    expect(svg).toMatch(new RegExp(`stroke="${theme.tones.danger}"[^>]*stroke-dasharray`))
  })

  it('a series on the right alone has one axis, and a threshold of no axis is not drawn', () => {
    const right = { ...two, series: two.series.slice(1) }
    const texts = textsOf(drawAxes(right, 700, 320))
    expect(texts.filter((one) => one.includes('万元'))).toEqual([])
    expect(texts).toContain('75%')
  })

  it('a long word is cut and its value is whole, and ECharts has nothing to say', () => {
    const said = ['log', 'warn', 'error'] as const
    const spies = said.map((kind) => vi.spyOn(console, kind).mockImplementation(() => undefined))
    const long = { ...two, thresholds: [{ value: 100, label: '很长的名称'.repeat(8) }] }
    const texts = textsOf(drawAxes(long, 288, 240))
    expect(spies.flatMap(({ mock }) => mock.calls)).toEqual([])
    expect(texts).toContain('很长的名称很长的名称很长… 100 万元')
    vi.restoreAllMocks()
  })
})
