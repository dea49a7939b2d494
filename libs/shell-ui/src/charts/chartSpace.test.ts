// @vitest-environment node -- ECharts draws for a server here, and measures texts by itself

import { init } from 'echarts/core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { AxisChartData } from './chartData.js'
import { axisOptions, pieOptions, type AxisLook } from './chartOptions.js'
import './drawChart.js'

const theme = {
  series: ['#056EF5'],
  text: '#111',
  muted: '#555',
  line: '#ddd',
  panel: '#fff',
  alarm: '#d83931',
  font: 'serif',
}
const say = (value: number | null | undefined) => `${String(value ?? '--')} 万元`
const data: AxisChartData = {
  categories: ['华东区域智能制造与工业互联网', '研发部'],
  series: [{ name: '费用', values: [123456, 98765] }],
}
const look: AxisLook = { kind: 'bar', isStacked: false, isArea: false, isHorizontal: false }

/** As drawn on a server, where ECharts measures texts by itself. */
function draw(width: number, height: number, isHorizontal: boolean): string {
  const chart = init(null, undefined, { renderer: 'svg', ssr: true, width, height })
  chart.setOption(axisOptions(data, { ...look, isHorizontal }, { theme, isStill: true, say }))
  const svg = chart.renderToSVGString()
  chart.dispose()
  return svg
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
    const chart = init(null, undefined, { renderer: 'svg', ssr: true, width: 320, height: 240 })
    chart.setOption(axisOptions(long, look, { theme, isStill: true, say }))
    const svg = chart.renderToSVGString()
    chart.dispose()
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
