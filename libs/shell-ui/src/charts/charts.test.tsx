import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { axisWords, chartTheme } from '../../testing/chartTheme.js'
import { renderInShell } from '../../testing/render.js'
import { axisOptions } from './axisOptions.js'
import { BarChart } from './BarChart.js'
import type { AxisChartData } from './chartData.js'
import { pieOptions, type DrawContext } from './chartOptions.js'
import { readChartTheme } from './chartTheme.js'
import { LineChart } from './LineChart.js'
import { PieChart } from './PieChart.js'
import { ScatterChart } from './ScatterChart.js'
import { scatterOptions } from './scatterOptions.js'

const drawn = vi.hoisted(() => ({ set: vi.fn(), dispose: vi.fn() }))
const drawChart = vi.hoisted(() => vi.fn(() => drawn))
vi.mock('./drawChart.js', () => ({ drawChart }))

beforeEach(() => {
  drawn.set.mockClear()
  drawn.dispose.mockClear()
  document.documentElement.removeAttribute('data-palette')
})

const data: AxisChartData = {
  categories: ['1月', '2月'],
  series: [
    { name: '登录', values: [1200, null] },
    { name: '访问', values: [3, 4] },
  ],
  unit: '次',
}

describe('a chart', () => {
  it('is a figure with its name, and a table of the same for a screen reader', () => {
    renderInShell(<LineChart title="登录趋势" data={data} />)
    expect(screen.getByRole('figure', { name: '登录趋势' })).toBeVisible()
    expect(screen.getByRole('img', { name: '图表：登录趋势' })).toBeVisible()
    const table = screen.getByRole('table', { name: '登录趋势' })
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual([...['项目登录访问', '1月1,200次3次', '2月--4次']])
  })

  it('becomes a table by its switch, and a chart again (ARIA practice "Button", toggle)', async () => {
    renderInShell(<BarChart title="登录趋势" data={data} />)
    const toggle = screen.getByRole('button', { name: '以表格显示' })
    expect(toggle).toHaveAttribute('aria-pressed', 'false')
    toggle.focus()
    await userEvent.keyboard(' ')
    expect(toggle).toHaveAttribute('aria-pressed', 'true')
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.getByRole('region', { name: '登录趋势' })).toHaveAttribute('tabindex', '0')
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('img')).toBeVisible()
    expect(screen.getAllByRole('table')).toHaveLength(1)
  })

  it('of points names each with both values, and reads no name as markup', () => {
    const data = {
      ...{ x: { name: '负荷', unit: '%' }, y: { name: '温度', unit: '℃' } },
      points: [{ name: '<b>甲</b>', x: 42, y: 61.5 }],
    }
    renderInShell(<ScatterChart title="负荷与温度" data={data} />)
    const rows = within(screen.getByRole('table')).getAllByRole('row')
    expect(rows.map((row) => row.textContent)).toEqual(['项目负荷温度', '<b>甲</b>42%61.5℃'])
    const say = (value: number | null | undefined) => String(value)
    const theme = readChartTheme(document.body)
    const options = scatterOptions(data, { x: say, y: say }, { theme, isStill: true, say })
    const { renderMode, formatter } = options['tooltip'] as {
      renderMode: string
      formatter: (at: { dataIndex: number }) => string
    }
    expect(renderMode).toBe('richText')
    expect(formatter({ dataIndex: 0 })).toBe('<b>甲</b>\n负荷 42\n温度 61.5')
    expect(formatter({ dataIndex: 9 })).toBe('')
  })

  it('says each value in the unit of its axis, and below them what they are compared with', () => {
    const two: AxisChartData = {
      categories: ['1月'],
      series: [
        { name: '温度', values: [21.26] },
        { name: '湿度', values: [64], axis: 'right' },
      ],
      ...{ unit: '℃', decimals: 1, rightAxis: { unit: '%' } },
      thresholds: [
        { value: 80, label: '过湿', tone: 'warning', axis: 'right' },
        { value: 18, label: '' },
      ],
    }
    const { rerender } = renderInShell(<LineChart title="温湿度" data={two} />)
    const rows = () =>
      within(screen.getByRole('table', { name: '温湿度' }))
        .getAllByRole('row')
        .map((row) => row.textContent)
    expect(rows()).toEqual(['项目温度湿度', '1月21.3℃64%', '阈值：过湿80%', '阈值18.0℃'])
    expect(screen.getByRole('rowheader', { name: '阈值：过湿' })).toBeInTheDocument()
    rerender(<LineChart title="温湿度" data={{ ...two, series: two.series.slice(0, 1) }} />)
    expect(rows()).toEqual(['项目温度', '1月21.3℃', '阈值18.0℃'])
  })

  it('names moments whole in its table', () => {
    const at = new Date(2026, 10, 20, 8)
    const moments = { categories: [at, '--'], series: [{ name: '温度', values: [20, 21] }] }
    renderInShell(<BarChart title="温度" data={moments} />)
    expect(screen.getByRole('row', { name: '2026-11-20 08:00:00 20' })).toBeInTheDocument()
    expect(screen.getByRole('row', { name: '-- 21' })).toBeInTheDocument()
  })

  it('says the share of each slice', () => {
    const slices = [
      { label: '研发部', value: 3 },
      { label: '市场部', value: 1 },
    ]
    renderInShell(<PieChart title="人员分布" slices={slices} unit="人" />)
    expect(screen.getByRole('row', { name: '研发部 3人 75%' })).toBeInTheDocument()
  })

  it('waits, is empty, and fails in words', async () => {
    const onRetry = vi.fn()
    const empty = { categories: [], series: [] }
    const { rerender } = renderInShell(<LineChart title="登录趋势" data={empty} isLoading />)
    expect(screen.getByRole('status')).toHaveTextContent('图表加载中…')
    rerender(<LineChart title="登录趋势" data={empty} />)
    expect(screen.getByText('暂无数据')).toBeVisible()
    rerender(<LineChart title="登录趋势" data={data} error={new Error('超时')} onRetry={onRetry} />)
    expect(screen.getByRole('alert')).toHaveTextContent('超时')
    expect(screen.queryByRole('table')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('says that it could not be drawn, and tries again', async () => {
    drawChart.mockImplementationOnce(() => {
      throw new ReferenceError('ResizeObserver is not defined')
    })
    renderInShell(<LineChart title="登录趋势" data={data} />)
    expect(await screen.findByRole('alert')).toHaveTextContent('图表加载失败')
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    await waitFor(() => expect(drawn.set).toHaveBeenCalledOnce())
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is drawn anew when the palette or the mode changes, and disposed of', async () => {
    const { unmount } = renderInShell(<LineChart title="登录趋势" data={data} />)
    await waitFor(() => expect(drawn.set).toHaveBeenCalledOnce())
    document.documentElement.dataset['palette'] = 'red'
    await waitFor(() => expect(drawn.set).toHaveBeenCalledTimes(2))
    unmount()
    expect(drawn.dispose).toHaveBeenCalledOnce()
  })
})

describe('what is drawn', () => {
  const context: DrawContext = {
    theme: chartTheme,
    isStill: true,
    say: (value) => `${String(value)} 次`,
  }
  const look = { kind: 'bar', isStacked: true, isArea: false, isHorizontal: true } as const

  it('stands still where the person asked for less motion', () => {
    expect(axisOptions(data, look, axisWords, context)).toMatchObject({ animation: false })
    expect(pieOptions([], true, { ...context, isStill: false })).toMatchObject({ animation: true })
  })

  it('keeps gaps, stacks, lies on its side, and tells lines apart by their shape', () => {
    const bars = axisOptions(data, look, axisWords, context)
    expect(bars).toMatchObject({ xAxis: [{ type: 'value' }], yAxis: { type: 'category' } })
    expect(bars['series']).toMatchObject([{ stack: 'left', data: [1200, null] }, { stack: 'left' }])
    const lines = axisOptions(
      data,
      { ...look, kind: 'line', isHorizontal: false },
      axisWords,
      context,
    )
    expect(lines['series']).toMatchObject([{ symbol: 'circle' }, { symbol: 'rect' }])
  })

  it('stacks and writes the series of each axis on their own', () => {
    const [left, right] = data.series
    const two = { ...data, series: [left, { ...right, axis: 'right' }] } as AxisChartData
    const drawn = axisOptions(two, { ...look, isHorizontal: false }, axisWords, context)
    expect(drawn['yAxis']).toMatchObject([
      { position: 'left', splitLine: { show: true } },
      { position: 'right', splitLine: { show: false }, alignTicks: true },
    ])
    const series = drawn['series'] as {
      stack: string
      yAxisIndex: number
      tooltip: { valueFormatter: (value: unknown) => string }
    }[]
    expect(series).toMatchObject([
      { stack: 'left', yAxisIndex: 0 },
      { stack: 'right', yAxisIndex: 1 },
    ])
    expect(series.map((one) => one.tooltip.valueFormatter(3))).toEqual(['3 万元', '3%'])
    expect(series[1]?.tooltip.valueFormatter('-')).toBe('--%')
  })

  it('puts the label of a threshold where fewer values lie, at its axis', () => {
    const thresholds = [1000, 2000].map((value) => ({ value, label: '限值' }))
    const limited = { ...data, series: data.series.slice(0, 1), thresholds }
    const drawn = axisOptions(limited, look, axisWords, context)
    expect((drawn['series'] as object[]).at(-1)).toMatchObject({
      markLine: {
        data: [
          { xAxis: 1000, label: { position: 'insideStartBottom' } },
          { xAxis: 2000, label: { position: 'insideStartTop' } },
        ],
      },
    })
  })

  it('takes its colours from the tokens where it stands', () => {
    const place = document.createElement('div')
    place.style.setProperty('--sp-colors-accent-solid', '#D8232A')
    place.style.setProperty('--sp-colors-fg', '#EEEEEE')
    place.style.setProperty('--sp-colors-fg-error', '#F0A0A0')
    document.body.append(place)
    expect(readChartTheme(place)).toMatchObject({ text: '#EEEEEE', tones: { danger: '#F0A0A0' } })
    expect(readChartTheme(place).series[0]).toBe('#D8232A')
    place.remove()
  })

  it('names its font, so that texts are measured as they are drawn', () => {
    const place = document.createElement('div')
    place.style.fontFamily = 'Georgia, serif'
    document.body.append(place)
    const theme = readChartTheme(place)
    place.remove()
    const drawn = axisOptions(data, look, axisWords, { ...context, theme })
    expect(drawn['textStyle']).toMatchObject({ fontFamily: 'Georgia, serif' })
  })
})
