import type { JsonObject } from '@spruce/designer-engine'
import { ShellProvider } from '@spruce/shell-ui'
import { stubDom } from '@spruce/shell-ui/testing'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { expect, it, vi } from 'vitest'
import type { PageSearch } from '../data/variables.js'
import { createPageRegistry } from '../runtime/createPageRegistry.js'
import { PageRuntime } from '../runtime/PageRuntime.js'
import { FakeDataPort } from '../testing/FakeDataPort.js'
import { pageNode, pageOf, type PageParts } from '../testing/pages.js'
import { allWidgets } from '../widgets/allWidgets.js'

stubDom()
// Everything is in sight.
vi.stubGlobal('IntersectionObserver', undefined)

const registry = createPageRegistry(allWidgets)
const text = (id: string, html: string, more: object = {}) =>
  pageNode({ id, type: 'spruce.text', w: 24, h: 3, props: { html }, ...more })
const section = (id: string, props: object = {}, more: object = {}) =>
  pageNode({ id, type: 'spruce.section', w: 24, props: { title: id, ...props }, ...more })
const inside = (parent: string) => ({ parent, slot: 'body' })

function show(parts: PageParts, first: PageSearch = {}) {
  const addresses: PageSearch[] = []
  const data = new FakeDataPort({
    rows: { columns: [{ name: 'name', type: 'string', values: ['甲', '乙'] }] },
  })
  const document = pageOf({ queries: [{ id: 'rows', source: 'platform' }], ...parts })
  function Page() {
    const [search, setSearch] = useState(first)
    const onSearchChange = (next: Readonly<Record<string, string>>) => {
      addresses.push(next)
      setSearch(next)
    }
    return <PageRuntime {...{ document, registry, data }} variables={{ search, onSearchChange }} />
  }
  render(
    <StrictMode>
      <ShellProvider language="zh-CN">
        <Page />
      </ShellProvider>
    </StrictMode>,
  )
  return { addresses, data }
}

const ofPage = '页面变量'
const group = (title: string) => screen.findByRole('group', { name: `“${title}”的变量` })
const type = async (field: HTMLElement, value: string) => {
  await userEvent.clear(field)
  await userEvent.type(field, `${value}{Enter}`)
}

it('stand in the head of their section, and the others above the page', async () => {
  const { addresses } = show({
    nodes: [text('all', '<p>总 {{site}}</p>'), section('明细', {}, { y: 3 })],
    variables: [
      { name: 'site', kind: 'text', label: '厂区', placeId: '明细' },
      { name: 'limit', kind: 'number', label: '上限' },
      { name: 'other', kind: 'text', isHidden: true, placeId: '明细' },
    ],
  })
  const own = within(await group('明细'))
  expect(own.getAllByRole('textbox')).toHaveLength(1)
  const page = within(screen.getByRole('group', { name: ofPage }))
  expect(page.getAllByRole('textbox').map((field) => field.getAttribute('inputmode'))).toEqual([
    'decimal',
  ])
  expect(within(screen.getByRole('region', { name: '明细' })).getByLabelText('厂区')).toBeVisible()
  // What stands outside follows it, too, and a link carries it.
  await type(own.getByLabelText('厂区'), '东区')
  expect(await screen.findByText('总 东区')).toBeVisible()
  expect(addresses.at(-1)).toEqual({ 'v.site': '东区' })
  await userEvent.click(screen.getByRole('button', { name: '明细' }))
  expect(screen.queryByLabelText('厂区')).toBeNull()
  expect(screen.getByText('总 东区')).toBeVisible()
})

it('have no room above the page where all live in sections', async () => {
  show({
    nodes: [section('明细')],
    variables: [{ name: 'site', kind: 'text', placeId: '明细' }],
  })
  await group('明细')
  expect(screen.queryByRole('group', { name: ofPage })).toBeNull()
})

it('stand above the page where their section is not there, whatever it is', async () => {
  show({
    nodes: [text('a', ''), pageNode({ id: 'g', type: 'spruce.group', y: 3 })],
    variables: ['gone', 'a', 'g', '__proto__', 7].map((placeId, at) => ({
      ...{ name: `v${String(at)}`, kind: 'text', placeId },
    })),
  })
  const page = within(await screen.findByRole('group', { name: ofPage }))
  expect(page.getAllByRole('textbox')).toHaveLength(5)
})

it('let a section repeat for a value of its own', async () => {
  show({
    nodes: [section('产线', { repeat: 'line' }), text('in', '<p>线 {{line}}</p>', inside('产线'))],
    variables: [
      {
        ...{ name: 'line', kind: 'choice', label: '选择产线', placeId: '产线' },
        options: [{ value: 'l1' }, { value: 'l2' }],
      },
    ],
  })
  expect(await screen.findByText('线 l1')).toBeVisible()
  expect(screen.getByText('线 l2')).toBeVisible()
  const choice = within(await group('产线')).getByRole('combobox')
  await userEvent.selectOptions(choice, 'l2')
  await waitFor(() => expect(screen.queryByText('线 l1')).toBeNull())
  expect(screen.getByText('线 l2')).toBeVisible()
  await userEvent.selectOptions(choice, '')
  expect(await screen.findByText('线 l1')).toBeVisible()
})

/** A table whose rows open a dialog with their name, and a link that opens it with nothing. */
const dialogParts = (source: JsonObject): PageParts => {
  const opens = { kind: 'open-dialog', dialog: 'd' }
  return {
    nodes: [
      pageNode({
        ...{ id: 'rows', type: 'spruce.table', h: 8 },
        props: {
          ...{ title: '产线', query: 'rows', link: opens },
          rowAction: { ...opens, variable: 'row', source },
        },
      }),
      pageNode({ id: 'd', type: 'spruce.group', slot: 'dialogs', props: { title: '{{row}}详情' } }),
      section('近况', { isCollapsible: false }, inside('d')),
      text('in', '<p>{{row}}/{{limit}}/{{note}}/{{site}}</p>', inside('近况')),
    ],
    variables: [
      { name: 'row', kind: 'choice', options: [{ value: '甲' }, { value: '乙' }], placeId: 'd' },
      { name: 'limit', kind: 'number', label: '上限', default: 10, placeId: 'd' },
      { name: 'note', kind: 'text', label: '备注', placeId: '近况' },
      { name: 'site', kind: 'text', label: '厂区', default: '一厂' },
    ],
  }
}

it('of a dialog are as the page was opened whenever it opens, but for what the click sets', async () => {
  const start = { 'v.row': '甲', 'v.limit': '7', 'v.note': '旧', 'v.site': '二厂' }
  const { addresses } = show(dialogParts({ column: 'name' }), start)
  await userEvent.click(await screen.findByRole('button', { name: '打开乙' }))
  const dialog = within(await screen.findByRole('dialog', { name: '乙详情' }))
  expect(await dialog.findByText('乙/7/旧/二厂')).toBeVisible()
  const own = within(await group('乙详情'))
  expect(own.getAllByRole('combobox')).toHaveLength(1)
  expect(own.getAllByRole('textbox')).toHaveLength(1)
  const inSection = within(await group('近况'))
  await type(own.getByLabelText('上限'), '12')
  await type(inSection.getByLabelText('备注'), '新')
  expect(await dialog.findByText('乙/12/新/二厂')).toBeVisible()
  expect(addresses.at(-1)).toEqual({ ...start, 'v.row': '乙', 'v.limit': '12', 'v.note': '新' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await type(screen.getByLabelText('厂区'), '三厂')
  await userEvent.click(screen.getByRole('button', { name: '打开产线' }))
  const again = within(await screen.findByRole('dialog', { name: '甲详情' }))
  expect(await again.findByText('甲/7/旧/三厂')).toBeVisible()
  expect(addresses.at(-1)).toEqual({ ...start, 'v.site': '三厂' })
})

it('of a dialog do not keep what they had where a click sets what they do not take', async () => {
  const { addresses } = show(dialogParts({ value: '丙' }))
  const open = await screen.findByRole('button', { name: '打开乙' })
  await userEvent.click(open)
  await userEvent.selectOptions(within(await group('详情')).getByRole('combobox'), '乙')
  expect(await screen.findByRole('dialog', { name: '乙详情' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(open)
  expect(await screen.findByText('/10//一厂')).toBeVisible()
  expect(addresses).toEqual([{ 'v.row': '乙' }, {}])
})

it('stand once in a dialog that is a section', async () => {
  const opens = { kind: 'open-dialog', dialog: 'd' }
  show({
    nodes: [
      pageNode({
        id: 'l',
        type: 'spruce.table',
        props: { title: '产线', query: 'rows', link: opens },
      }),
      section('d', { title: '详情' }, { slot: 'dialogs' }),
    ],
    variables: [{ name: 'note', kind: 'text', label: '备注', placeId: 'd' }],
  })
  await userEvent.click(await screen.findByRole('button', { name: '打开产线' }))
  expect(await screen.findByLabelText('备注')).toBeVisible()
  expect(screen.getAllByLabelText('备注')).toHaveLength(1)
})
