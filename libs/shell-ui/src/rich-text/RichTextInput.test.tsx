import { screen, waitFor } from '@testing-library/react'
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
