import { ShellProvider } from '@spruce/shell-ui'
import { stubDom } from '@spruce/shell-ui/testing'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { createPageRegistry } from '../runtime/createPageRegistry.js'
import { textOf } from '../data/variables.js'
import { PageRuntime } from '../runtime/PageRuntime.js'
import { FakeDataPort, type FakeAnswer } from '../testing/FakeDataPort.js'
import { pageNode, pageOf } from '../testing/pages.js'
import { allWidgets } from '../widgets/allWidgets.js'

stubDom()
// Everything is in sight.
vi.stubGlobal('IntersectionObserver', undefined)

const registry = createPageRegistry(allWidgets)
const number = (value: number) => ({ columns: [{ name: 'n', type: 'number', values: [value] }] })
const outputs: Readonly<Record<string, number>> = { l1: 128, l2: 96 }
const answers: Readonly<Record<string, FakeAnswer>> = {
  own: ({ values }) => number(outputs[textOf(values['line'])] ?? 7),
  shared: number(41),
}
const options = [
  { value: 'l1', label: '一号线' },
  { value: 'l2', label: '二号线' },
]
const figure = (id: string, query: string, props: object = {}) =>
  pageNode({
    ...{ id, type: 'spruce.statistic', parent: 's', slot: 'body', w: 8, h: 4 },
    props: { title: id, query, make: 'sum', ...props },
  })

function show(variable: object, given: object = {}, more = answers) {
  const data = new FakeDataPort(more)
  const onAction = vi.fn()
  const document = pageOf({
    nodes: [
      pageNode({ id: 's', type: 'spruce.section', props: { title: '产线', repeat: 'line' } }),
      figure('OUTPUT', 'own', given),
      { ...figure('SITES', 'shared'), x: 8 },
    ],
    queries: [
      { id: 'own', source: 'platform', parameters: { line: '{{line}}' } },
      { id: 'shared', source: 'platform', parameters: {} },
      { id: 'lines', source: 'platform', parameters: {} },
    ],
    variables: [{ name: 'line', kind: 'choice', ...variable }],
  })
  render(
    <ShellProvider language="zh-CN">
      <PageRuntime {...{ document, registry, data, onAction }} />
    </ShellProvider>,
  )
  return { data, onAction }
}

it('shows what lies in a section for each value, and asks for each what depends on it', async () => {
  const { data } = show({ options })
  const first = within(await screen.findByRole('region', { name: '一号线' }))
  expect(await first.findByText('128')).toBeVisible()
  const second = within(screen.getByRole('region', { name: '二号线' }))
  expect(await second.findByText('96')).toBeVisible()
  expect(await screen.findAllByText('41')).toHaveLength(2)
  expect(screen.getByRole('heading', { level: 3, name: '一号线' })).toBeVisible()
  const asked = data.requests.map(({ queries, values }) => [queries.join(), values['line']])
  expect(asked.toSorted()).toEqual([
    ['own', 'l1'],
    ['own', 'l2'],
    ['shared', undefined],
  ])
})

it('shows the value that is chosen alone, and all of them again', async () => {
  const user = userEvent.setup()
  show({ options, label: '选择产线' })
  await screen.findByRole('region', { name: '一号线' })
  const choice = await screen.findByRole('combobox', { name: '选择产线' })
  await user.selectOptions(choice, '二号线')
  await waitFor(() => expect(screen.queryByRole('region', { name: '一号线' })).toBeNull())
  expect(await screen.findByText('96')).toBeVisible()
  expect(screen.queryByText('128')).toBeNull()
  await user.selectOptions(choice, '')
  expect(await screen.findByText('128')).toBeVisible()
})

it('passes on the value of its copy by a click', async () => {
  const link = { kind: 'open-page', page: 'p', parameters: { line: { variable: 'line' } } }
  const { onAction } = show({ options }, { link })
  const second = within(await screen.findByRole('region', { name: '二号线' }))
  await userEvent.click(await second.findByRole('button', { name: '打开OUTPUT' }))
  expect(onAction).toHaveBeenCalledWith({
    kind: 'open-page',
    page: 'p',
    parameters: { line: 'l2' },
  })
})

it('repeats for the values that a query answers', async () => {
  const lines = {
    columns: [
      { name: 'id', type: 'string', values: ['l1', 'l2'] },
      { name: 'name', type: 'string', values: ['甲线', '乙线'] },
    ],
  }
  show({ query: 'lines' }, {}, { ...answers, lines })
  expect(await screen.findByRole('region', { name: '甲线' })).toBeVisible()
  expect(screen.getByRole('region', { name: '乙线' })).toBeVisible()
})

it('says that the values did not come, and asks for them again', async () => {
  let isBroken = true
  const lines: FakeAnswer = () =>
    isBroken
      ? { ok: false as const, error: new Error('503') }
      : { columns: [{ name: 'id', type: 'string', values: ['l1'] }] }
  show({ query: 'lines' }, {}, { ...answers, lines })
  expect(await screen.findByText('无法加载可重复的值')).toBeVisible()
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('region', { name: 'l1' })).toBeVisible()
})

it('says that there is none, and how many are left out', async () => {
  show({ options: [] })
  expect(await screen.findByText('没有可重复的值')).toBeVisible()
})

it('draws no more copies than a page can bear', async () => {
  show({ options: Array.from({ length: 30 }, (_, at) => ({ value: `v${String(at)}` })) })
  expect(await screen.findByText('只显示前 24 个值。')).toBeVisible()
  expect(screen.getByRole('region', { name: 'v23' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'v24' })).toBeNull()
})

it.each([{ name: 'other' }, { kind: 'text' }])(
  'shows it once for a variable that has no values to tell: %j',
  async (variable) => {
    show(variable)
    expect(await screen.findByText('7')).toBeVisible()
    expect(screen.getAllByText('41')).toHaveLength(1)
  },
)
