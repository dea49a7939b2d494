import { render, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Frame } from '../../data/Frame.js'
import { sayCellIn } from '../../frame/sayCell.js'
import { createPageRegistry } from '../../runtime/createPageRegistry.js'
import { PageRuntime } from '../../runtime/PageRuntime.js'
import { FakeDataPort } from '../../testing/FakeDataPort.js'
import { pageNode, pageOf } from '../../testing/pages.js'
import { WidgetStage } from '../../testing/WidgetStage.js'
import { chartDataOf } from './chartDataOf.js'
import { chartWidget } from './definition.js'
import { chartProps, type ChartProps } from './props.js'
import { timeColumn, timeDataOf } from './timeDataOf.js'

/** ECharts draws into it; what it never reports is the size of a page without layout. */
class SilentObserver {
  observe = () => undefined
  disconnect = () => undefined
}
vi.stubGlobal('ResizeObserver', SilentObserver)

const at = Date.parse('2026-11-20T08:00:00')
const frame: Frame = {
  columns: [
    { name: 'at', type: 'time', values: [at, null] },
    { name: 'output', type: 'number', values: [1280, 960], label: '产量', unit: 't', decimals: 0 },
    { name: 'rate', type: 'number', values: [98.5, 97], label: '良率', unit: '%', decimals: 1 },
    { name: 'scrap', type: 'number', values: [3, 4], label: '废品', unit: 't', decimals: 0 },
  ],
}
const say = sayCellIn('zh-CN', { yes: '是', no: '否' })
const dataOf = (props: Partial<ChartProps>) =>
  chartDataOf(frame, { ...chartProps.fallback, ...props }, say)

it('draws every column of numbers on the left, without the unit that they do not share', () => {
  const { series, unit, decimals } = dataOf({})
  expect(series.map(({ name, axis }) => `${name} ${String(axis)}`)).toEqual([
    '产量 left',
    '良率 left',
    '废品 left',
  ])
  expect([unit, decimals]).toEqual([undefined, undefined])
})

it('measures the columns of the right axis there, each axis in the unit of its columns', () => {
  expect(dataOf({ rightSeries: ['rate'] })).toMatchObject({
    series: [{ axis: 'left' }, { name: '良率', axis: 'right' }, { axis: 'left' }],
    ...{ unit: ' t', decimals: 0, rightAxis: { unit: '%', decimals: 1 } },
  })
})

it('shows a column of the right axis that is named there alone', () => {
  const { series } = dataOf({ series: ['output'], rightSeries: ['rate', 'at'] })
  expect(series.map(({ name }) => name)).toEqual(['产量', '良率'])
})

it('takes the units that the page says instead of those of the columns', () => {
  const said = dataOf({ rightSeries: ['rate'], leftUnit: '吨', rightUnit: 'pct' })
  expect(said).toMatchObject({ unit: '吨', rightAxis: { unit: ' pct' } })
})

it('has moments along the axis, and the word for none where there is none', () => {
  expect(dataOf({}).categories).toEqual([new Date(at), '--'])
  expect(dataOf({ category: 'scrap' }).categories).toEqual(['3 t', '4 t'])
})

it('says its thresholds below the values, each under the columns of its axis', async () => {
  const thresholds = [
    { from: 1300, tone: 'success', label: '目标', axis: 'left' },
    { from: 95, tone: 'danger', label: '下限', axis: 'right' },
  ]
  const props = { title: '产线', series: ['output'], rightSeries: ['rate'], thresholds }
  render(<WidgetStage definition={chartWidget} props={props} answer={frame} />)
  const table = await screen.findByRole('table', { name: '产线' })
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual([
    '项目产量良率',
    '2026-11-20 08:00:001,280 t98.5%',
    '--960 t97.0%',
    '阈值：目标1,300 t',
    '阈值：下限95.0%',
  ])
})

it('says which column of the right axis is lacking', async () => {
  render(<WidgetStage definition={chartWidget} props={{ rightSeries: ['gone'] }} answer={frame} />)
  expect(await screen.findByText(/gone/)).toBeVisible()
})

describe('a chart over time', () => {
  const hour = 3_600_000
  const window = { from: new Date(at).toISOString(), to: new Date(at + 4 * hour).toISOString() }
  const earlier = { from: new Date(at - 4 * hour).toISOString(), to: window.from }
  const frameFrom = (from: number, values: readonly number[]) => ({
    columns: [
      // A source may answer the newest first.
      { name: 'at', type: 'time', values: values.map((_, row) => from + (1 - row) * hour) },
      { name: 'output', type: 'number', values, label: '产量', unit: 't', decimals: 0 },
    ],
  })
  const alarms = {
    columns: [
      { name: 'id', type: 'string', values: ['a1'] },
      { name: 'rule', type: 'string', values: ['温度过高'] },
      { name: 'raisedAt', type: 'time', values: [at + hour] },
    ],
  }

  function page(props: object) {
    const registry = createPageRegistry([chartWidget])
    const data = new FakeDataPort({
      marks: alarms,
      q: ({ values }) =>
        (values['time'] as typeof window).from === window.from
          ? frameFrom(at, [30, 20])
          : frameFrom(at - 4 * hour, [3, 2]),
    })
    const node = pageNode({
      ...{ id: 'c', type: chartWidget.type, h: 8 },
      props: { title: '产线', query: 'q', ...props },
    })
    const queries = ['q', 'marks'].map((id) => ({ id, source: 'platform', parameters: {} }))
    const variables = [{ name: 'time', kind: 'time', default: window }]
    const document = pageOf({ nodes: [node], queries, variables })
    render(<PageRuntime document={document} registry={registry} data={data} />)
    return data
  }

  async function rows() {
    const table = await screen.findByRole('table', { name: '产线' })
    return within(table)
      .getAllByRole('row')
      .map((row) => row.textContent)
  }

  it('has its values in order, and thresholds, as a chart of names has', async () => {
    page({ thresholds: [{ from: 25, tone: 'danger', label: '上限', axis: 'left' }] })
    await screen.findByRole('table', { name: '产线' })
    expect(await rows()).toEqual([
      '时间产量',
      '2026-11-20 08:00:0020 t',
      '2026-11-20 09:00:0030 t',
      '阈值：上限25 t',
    ])
  })

  it('draws the window before over the one of now, and marks what happened', async () => {
    const data = page({ compare: 'period', marks: { query: 'marks', name: '' } })
    await vi.waitFor(async () =>
      expect(await rows()).toEqual([
        '时间产量产量（上一周期）事件',
        '2026-11-20 08:00:0020 t2 t',
        '2026-11-20 09:00:0030 t3 t温度过高',
      ]),
    )
    expect(data.requests.map(({ queries, values }) => ({ queries, values }))).toEqual([
      { queries: ['q'], values: { time: window } },
      { queries: ['q'], values: { time: earlier } },
      { queries: ['marks'], values: { time: window } },
    ])
  })

  it('says that there is no period before where its query follows no window', async () => {
    render(<WidgetStage definition={chartWidget} props={{ compare: 'day' }} answer={frame} />)
    expect(await screen.findByText('没有可对比的时段。')).toBeVisible()
  })

  it.each([
    ['bars', { kind: 'bar' }],
    ['what is stacked', { isStacked: true }],
    ['two axes', { rightSeries: ['rate'] }],
    ['names', { category: 'output' }],
  ] as const)('leaves %s to a chart of names', (_, props) => {
    expect(timeColumn(frame, { ...chartProps.fallback, ...props })).toBeUndefined()
    expect(timeColumn(frame, chartProps.fallback)?.name).toBe('at')
  })

  it('has the window of its page, or what its frame has', () => {
    const times = timeColumn(frame, chartProps.fallback)
    if (!times) throw new Error('no times')
    const parts = { window: { from: at - hour, to: at + hour } }
    expect(timeDataOf(frame, chartProps.fallback, times, parts)).toMatchObject({
      ...{ from: at - hour, to: at + hour },
      series: [{ points: [{ at, value: 1280 }] }, {}, {}],
    })
    const alone = timeDataOf(frame, chartProps.fallback, times, {})
    expect([alone.from, alone.to - alone.from]).toEqual([at, hour])
  })
})
