import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { WidgetStage } from '../testing/WidgetStage.js'
import { WorkPortsProvider } from '../work/WorkPorts.js'
import { alarmListWidget } from './alarm-list/definition.js'
import { deviceAreasWidget } from './device-areas/definition.js'
import { readAreas } from './device-areas/readAreas.js'
import { deviceListWidget } from './device-list/definition.js'
import { heatMapWidget } from './heat-map/definition.js'
import { latestValuesWidget } from './latest-values/definition.js'
import { pictureMapWidget } from './picture-map/definition.js'
import { progressWidget } from './progress/definition.js'
import { statisticWidget } from './statistic/definition.js'
import { statusBoardWidget } from './status-board/definition.js'
import { tableWidget } from './table/definition.js'

const column = (name: string, values: readonly unknown[], type = 'string') => ({
  ...{ name, type, values },
})
const text = (element: Element) => element.textContent

describe('device areas', () => {
  const frame = {
    columns: [
      column('id', ['a', 'b', 'c', 'x', 'y']),
      column('area', ['厂区', '车间', '工位', '甲', '乙']),
      column('parent', [null, 'a', 'b', 'y', 'x']),
      column('devices', [1, 2, 3, 4, 5], 'number'),
      column('online', [1, 0, 3, 0, 0], 'number'),
    ],
  }

  it('count the devices below them', async () => {
    render(<WidgetStage definition={deviceAreasWidget} answer={frame} />)
    expect((await screen.findAllByText(/在线/)).map(text)).toEqual(
      ['4 / 6', '3 / 5', '3 / 3', '0 / 9', '0 / 5'].map((count) => `${count} 在线`),
    )
  })

  it('lose none that goes round in a circle, and show each once', () => {
    const names = (areas: ReturnType<typeof readAreas>): string[] =>
      areas.flatMap(({ name, children }) => [name, ...names(children)])
    const read = readAreas(frame as unknown as Parameters<typeof readAreas>[0])
    expect(names(read).sort()).toEqual(['厂区', '车间', '工位', '甲', '乙'].sort())
  })
})

it('devices say whether they are online, in words, and lead on', async () => {
  const onAction = vi.fn()
  const answer = {
    columns: [column('device', ['甲', '乙']), column('online', [true, null], 'boolean')],
  }
  const props = {
    rowAction: { kind: 'open-page', page: 'p', parameters: { id: { column: 'device' } } },
  }
  render(<WidgetStage definition={deviceListWidget} {...{ answer, props, onAction }} />)
  expect((await screen.findAllByRole('listitem')).map(text)).toEqual(['在线甲', '离线乙'])
  await userEvent.click(screen.getByRole('button', { name: '打开乙' }))
  expect(onAction).toHaveBeenCalledWith(expect.objectContaining({ parameters: { id: '乙' } }))
})

it('devices beyond what the query takes are said', async () => {
  const answer = {
    columns: [column('device', ['甲']), column('online', [true], 'boolean')],
    isCut: true,
  }
  render(<WidgetStage definition={deviceListWidget} answer={answer} />)
  expect(await screen.findByText('已显示 1 条，共 1 条以上')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^(显示|再显示|收起)/ })).toBeNull()
})

it('a figure of a query that was cut says that it is not complete', async () => {
  const answer = { columns: [column('n', [1, 2], 'number')], isCut: true }
  const { unmount } = render(<WidgetStage definition={statisticWidget} answer={answer} />)
  expect(await screen.findByText('数据不完整：行数超出了查询上限。')).toBeVisible()
  unmount()
  render(<WidgetStage definition={tableWidget} answer={answer} />)
  expect(await screen.findByText('已显示 2 条，共 2 条以上')).toBeVisible()
  expect(screen.queryByText(/数据不完整/)).toBeNull()
})

it.each([
  [tableWidget, 'row', 1 + 200, 1 + 400],
  [progressWidget, 'progressbar', 50, 250],
] as const)('$type shows more at a time', async (definition, role, first, next) => {
  const answer = {
    columns: [
      column(
        'n',
        Array.from({ length: 700 }, () => 1),
        'number',
      ),
    ],
  }
  render(<WidgetStage definition={definition} answer={answer} />)
  expect(await screen.findAllByRole(role)).toHaveLength(first)
  await userEvent.click(screen.getByRole('button', { name: '再显示 200 条' }))
  expect(screen.getAllByRole(role)).toHaveLength(next)
})

it('devices beyond the limit are said, and shown on demand', async () => {
  const answer = {
    columns: [column('device', ['甲', '乙']), column('online', [true, true], 'boolean')],
  }
  render(<WidgetStage definition={deviceListWidget} answer={answer} props={{ limit: 1 }} />)
  expect(await screen.findAllByRole('listitem')).toHaveLength(1)
  expect(screen.getByText('已显示 1 条，共 2 条')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '显示全部 2 条' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  const fewer = screen.getByRole('button', { name: '收起' })
  expect(fewer).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

it('latest values stand under their device, with their own unit', async () => {
  const answer = {
    columns: [
      ...[column('device', ['甲', '乙', '甲']), column('point', ['温度', '模式', '转速'])],
      ...[column('value', [1.5, null, 0], 'number'), column('text', [null, '自动', null])],
      column('unit', ['℃', null, 'rpm']),
    ],
  }
  render(<WidgetStage definition={latestValuesWidget} answer={answer} />)
  const one = within(await screen.findByRole('region', { name: '甲' }))
  expect(one.getAllByRole('definition').map(text)).toEqual(['1.5℃', '', '0 rpm', ''])
  const other = within(screen.getByRole('region', { name: '乙' }))
  expect(other.getAllByRole('definition').map(text)).toEqual(['自动', ''])
})

describe('alarms', () => {
  afterEach(() => vi.useRealTimers())
  const answer = {
    columns: [
      ...[column('id', ['1', '2']), column('code', ['critical', 'info'])],
      ...[column('severity', ['严重', '提示']), column('stateCode', ['raised', 'cleared'])],
      ...[column('state', ['待确认', '已恢复']), column('rule', ['过热', '过冷'])],
      column('device', ['甲', '乙']),
    ],
  }
  const shown = (acknowledge?: (id: string) => Promise<unknown>) =>
    render(
      <WorkPortsProvider value={acknowledge ? { alarms: { acknowledge } } : {}}>
        <WidgetStage definition={alarmListWidget} answer={answer} />
      </WorkPortsProvider>,
    )

  it('are acknowledged in place, those that are raised', async () => {
    const acknowledge = vi.fn(() => Promise.resolve())
    shown(acknowledge)
    await userEvent.click(await screen.findByRole('button', { name: '确认报警：过热' }))
    expect(acknowledge.mock.calls).toEqual([['1']])
    expect(await screen.findByText('已确认')).toBeVisible()
    expect(screen.queryByRole('button', { name: /确认报警/ })).toBeNull()
  })

  it('say why it was not done, and offer it again', async () => {
    const done = vi.fn(() => Promise.reject(new Error('断网')))
    shown(done)
    await userEvent.click(await screen.findByRole('button', { name: '确认报警：过热' }))
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(screen.getByRole('button', { name: '确认报警：过热' })).toBeEnabled()
  })

  it('are only shown to who may not', async () => {
    shown()
    expect(await screen.findByText('过热')).toBeVisible()
    expect(screen.queryByRole('button', { name: /确认报警/ })).toBeNull()
  })
})

it('a heat map adds up what has the same names, and is deeper the higher it is', async () => {
  const answer = {
    columns: [
      ...[column('line', ['一', '一', '二', '一']), column('shift', ['早', '晚', '早', '早'])],
      column('output', [10, 5, 100, 90], 'number'),
    ],
  }
  render(<WidgetStage definition={heatMapWidget} answer={answer} />)
  const rows = (await screen.findAllByRole('row')).slice(1)
  expect(rows.map(text)).toEqual(['一1005', '二100--'])
  const cells = screen.getAllByRole('cell')
  expect(cells.map((cell) => cell.dataset['step'])).toEqual(['4', '0', '4', undefined])
})

it('a heat map and a board say where they are cut', async () => {
  const names = Array.from({ length: 501 }, (_, at) => `n${String(at)}`)
  const many = {
    columns: [
      column('a', names),
      column('b', names),
      column(
        'n',
        names.map(() => 1),
        'number',
      ),
    ],
  }
  const { unmount } = render(<WidgetStage definition={heatMapWidget} answer={many} />)
  expect(
    await screen.findByText('已显示 100 / 501 行、60 / 501 列，全部数据请以表格显示。'),
  ).toBeVisible()
  unmount()
  render(<WidgetStage definition={statusBoardWidget} answer={many} />)
  expect(await screen.findByText('已显示 500 条，共 501 条')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '显示全部 501 条' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(501)
})

it('a picture map places what the page places, and keeps the rest', async () => {
  const answer = { columns: [column('name', ['甲', '乙'])] }
  const props = { url: '/plan.png', alt: '平面图', places: [{ name: '甲', x: 10, y: 20 }] }
  render(<WidgetStage definition={pictureMapWidget} {...{ answer, props }} />)
  const [placed, other] = await screen.findAllByRole('listitem')
  expect(placed).toHaveTextContent('甲')
  expect(placed).toHaveStyle({ left: '10%', top: '20%' })
  expect(other).toHaveTextContent('乙')
  expect(screen.getByText('未在图上标出：')).toBeVisible()
})
