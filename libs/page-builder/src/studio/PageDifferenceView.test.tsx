import type { PageNode } from '@spruce/designer-engine'
import { ShellProvider } from '@spruce/shell-ui'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openedPage } from '../testing/openedPage.js'
import { pageNode } from '../testing/pages.js'
import { PageDifferenceView } from './PageDifferenceView.js'

const clock = (id: string, change: Partial<PageNode> = {}) =>
  pageNode({ id, type: 'spruce.clock', w: 6, h: 4, props: { title: `钟 ${id}` }, ...change })
const tabs = [
  pageNode({ id: 't', type: 'spruce.tabs', y: 4, w: 24, h: 10, props: { title: '标签页' } }),
  pageNode({ id: 's', type: 'spruce.section', parent: 't', slot: 'tabs', w: 24, h: 8 }),
]
const inside = (title: string) => clock('in', { parent: 's', slot: 'body', props: { title } })

const from = openedPage([clock('a'), clock('gone', { x: 6 }), ...tabs, inside('内一')])
const to = openedPage([clock('a', { x: 18 }), clock('new', { x: 6 }), ...tabs, inside('内二')], {
  variables: [{ name: 'v', kind: 'text' }],
})

function show(after = to) {
  render(
    <ShellProvider language="zh-CN">
      <PageDifferenceView
        {...{ from, to: after, fromLabel: '版本 1', toLabel: '当前页面', same: '相同。' }}
        nameOf={({ type, props: { title } }) => (typeof title === 'string' ? title : type)}
      />
    </ShellProvider>,
  )
}

const drawing = (name: RegExp) => screen.getByRole('img', { name })
const box = (page: HTMLElement, name: string) =>
  within(page).getByText((_, element) => element?.textContent.endsWith(name) ?? false, {
    selector: 'span',
  })

it('draws both pages, with a sign for what became of each component', () => {
  show()
  const [before, after] = [drawing(/^版本 1的布局示意，3 个组件/), drawing(/^当前页面的布局示意/)]
  expect(box(before, '钟 gone')).toHaveTextContent('− 钟 gone')
  expect(box(before, '钟 a')).toHaveTextContent('→ 钟 a')
  expect(box(after, '钟 new')).toHaveTextContent('+ 钟 new')
  expect(box(after, '标签页')).toHaveTextContent('… 标签页')
  expect(box(after, '钟 a')).toHaveStyle({ left: '75%', width: '25%' })
  const legend = screen.getByRole('list', { name: '标记说明' })
  expect(legend).toHaveTextContent('已删除')
  expect(legend).toHaveTextContent('内部有修改')
})

it('shows the box of the entry that is chosen, or that of its container', async () => {
  show()
  const [before, after] = [drawing(/^版本 1/), drawing(/^当前页面/)]
  const entry = screen.getByRole('button', { name: '已修改：内二' })
  await userEvent.click(entry)
  expect(entry).toHaveAttribute('aria-pressed', 'true')
  expect(box(before, '标签页')).toHaveAttribute('data-chosen', 'true')
  expect(box(after, '标签页')).toHaveAttribute('data-chosen', 'true')
  await userEvent.click(screen.getByRole('button', { name: '已添加：钟 new' }))
  expect(box(after, '标签页')).not.toHaveAttribute('data-chosen')
  expect(box(after, '钟 new')).toHaveAttribute('data-chosen', 'true')
  expect(before.querySelector('[data-chosen]')).toBeNull()
})

it('names what cannot be drawn, and says where nothing differs', () => {
  show()
  expect(screen.getByText('已添加：变量“v”')).toBeVisible()
  expect(screen.queryByRole('button', { name: /变量/ })).toBeNull()
})

it('draws nothing where both are the same', () => {
  show(from)
  expect(screen.getByText('相同。')).toBeVisible()
  expect(screen.queryByRole('img')).toBeNull()
})

it('names the widths at which alone a component lies elsewhere', () => {
  const own = { medium: { x: 0, y: 0, w: 6, h: 4 }, narrow: { x: 0, y: 9, w: 1, h: 4 } }
  show(openedPage([clock('a', { layouts: own }), clock('gone', { x: 6 }), ...tabs, inside('内一')]))
  expect(screen.getByRole('button', { name: '已移动：钟 a（手机、平板）' })).toBeVisible()
  expect(box(drawing(/^当前页面/), '钟 a')).toHaveTextContent('→ 钟 a')
})
