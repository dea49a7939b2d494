import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FieldValues } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import { renderInShell } from '../../testing/render.js'
import { Form } from '../forms/Form.js'
import { useFormKernel } from '../forms/formKernel.js'
import { TextField } from '../forms/TextField.js'
import { InsertBar } from './InsertBar.js'
import { RichTextField } from './RichTextField.js'

// jsdom lays nothing out, and the editor scrolls to its caret.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList
Range.prototype.getBoundingClientRect = () => new DOMRect()

const items = [
  { label: '单据', text: '{{title}}' },
  { label: '申请人', text: '{{applicant}}' },
]

function Stage({ rich = false, onSubmit }: { rich?: boolean; onSubmit: (draft: object) => void }) {
  const kernel = useFormKernel<FieldValues, unknown>({
    initialValues: { text: rich ? '<p>你好</p>' : '待审批' },
    onSubmit,
  })
  return (
    <Form kernel={kernel} id="stage">
      <InsertBar label="插入变量" items={items}>
        {rich ? <RichTextField name="text" label="正文" /> : <TextField name="text" label="标题" />}
      </InsertBar>
      <button type="submit">保存</button>
    </Form>
  )
}

describe('InsertBar', () => {
  it('inserts at the cursor by keyboard, and the form holds it', async () => {
    const user = userEvent.setup()
    const onSubmit = vi.fn()
    renderInShell(<Stage onSubmit={onSubmit} />)
    const field = screen.getByLabelText<HTMLInputElement>('标题')
    await user.click(field)
    field.setSelectionRange(1, 2)
    await user.tab()
    expect(screen.getByRole('button', { name: '单据' })).toHaveFocus()
    await user.keyboard('{ArrowRight}{Enter}')
    expect(field).toHaveFocus()
    expect(field).toHaveValue('待{{applicant}}批')
    expect(field.selectionStart).toBe('待{{applicant}}'.length)
    await user.click(screen.getByRole('button', { name: '保存' }))
    expect(onSubmit).toHaveBeenCalledWith({ text: '待{{applicant}}批' })
  })

  it('inserts plain text into a rich text', async () => {
    const user = userEvent.setup()
    const onSubmit = vi.fn()
    renderInShell(<Stage rich onSubmit={onSubmit} />)
    await screen.findByRole('textbox', { name: '正文' })
    await user.click(screen.getByRole('button', { name: '单据' }))
    await user.click(screen.getByRole('button', { name: '保存' }))
    const [[draft]] = onSubmit.mock.calls as [[{ text: string }]]
    expect(draft.text).toContain('{{title}}')
  })
})
