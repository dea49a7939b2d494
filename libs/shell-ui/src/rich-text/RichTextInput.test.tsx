import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderInShell } from '../../testing/render.js'
import { RichTextInput } from './RichTextInput.js'

// jsdom lays nothing out, and the editor scrolls to its caret.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList
Range.prototype.getBoundingClientRect = () => new DOMRect()

it('tells its owner of another text, outside of any form', async () => {
  const onChange = vi.fn()
  renderInShell(
    <>
      <span id="l">说明</span>
      <RichTextInput
        label="说明"
        control={{
          ...{ id: 'i', labelId: 'l', describedBy: undefined, value: '<p>你好</p>' },
          ...{ isDisabled: false, isInvalid: false, onChange, onBlur: vi.fn() },
        }}
      />
    </>,
  )
  expect(await screen.findByRole('textbox', { name: '说明' })).toHaveTextContent('你好')
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: '标题' }))
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('<h2>你好</h2>'))
})

it('offers no tool while it is disabled, not even an open link, and keeps the text', async () => {
  const onChange = vi.fn()
  const input = (isDisabled: boolean) => (
    <>
      <span id="l">说明</span>
      <RichTextInput
        label="说明"
        control={{
          ...{ id: 'i', labelId: 'l', describedBy: undefined, value: '<p>你好</p>' },
          ...{ isDisabled, isInvalid: false, onChange, onBlur: vi.fn() },
        }}
      />
    </>
  )
  const { rerender } = renderInShell(input(false))
  const tools = within(await screen.findByRole('toolbar', { name: '说明：格式' }))
  await userEvent.click(tools.getByRole('button', { name: '标题' }))
  const undo = tools.getByRole('button', { name: '撤销' })
  await waitFor(() => expect(undo).not.toHaveAttribute('aria-disabled'))
  await userEvent.click(tools.getByRole('button', { name: '链接' }))
  expect(screen.getByRole('group', { name: '链接' })).toBeVisible()
  onChange.mockClear()
  rerender(input(true))
  expect(screen.queryByRole('group', { name: '链接' })).not.toBeInTheDocument()
  for (const tool of tools.getAllByRole('button')) {
    expect(tool).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(tool)
  }
  expect(onChange).not.toHaveBeenCalled()
  rerender(input(false))
  expect(screen.queryByRole('group', { name: '链接' })).not.toBeInTheDocument()
})
