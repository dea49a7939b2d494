import { DialogViewport, ShellProvider } from '@spruce/shell-ui'
import { stubDom } from '@spruce/shell-ui/testing'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { createPageRegistry } from '../runtime/createPageRegistry.js'
import { FakeDataPort } from '../testing/FakeDataPort.js'
import { FakeStudioPort } from '../testing/FakeStudioPort.js'
import { pageNode, pageOf } from '../testing/pages.js'
import { people } from '../testing/viewers.js'
import { allWidgets } from '../widgets/allWidgets.js'
import { Studio } from './Studio.js'
import type { StudioPort } from './StudioPort.js'

stubDom()
// Everything is in sight, and the window is wide.
vi.stubGlobal('IntersectionObserver', undefined)
vi.stubGlobal('matchMedia', (media: string) => ({
  ...{ media, matches: media.includes('min-width'), addEventListener: vi.fn() },
  removeEventListener: vi.fn(),
}))

const registry = createPageRegistry(allWidgets)
const figure = (id: string, query: string, more: object = {}) =>
  pageNode({
    ...{ id, type: 'spruce.statistic', w: 8, h: 4 },
    props: { title: id, query, make: 'sum', ...more },
  })
const numbers = (value: number) => ({ columns: [{ name: 'n', type: 'number', values: [value] }] })

const figures = pageOf({
  nodes: [
    figure('设备数', 'devices'),
    { ...figure('待办数', 'todos'), x: 8 },
    {
      ...figure('报警数', 'todos', { visibility: [{ kind: 'permission', code: 'alarm:list' }] }),
      x: 16,
    },
  ],
  queries: [
    { id: 'devices', source: 'devices' },
    { id: 'todos', source: 'todos' },
  ],
})

function show(
  port: StudioPort,
  page = figures,
  data = new FakeDataPort({ devices: numbers(71), todos: numbers(5) }),
) {
  render(
    <ShellProvider language="zh-CN">
      <Studio
        id="page"
        name="生产运行工作台"
        page={{ document: page, version: 1, hasChanges: false }}
        registry={registry}
        data={data}
        port={port}
        permCodes={['alarm:list', 'device:list']}
        onBack={vi.fn()}
      />
      <DialogViewport />
    </ShellProvider>,
  )
}

it('previews the page as a role: without the data and the components that it may not see', async () => {
  const user = userEvent.setup()
  show(Object.assign(new FakeStudioPort(), { viewers: people((value) => value) }))
  await user.click(await screen.findByRole('button', { name: '预览' }))
  const devices = within(await screen.findByRole('article', { name: '设备数' }))
  expect(await devices.findByText('71')).toBeVisible()
  expect(screen.getByRole('article', { name: '报警数' })).toBeVisible()

  const viewer = within(screen.getByRole('group', { name: '预览身份' }))
  await user.click(viewer.getByRole('button', { name: '选择他人…' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: /角色/ }))
  await user.click(await screen.findByRole('option', { name: '访客' }))
  await user.click(dialog.getByRole('button', { name: '预览' }))

  expect(await viewer.findByText(/按角色“访客”的权限预览/)).toBeVisible()
  const refused = within(await screen.findByRole('article', { name: '设备数' }))
  expect(await refused.findByText('您没有查看此数据的权限。')).toBeVisible()
  expect(screen.queryByRole('article', { name: '报警数' })).toBeNull()
  expect(screen.getByRole('article', { name: '待办数' })).toHaveTextContent('5')

  await user.click(viewer.getByRole('button', { name: '恢复为本人' }))
  expect(await screen.findByText('71')).toBeVisible()
  expect(screen.getByRole('article', { name: '报警数' })).toBeVisible()
})

it('has dialogs, which a click opens in the preview', async () => {
  const user = userEvent.setup()
  const port = new FakeStudioPort()
  show(port)
  await user.click(await screen.findByRole('tab', { name: '弹窗' }))
  expect(screen.getByText('还没有弹窗')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '添加弹窗' }))
  const list = within(screen.getByRole('list', { name: '弹窗' }))
  expect(list.getByText('弹窗 1')).toBeVisible()
  expect(list.getByText('0 个组件 · 0 处打开')).toBeVisible()

  await user.click(screen.getByRole('tab', { name: '组件树' }))
  await user.click(screen.getByRole('treeitem', { name: /设备数/ }))
  await user.click(screen.getByRole('tab', { name: '交互' }))
  const [choice] = screen.getAllByRole('option', { name: '打开弹窗' })
  const kind = choice?.closest('select')
  if (!kind) throw new Error('no choice of what a click does')
  await user.selectOptions(kind, '打开弹窗')
  await user.selectOptions(screen.getByRole('combobox', { name: '选择弹窗' }), '弹窗 1')
  await user.click(screen.getByRole('tab', { name: '弹窗' }))
  expect(await screen.findByText('0 个组件 · 1 处打开')).toBeVisible()

  await user.click(screen.getByRole('button', { name: '预览' }))
  const open = await screen.findByRole('button', { name: '打开设备数' })
  await user.click(open)
  expect(await screen.findByRole('dialog', { name: '弹窗 1' })).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(open).toHaveFocus())

  await user.click(screen.getByRole('button', { name: '预览' }))
  await user.click(await screen.findByRole('tab', { name: '弹窗' }))
  await user.click(screen.getByRole('button', { name: '删除“弹窗 1”' }))
  const sure = within(await screen.findByRole('alertdialog'))
  await user.click(sure.getByRole('button', { name: '删除弹窗' }))
  expect(await screen.findByText('还没有弹窗')).toBeVisible()
})

it('offers the columns that the query answered, which is asked once for canvas and panel', async () => {
  const user = userEvent.setup()
  const column = { name: 'n', type: 'number', values: [71], label: '数量' }
  const data = new FakeDataPort({ devices: { columns: [column] } })
  const node = figure('设备数', 'devices', { column: 'gone' })
  const table = pageNode({
    ...{ id: 't', type: 'spruce.table', x: 8, props: { title: '明细', query: 'devices' } },
  })
  const queries = [{ id: 'devices', source: 'devices' }]
  show(new FakeStudioPort(), pageOf({ nodes: [node, table], queries }), data)
  await user.click(await screen.findByRole('tab', { name: '组件树' }))
  await user.click(screen.getByRole('treeitem', { name: /设备数/ }))
  const choice = await screen.findByRole('combobox', { name: '数值列' })
  expect(choice).toHaveValue('gone')
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([...['gone', '自动选择', '数量（n）']])
  await user.selectOptions(choice, '数量（n）')
  expect(await screen.findAllByText('71')).toHaveLength(2)

  await user.click(screen.getByRole('treeitem', { name: /明细/ }))
  const list = within(screen.getByRole('group', { name: '显示的列' }))
  await user.click(list.getByRole('button', { name: /添加/ }))
  const first = await list.findByRole('combobox')
  await waitFor(() => expect(first).toHaveFocus())
  await user.selectOptions(first, '数量（n）')
  expect(first).toHaveValue('n')
  expect(data.requests).toHaveLength(1)
})

it('takes any name of a column where the query has not answered, and keeps what is being typed', async () => {
  const user = userEvent.setup()
  let answer: (frame: object) => void = () => undefined
  const answered = new Promise<object>((resolve) => (answer = resolve))
  const data = Object.assign(new FakeDataPort(), {
    query: async () => ({ devices: { ok: true, frame: await answered } }),
  })
  const queries = [{ id: 'devices', source: 'devices' }]
  show(new FakeStudioPort(), pageOf({ nodes: [figure('设备数', 'devices')], queries }), data)
  await user.click(await screen.findByRole('tab', { name: '组件树' }))
  await user.click(screen.getByRole('treeitem', { name: /设备数/ }))
  const typed = screen.getByRole('textbox', { name: '数值列' })
  await user.type(typed, 'other')
  answer(numbers(71))
  expect(await screen.findByText('71')).toBeVisible()
  expect(typed).toHaveValue('other')
  await user.tab()
  expect(screen.getByRole('combobox', { name: '数值列' })).toHaveValue('other')
})

it('says what a link button opens by a form, as for a click on a component', async () => {
  const user = userEvent.setup()
  const errors = vi.spyOn(console, 'error')
  const port = new FakeStudioPort()
  const links = [{ label: '台账', action: { kind: 'open-menu', menu: 'm1' } }]
  const node = pageNode({ id: 'l', type: 'spruce.links', props: { title: '常用', links } })
  show(port, pageOf({ nodes: [node], variables: [{ name: 'line', kind: 'text', label: '产线' }] }))
  await user.click(await screen.findByRole('tab', { name: '组件树' }))
  await user.click(screen.getByRole('treeitem', { name: /常用/ }))
  const list = within(screen.getByRole('group', { name: '链接' }))
  const action = list.getByRole('combobox', { name: '打开' })
  expect(action).toHaveValue('open-menu')
  await user.selectOptions(action, '设置变量')
  await user.selectOptions(list.getByRole('combobox', { name: '选择变量' }), '产线')
  expect(list.queryByRole('option', { name: '所点行的列' })).toBeNull()
  await user.type(list.getByRole('textbox', { name: '固定值' }), '一号线{Enter}')
  expect(document.querySelector('p :is(div, p, fieldset)')).toBeNull()
  expect(errors).not.toHaveBeenCalled()
  errors.mockRestore()
  const source = { value: '一号线' }
  await waitFor(
    () =>
      expect(port.saved.at(-1)).toMatchObject({
        nodes: {
          l: {
            props: {
              links: [
                { label: '台账', action: { kind: 'set-variable', variable: 'line', source } },
              ],
            },
          },
        },
      }),
    { timeout: 3000 },
  )
})

it('repeats a section for each value of a variable that is chosen among those with choices', async () => {
  const user = userEvent.setup()
  const port = new FakeStudioPort()
  const options = ['l1', 'l2'].map((value) => ({ value, label: `产线 ${value}` }))
  const section = pageNode({ id: 's', type: 'spruce.section', props: { title: '各产线' } })
  const text = pageNode({
    ...{ id: 't', type: 'spruce.text', parent: 's', slot: 'body', w: 8, h: 3 },
    props: { title: '{{line}}' },
  })
  const variables = [
    { name: 'line', kind: 'choice', label: '产线', options },
    { name: 'site', kind: 'text', label: '厂区' },
  ]
  show(port, pageOf({ nodes: [section, text], variables }))
  await user.click(await screen.findByRole('tab', { name: '组件树' }))
  await user.click(screen.getByRole('treeitem', { name: /各产线/ }))
  const choice = screen.getByRole('combobox', { name: '按变量的每个值重复' })
  const offered = within(choice).getAllByRole('option')
  expect(offered.map(({ textContent }) => textContent)).toEqual(['不重复', '产线'])
  await user.selectOptions(choice, '产线')
  await user.click(screen.getByRole('tab', { name: '变量' }))
  expect(await screen.findByText(/2 处使用/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: '预览' }))
  expect(await screen.findByRole('region', { name: '产线 l1' })).toBeVisible()
  expect(screen.getByRole('region', { name: '产线 l2' })).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'l2' })).toBeVisible()

  await user.click(screen.getByRole('button', { name: '预览' }))
  await user.click(await screen.findByRole('button', { name: '撤销' }))
  await user.click(await screen.findByRole('tab', { name: '组件树' }))
  await user.click(screen.getByRole('treeitem', { name: /各产线/ }))
  expect(screen.getByRole('combobox', { name: '按变量的每个值重复' })).toHaveValue('')
})

it('has forms as properties, and none of them in a paragraph', async () => {
  const user = userEvent.setup()
  show(new FakeStudioPort())
  await user.click(await screen.findByRole('tab', { name: '组件树' }))
  await user.click(screen.getByRole('treeitem', { name: /报警数/ }))
  await user.click(screen.getByRole('tab', { name: '交互' }))
  expect(screen.getByRole('group', { name: '条件 1' })).toBeVisible()
  expect(document.querySelector('p :is(div, p, fieldset)')).toBeNull()
})

it('packs a container or the page by a button, which one step takes back', async () => {
  const user = userEvent.setup()
  const inside = { parent: 's', slot: 'body', y: 0, w: 6, h: 4 }
  const port = new FakeStudioPort()
  show(
    port,
    pageOf({
      nodes: [
        pageNode({ ...{ id: 's', type: 'spruce.section', w: 24, h: 8 }, props: { title: '明细' } }),
        { ...figure('甲', ''), ...inside, x: 4 },
        { ...figure('乙', ''), ...inside, x: 14 },
      ],
    }),
  )
  await user.click(await screen.findByRole('tab', { name: '位置' }))
  await user.click(screen.getByRole('button', { name: '自动排列整个页面' }))
  expect(screen.getByText('已排列紧凑，未作更改。')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: '组件树' }))
  await user.click(screen.getByRole('treeitem', { name: /明细/ }))
  const button = screen.getByRole('button', { name: '自动排列“明细”内的组件' })
  button.focus()
  await user.keyboard('{Enter}')
  expect(screen.getByText('自动排列“明细”内的组件：已完成')).toBeVisible()
  const placed = (x: number, other: number) =>
    waitFor(
      () => expect(port.saved.at(-1)).toMatchObject({ nodes: { 甲: { x }, 乙: { x: other } } }),
      { timeout: 3000 },
    )
  await placed(0, 6)
  await user.click(screen.getByRole('button', { name: '撤销' }))
  await placed(4, 14)
})

it('designs the layout of a telephone, which the wide page and its readers there keep apart', async () => {
  const user = userEvent.setup()
  const port = new FakeStudioPort()
  show(port)
  const widths = within(await screen.findByRole('group', { name: '设计宽度' }))
  expect(widths.getByRole('button', { name: '宽屏', pressed: true })).toBeVisible()
  await user.click(screen.getByRole('tab', { name: '位置' }))
  await user.click(screen.getByRole('tab', { name: '组件树' }))
  await user.click(screen.getByRole('treeitem', { name: /待办数/ }))
  expect(screen.queryByRole('group', { name: '手机布局' })).toBeNull()
  await user.click(widths.getByRole('button', { name: '手机' }))
  expect(await screen.findByText('正在设计手机布局')).toBeInTheDocument()
  expect(screen.getByText('手机布局：移动和调整大小只影响此宽度。')).toBeVisible()
  const form = within(screen.getByRole('group', { name: '手机布局' }))
  expect(form.getByText('此组件跟随宽屏布局。')).toBeVisible()
  expect(form.getByText('页面在此宽度完全跟随宽屏布局。')).toBeVisible()

  const row = screen.getByRole('spinbutton', { name: '行' })
  expect(row).toHaveValue(5)
  await user.clear(row)
  await user.type(row, '1{Enter}')
  expect(await form.findByText('此组件在此宽度有独立布局。')).toBeVisible()
  const kept = (layouts: object | undefined) =>
    waitFor(
      () =>
        expect(port.saved.at(-1)).toMatchObject({
          nodes: { 待办数: { x: 8, y: 0, w: 8, ...(layouts && { layouts }) } },
        }),
      { timeout: 3000 },
    )
  await kept({ narrow: { x: 0, y: 0, w: 1, h: 4 } })

  await user.click(form.getByRole('button', { name: '恢复跟随' }))
  expect(form.getByText('1 个组件已恢复跟随。')).toBeVisible()
  expect(form.getByText('此组件跟随宽屏布局。')).toBeVisible()
  await user.click(form.getByRole('button', { name: '整个页面恢复跟随' }))
  expect(form.getByText('没有独立布局，未作更改。')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '撤销' }))
  expect(await form.findByText('此组件在此宽度有独立布局。')).toBeVisible()

  await user.click(screen.getByRole('button', { name: '预览' }))
  const preview = within(screen.getByRole('group', { name: '预览宽度' }))
  expect(preview.getByRole('button', { name: '手机', pressed: true })).toBeVisible()
  await user.click(preview.getByRole('button', { name: '平板' }))
  await user.click(screen.getByRole('button', { name: '预览' }))
  expect(widths.getByRole('button', { name: '手机', pressed: true })).toBeVisible()
})

it('resizes by keys on the canvas of a tablet, and says so', async () => {
  const user = userEvent.setup()
  const port = new FakeStudioPort()
  show(port)
  const widths = within(await screen.findByRole('group', { name: '设计宽度' }))
  await user.click(widths.getByRole('button', { name: '平板' }))
  const item = document.querySelector<HTMLElement>('[data-designer-item="报警数"]')
  if (!item) throw new Error('nothing on the canvas')
  item.focus()
  await user.keyboard('{Shift>}{ArrowDown}{/Shift} ')
  expect(await screen.findByText(/已放下“报警数”/)).toBeInTheDocument()
  const layouts = { medium: { x: 8, y: 0, w: 4, h: 5 } }
  await waitFor(
    () => expect(port.saved.at(-1)).toMatchObject({ nodes: { 报警数: { w: 8, h: 4, layouts } } }),
    { timeout: 3000 },
  )
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(
    () => expect(port.saved.at(-1)).not.toHaveProperty(['nodes', '报警数', 'layouts']),
    { timeout: 3000 },
  )
})

it('offers nobody else where the port knows nobody', async () => {
  show(new FakeStudioPort())
  await userEvent.click(await screen.findByRole('button', { name: '预览' }))
  expect(await screen.findByRole('article', { name: '设备数' })).toBeVisible()
  expect(screen.queryByRole('group', { name: '预览身份' })).toBeNull()
})

it('zooms the canvas by its tools and by keys, which fields keep for themselves', async () => {
  const user = userEvent.setup()
  show(new FakeStudioPort())
  const level = await screen.findByRole('combobox', { name: '画布缩放' })
  const [item] = screen.getAllByRole('group').filter((one) => 'designerItem' in one.dataset)
  if (!item) throw new Error('nothing on the canvas')
  const height = () => item.style.height
  expect(height()).toBe('150px')
  await user.selectOptions(level, '50')
  await waitFor(() => expect(height()).toBe('70px'))
  item.focus()
  await user.keyboard('+')
  expect(level).toHaveValue('75')
  expect(await screen.findByText('画布缩放 75%')).toBeInTheDocument()
  await user.keyboard('9')
  expect(level).toHaveValue('fit')
  await user.keyboard('0')
  expect(level).toHaveValue('100')
  await waitFor(() => expect(height()).toBe('150px'))
  const search = screen.getByRole('searchbox')
  await user.type(search, '-0+')
  expect(search).toHaveValue('-0+')
  expect(level).toHaveValue('100')
})

it('tells which variables the page has when their section goes, and gives them back', async () => {
  const user = userEvent.setup()
  const page = pageOf({
    nodes: [
      pageNode({ id: 's', type: 'spruce.section', w: 24, props: { title: '明细' } }),
      pageNode({ id: 'x', type: 'spruce.section', y: 6, w: 24, props: { title: '其他' } }),
    ],
    variables: [
      { name: 'site', kind: 'text', label: '厂区', placeId: 's' },
      { name: 'line', kind: 'text', label: '产线', placeId: 's' },
      { name: 'limit', kind: 'number', label: '上限', placeId: 'x' },
    ],
  })
  const port = new FakeStudioPort()
  show(port, page)
  await user.click(await screen.findByRole('tab', { name: '变量' }))
  const list = within(screen.getByRole('list', { name: '变量' }))
  expect(list.getAllByText(/分区：明细/)).toHaveLength(2)
  document.querySelector<HTMLElement>('[data-designer-item="s"]')?.focus()
  await user.keyboard('{Delete}')
  expect(
    await screen.findByText('“厂区、产线”所在的分区或弹窗已不在，现显示在页面顶部'),
  ).toBeVisible()
  expect(screen.queryByText(/分区：明细/)).toBeNull()
  expect(screen.getByText(/分区：其他/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: '撤销' }))
  expect(await screen.findAllByText(/分区：明细/)).toHaveLength(2)
})
