import { ShellProvider } from '@spruce/shell-ui'
import { stubDom } from '@spruce/shell-ui/testing'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { createPageRegistry } from '../runtime/createPageRegistry.js'
import { FakeDataPort } from '../testing/FakeDataPort.js'
import { FakeStudioPort } from '../testing/FakeStudioPort.js'
import { pageNode, pageOf } from '../testing/pages.js'
import { allWidgets } from '../widgets/allWidgets.js'
import { Studio } from './Studio.js'

stubDom()
vi.stubGlobal('IntersectionObserver', undefined)
vi.stubGlobal('matchMedia', (media: string) => ({
  ...{ media, matches: media.includes('min-width'), addEventListener: vi.fn() },
  removeEventListener: vi.fn(),
}))
// The editor scrolls to its caret.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList
Range.prototype.getBoundingClientRect = () => new DOMRect()

const line = vi.hoisted(() => ({ isDown: false }))
vi.mock('./RichTextControl.js', async (original) => {
  if (line.isDown) throw new Error('no connection')
  return original()
})

beforeEach(() => {
  line.isDown = false
})

const registry = createPageRegistry(allWidgets)
const table = '<table><tbody><tr><td>一号线</td></tr></tbody></table>'

async function select(html: string) {
  render(
    <ShellProvider language="zh-CN">
      <Studio
        id="page"
        name="P"
        page={{
          document: pageOf({
            nodes: [
              pageNode({
                id: 'a',
                type: 'spruce.text',
                w: 8,
                h: 4,
                props: { title: 'TEXT', html },
              }),
            ],
            variables: [{ name: 'line_1', kind: 'text', label: '产线' }],
          }),
          ...{ version: 1, hasChanges: false },
        }}
        registry={registry}
        data={new FakeDataPort()}
        port={new FakeStudioPort()}
        onBack={vi.fn()}
      />
    </ShellProvider>,
  )
  await userEvent.click(await screen.findByRole('tab', { name: '组件树' }))
  await userEvent.click(screen.getByRole('treeitem', { name: /TEXT/ }))
}

const content = () => screen.findByRole('textbox', { name: '内容' })
/** What stands on the canvas is inert. */
const heading = () => {
  const canvas = document.querySelector<HTMLElement>('[data-designer-canvas]')
  return within(canvas!).queryByRole('heading', { name: '一号线', hidden: true })
}

it('falls back to the source where the editor does not come, and tries again', async () => {
  line.isDown = true
  await select('<p>一号线</p>')
  expect(await screen.findByText(/编辑器未能加载/)).toBeVisible()
  expect(await content()).toHaveValue('<p>一号线</p>')
  line.isDown = false
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  await waitFor(async () => expect(await content()).toHaveAttribute('contenteditable', 'true'))
})

it('edits as rich text; opening it changes nothing, and what it changes can be undone', async () => {
  await select('<p>一号线</p>')
  expect(await content()).toHaveTextContent('一号线')
  const [studioUndo] = screen.getAllByRole('button', { name: '撤销' })
  expect(studioUndo).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(screen.getByRole('button', { name: '标题' }))
  await waitFor(() => expect(heading()).toBeVisible())
  await userEvent.click(studioUndo!)
  await waitFor(() => expect(heading()).toBeNull())
  await waitFor(async () => expect((await content()).querySelector('h2')).toBeNull())
})

it('inserts a variable of the page as text', async () => {
  await select('<p>产线：</p>')
  await content()
  const variables = screen.getByRole('toolbar', { name: '插入变量到内容' })
  await userEvent.click(within(variables).getByRole('button', { name: '产线' }))
  await waitFor(async () => expect(await content()).toHaveTextContent('{{line_1}}'))
  await userEvent.click(screen.getByRole('button', { name: '编辑源代码' }))
  expect((await content()).textContent).toContain('{{line_1}}')
})

it('keeps the source of what the editor would drop, says so, and lets it be typed on', async () => {
  await select(table)
  const source = await content()
  expect(source).toHaveValue(table)
  expect(source).toHaveAccessibleDescription(/table、tbody、tr、td/)
  expect(screen.queryByRole('button', { name: '使用富文本编辑器' })).toBeNull()
  await userEvent.click(source)
  fireEvent.change(source, { target: { value: '<p>一号线</p>' } })
  expect(source).toHaveFocus() // it stays the source while it is typed
  expect(screen.queryByText(/不支持的部分/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '使用富文本编辑器' }))
  await waitFor(async () => expect(await content()).toHaveAttribute('contenteditable', 'true'))
})
