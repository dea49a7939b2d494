import { DialogViewport, ShellProvider } from '@spruce/shell-ui'
import { stubDom } from '@spruce/shell-ui/testing'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { createPageRegistry } from '../runtime/createPageRegistry.js'
import { FakeDataPort } from '../testing/FakeDataPort.js'
import { FakeStudioPort } from '../testing/FakeStudioPort.js'
import { pageNode, pageOf } from '../testing/pages.js'
import { allWidgets } from '../widgets/allWidgets.js'
import { Studio } from './Studio.js'
import type { StudioEditor, StudioPort } from './StudioPort.js'

stubDom()
vi.stubGlobal('IntersectionObserver', undefined)
vi.stubGlobal('matchMedia', (media: string) => ({
  ...{ media, matches: media.includes('min-width'), addEventListener: vi.fn() },
  removeEventListener: vi.fn(),
}))

const registry = createPageRegistry(allWidgets)
const page = pageOf({
  nodes: [
    pageNode({ id: 'a', type: 'spruce.clock', w: 6, h: 4, props: { title: 'CLOCK-1' } }),
    pageNode({ id: 'b', type: 'spruce.clock', x: 6, w: 6, h: 4, props: { title: 'CLOCK-2' } }),
  ],
})

function show(port: StudioPort = new FakeStudioPort(), isReadOnly = false) {
  render(
    <ShellProvider language="zh-CN">
      <Studio
        id="page"
        name="P"
        tenantId="t1"
        page={{ document: page, version: 1, hasChanges: false }}
        registry={registry}
        data={new FakeDataPort()}
        port={port}
        isReadOnly={isReadOnly}
        onBack={vi.fn()}
      />
      <DialogViewport />
    </ShellProvider>,
  )
}

const item = (name: string) => screen.findByRole('group', { name: new RegExp(`^${name}，`) })
const items = (name: string) => screen.queryAllByRole('group', { name: new RegExp(`^${name}，`) })

/** What a browser tells of its keys; `jsdom` has no clipboard. */
function tell(kind: 'copy' | 'cut' | 'paste', target: Element, text = '') {
  const data = new Map([['text/plain', text]])
  const event = Object.assign(new Event(kind, { bubbles: true, cancelable: true }), {
    clipboardData: {
      getData: (type: string) => data.get(type) ?? '',
      setData: (type: string, given: string) => void data.set(type, given),
    },
  })
  act(() => void target.dispatchEvent(event))
  return { text: data.get('text/plain') ?? '', isAnswered: event.defaultPrevented }
}

it('copies the component that has the focus, and pastes it as a step that is undone', async () => {
  const user = userEvent.setup()
  show()
  const clock = await item('CLOCK-1')
  act(() => clock.focus())
  const copied = tell('copy', clock)
  expect(copied.isAnswered).toBe(true)
  expect(JSON.parse(copied.text)).toMatchObject({
    ...{ format: 'spruce/page', version: 1, from: { tenant: 't1', page: 'page' }, name: 'P' },
  })
  expect(await screen.findByText('已复制 1 个组件')).toBeInTheDocument()
  tell('paste', clock, copied.text)
  await waitFor(() => expect(items('CLOCK-1')).toHaveLength(2))
  await user.click(screen.getByRole('button', { name: '撤销' }))
  await waitFor(() => expect(items('CLOCK-1')).toHaveLength(1))
})

it('cuts', async () => {
  show()
  const clock = await item('CLOCK-2')
  act(() => clock.focus())
  expect(tell('cut', clock).text).toContain('CLOCK-2')
  await waitFor(() => expect(items('CLOCK-2')).toHaveLength(0))
  expect(items('CLOCK-1')).toHaveLength(1)
})

it('leaves fields alone, and pastes nothing into a page that is only looked at', async () => {
  show(undefined, true)
  const clock = await item('CLOCK-1')
  act(() => clock.focus())
  const { text, isAnswered } = tell('copy', clock)
  expect(isAnswered).toBe(true)
  expect(tell('paste', clock, text).isAnswered).toBe(false)
  expect(tell('cut', clock).isAnswered).toBe(false)
  const field = document.createElement('input')
  document.querySelector('.sp-studio')?.append(field)
  expect(tell('copy', field).isAnswered).toBe(false)
})

it('says that a clipboard holds no components', async () => {
  show()
  const clock = await item('CLOCK-1')
  tell('paste', clock, 'hello')
  expect(await screen.findByText('剪贴板中没有组件。')).toBeInTheDocument()
})

it('asks for the text where the browser refuses the clipboard', async () => {
  const user = userEvent.setup()
  show()
  const clock = await item('CLOCK-1')
  const { text } = tell('copy', clock)
  vi.spyOn(navigator.clipboard, 'readText').mockRejectedValue(new Error('refused'))
  await user.click(screen.getByRole('button', { name: '复制与粘贴' }))
  const entry = await screen.findByRole('menuitem', { name: '粘贴' })
  fireEvent.pointerDown(entry)
  await waitFor(() => expect(entry).toHaveAttribute('data-highlighted')) // one that is not marked yet does nothing
  fireEvent.click(entry)
  const field = await screen.findByLabelText('或在此粘贴')
  await user.click(field)
  await user.paste(text)
  await user.click(screen.getByRole('button', { name: '下一步' }))
  await waitFor(() => expect(items('CLOCK-1')).toHaveLength(2))
})

it('shows who else is there, and says who comes and goes', async () => {
  let tellEditors: ((editors: readonly StudioEditor[]) => void) | undefined
  const leave = vi.fn()
  const presence = {
    follow(onChange: (editors: readonly StudioEditor[]) => void) {
      tellEditors = onChange
      return leave
    },
  }
  show(Object.assign(new FakeStudioPort(), { presence }))
  await item('CLOCK-1')
  const editor: StudioEditor = {
    ...{ id: 'm', name: '李娜', photo: null, isSelf: false },
    ...{ since: '2026-11-20T08:00:00.000Z', savedAt: null },
  }
  act(() => tellEditors?.([editor]))
  expect(await screen.findByRole('button', { name: '另有 1 人正在编辑' })).toBeVisible()
  expect(screen.getByText('李娜 正在编辑此页面')).toBeInTheDocument()
  act(() => tellEditors?.([{ ...editor, isSelf: true }]))
  expect(screen.getByRole('button', { name: '您在另一个标签页中' })).toBeVisible()
  act(() => tellEditors?.([]))
  expect(screen.queryByRole('button', { name: /正在编辑|另一个标签页/ })).toBeNull()
})
