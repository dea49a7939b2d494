import { render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Frame } from '../../data/Frame.js'
import { sayCellIn } from '../../frame/sayCell.js'
import { WidgetStage } from '../../testing/WidgetStage.js'
import { chartDataOf } from './chartDataOf.js'
import { chartWidget } from './definition.js'
import { chartProps, type ChartProps } from './props.js'

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
