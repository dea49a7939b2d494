import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { WidgetStage } from '../testing/WidgetStage.js'
import { embedWidget } from './embed/definition.js'
import { gaugeWidget } from './gauge/definition.js'
import { imageWidget } from './image/definition.js'
import { linksWidget } from './links/definition.js'
import { progressWidget } from './progress/definition.js'
import { statisticWidget } from './statistic/definition.js'
import { statusBoardWidget } from './status-board/definition.js'
import { tableWidget } from './table/definition.js'
import { textWidget } from './text/definition.js'

const frame = {
  columns: [
    { name: 'device', type: 'string', values: ['甲', '乙', '丙'] },
    { name: 'load', type: 'number', values: [20, null, 10], unit: '%', decimals: 1 },
  ],
}
const thresholds = [
  { from: 0, tone: 'success', label: '正常' },
  { from: 15, tone: 'danger', label: '过高' },
]

describe('numbers', () => {
  it.each([
    ['last', '10.0%', '正常'],
    ['max', '20.0%', '过高'],
    ['avg', '15.0%', '过高'],
    ['count', '2', '正常'],
  ])('a statistic of %s is %s, %s', async (make, value, word) => {
    render(<WidgetStage definition={statisticWidget} props={{ make, thresholds }} answer={frame} />)
    expect(await screen.findByText(value)).toBeVisible()
    expect(screen.getByText(word)).toBeVisible()
  })

  it.each([
    [{ unit: 'kW' }, '10.0 kW'],
    [{ decimals: 3 }, '10.000%'],
    [{ unit: '度', decimals: 0 }, '10度'],
    [{ unit: '台', make: 'count' }, '2台'],
  ])('a statistic is written with %o as %s', async (format, value) => {
    render(<WidgetStage definition={statisticWidget} props={format} answer={frame} />)
    expect(await screen.findByText(value)).toBeVisible()
  })

  it('a gauge is written with its own unit and decimals', async () => {
    const props = { title: '负荷', unit: 'kW', decimals: 2 }
    render(<WidgetStage definition={gaugeWidget} props={props} answer={frame} />)
    expect(await screen.findByRole('img', { name: '负荷 10.00 kW' })).toBeVisible()
    expect(screen.getByText('0.00 kW – 100.00 kW')).toBeVisible()
  })

  it('a gauge says its value and its limits', async () => {
    render(<WidgetStage definition={gaugeWidget} props={{ title: '负荷' }} answer={frame} />)
    expect(await screen.findByRole('img', { name: '负荷 10.0%' })).toBeVisible()
    expect(screen.getByText('0.0% – 100.0%')).toBeVisible()
  })

  it('progress has a bar for each row', async () => {
    render(<WidgetStage definition={progressWidget} props={{ most: 15 }} answer={frame} />)
    const bars = await screen.findAllByRole('progressbar')
    expect(bars.map((bar) => bar.getAttribute('aria-valuenow'))).toEqual(['15', '0', '10'])
  })

  it('a table sorts by a press, empty values last', async () => {
    render(<WidgetStage definition={tableWidget} answer={frame} />)
    const names = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent)
    await userEvent.click(await screen.findByRole('button', { name: 'load' }))
    expect(names()).toEqual(['丙10.0%', '甲20.0%', '乙--'])
    await userEvent.click(screen.getByRole('button', { name: 'load' }))
    expect(names()).toEqual(['甲20.0%', '丙10.0%', '乙--'])
    expect(screen.getByRole('columnheader', { name: 'load' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
  })
})

describe('the columns of a table', () => {
  const columns = [
    { name: 'load', label: '负荷', unit: 'kW', decimals: 2, thresholds },
    { name: 'device' },
    { name: 'gone', label: '没有' },
  ]

  it('have a name, a format and thresholds of their own', async () => {
    const answer = {
      columns: [...frame.columns, { name: 'gone', type: 'string', values: [null, null, null] }],
    }
    render(<WidgetStage definition={tableWidget} answer={answer} props={{ columns }} />)
    const heads = await screen.findAllByRole('columnheader')
    expect(heads.map((head) => head.textContent)).toEqual(['负荷', 'device', '没有'])
    const rows = screen.getAllByRole('row').slice(1)
    const texts = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    )
    expect(texts).toEqual([
      ['20.00 kW 过高', '甲', '--'],
      ['--', '乙', '--'],
      ['10.00 kW 正常', '丙', '--'],
    ])
  })

  it('are named where the data lacks one', async () => {
    render(<WidgetStage definition={tableWidget} answer={frame} props={{ columns }} />)
    expect(await screen.findByText('数据缺少列：gone')).toBeVisible()
  })

  it('are those of version 1 by their names', async () => {
    const named = ['load', 'device']
    render(<WidgetStage definition={tableWidget} answer={frame} props={{ columns: named }} />)
    const heads = await screen.findAllByRole('columnheader')
    expect(heads.map((head) => head.textContent)).toEqual(['load', 'device'])
  })
})

describe('things', () => {
  it('a board says states in words, and a press leads on', async () => {
    const onAction = vi.fn()
    const props = {
      ...{ name: 'device', state: 'load' },
      states: [{ value: '20', label: '告警', tone: 'danger' }],
      rowAction: { kind: 'open-page', page: 'p', parameters: { id: { column: 'device' } } },
    }
    render(<WidgetStage definition={statusBoardWidget} answer={frame} {...{ props, onAction }} />)
    await userEvent.click(await screen.findByRole('button', { name: '打开甲 告警' }))
    expect(onAction).toHaveBeenCalledWith({
      kind: 'open-page',
      page: 'p',
      parameters: { id: '甲' },
    })
  })
})

describe('content', () => {
  const evil = '<img src=x onerror="window.hit=1"><script>window.hit=1</script>'

  it('text takes markup for markup and values for text', async () => {
    const variables = [{ name: 'site', kind: 'text', default: evil }]
    const props = { html: `<p><strong>{{site}}</strong></p>${evil}` }
    const { container } = render(<WidgetStage definition={textWidget} {...{ props, variables }} />)
    expect(await screen.findByText(evil, { selector: 'strong' })).toBeVisible()
    expect(container.querySelector('script, img')).toBeNull()
    expect('hit' in window).toBe(false)
  })

  it.each([imageWidget, embedWidget])(
    '$type shows no address that is unsafe',
    async (definition) => {
      const props = { url: 'javascript:alert(1)' }
      const { container } = render(<WidgetStage definition={definition} props={props} />)
      await waitFor(() => expect(container.textContent).toMatch(/尚未设置可用的/))
      expect(container.querySelector('img, iframe')).toBeNull()
    },
  )

  it('a page of others has no rights of the portal', async () => {
    const props = { title: '外部', url: 'https://board.example.com/{{site}}' }
    const variables = [{ name: 'site', kind: 'text', default: '../a?b' }]
    render(<WidgetStage definition={embedWidget} {...{ props, variables }} />)
    const page = await screen.findByTitle('外部')
    expect(page).toHaveAttribute('sandbox', 'allow-scripts allow-forms')
    expect(page).toHaveAttribute('src', 'https://board.example.com/..%2Fa%3Fb')
  })

  it('links lead on, and those that lead nowhere are left out', async () => {
    const onAction = vi.fn()
    const links = [
      { label: '设备', action: { kind: 'open-menu', menu: 'm' } },
      { label: '坏的', action: { kind: 'run', code: '1' } },
    ]
    render(<WidgetStage definition={linksWidget} props={{ links }} onAction={onAction} />)
    await userEvent.click(await screen.findByRole('button', { name: '设备' }))
    expect(onAction).toHaveBeenCalledWith({ kind: 'open-menu', menu: 'm' })
    expect(screen.queryByRole('button', { name: '坏的' })).toBeNull()
  })
})

describe('the frame around', () => {
  it('shows the data as a table and copies it as CSV, without formulas', async () => {
    const user = userEvent.setup()
    const answer = {
      columns: [
        { name: 'a', type: 'string', values: ['=1+1'] },
        { name: 'n', type: 'number', values: [1.5], unit: 't', label: '产量' },
        { name: 't', type: 'time', values: [0] },
      ],
    }
    render(<WidgetStage definition={statisticWidget} answer={answer} />)
    await user.click(await screen.findByRole('button', { name: '以表格显示' }))
    expect(await screen.findByRole('cell', { name: '1.5 t' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: '复制为 CSV' }))
    const copied = await navigator.clipboard.readText()
    expect(copied).toBe("a,产量 (t),t\r\n'=1+1,1.5,1970-01-01T00:00:00.000Z\r\n")
  })
})
