import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderInShell } from '../../testing/render.js'
import { InlineEdit, type InlineEditProps } from './InlineEdit.js'

function show(props: Partial<InlineEditProps> = {}) {
  const onSubmit = vi.fn<(draft: string) => unknown>()
  renderInShell(<InlineEdit label="名称" value="研发部" onSubmit={onSubmit} {...props} />)
  return onSubmit
}

async function edit(text: string) {
  await userEvent.click(screen.getByRole('button', { name: '编辑名称' }))
  const input = screen.getByRole('textbox', { name: '名称' })
  await waitFor(() => expect(input).toHaveFocus())
  await userEvent.clear(input)
  await userEvent.type(input, text)
  return input
}

describe('InlineEdit (spec section 4)', () => {
  it('grid (WAI-ARIA): F2 goes into the text, Escape back to its button', async () => {
    show()
    const pencil = screen.getByRole('button', { name: '编辑名称' })
    act(() => pencil.focus())
    await userEvent.keyboard('{F2}')
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: '编辑名称' })).toHaveFocus())
  })

  it('toggles between view and edit; cancel restores the original value and gives the focus back', async () => {
    const onSubmit = show()
    await edit('测试部')
    await userEvent.click(screen.getByRole('button', { name: '取消修改' }))
    expect(screen.getByText('研发部')).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
    await waitFor(() => expect(screen.getByRole('button', { name: '编辑名称' })).toHaveFocus())
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it.each([false, undefined, '', Promise.resolve(false)])(
    'a falsy result of the validator (%s) blocks the submit',
    async (answer) => {
      const onSubmit = show({ validate: () => answer })
      const input = await edit('测试部{Enter}')
      await waitFor(() =>
        expect(screen.getByRole('alert')).toHaveTextContent('该内容不可用，请修改'),
      )
      expect(input).toHaveValue('测试部')
      expect(onSubmit).not.toHaveBeenCalled()
    },
  )

  it('says what a rejecting validator says', async () => {
    const onSubmit = show({ validate: () => Promise.reject(new Error('名称重复')) })
    await edit('测试部{Enter}')
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('名称重复'))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('submits once while the validator thinks, and closes', async () => {
    let answer: (value: boolean) => void = () => undefined
    const validate = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)))
    const onSubmit = show({ validate })
    await edit('测试部{Enter}{Enter}')
    expect(validate).toHaveBeenCalledExactlyOnceWith('测试部')
    expect(onSubmit).not.toHaveBeenCalled()
    answer(true)
    await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith('测试部'))
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  })

  it('keeps what was typed when it cannot be kept', async () => {
    show({ onSubmit: () => Promise.reject(new Error('网络开小差了')) })
    const input = await edit('测试部{Enter}')
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('网络开小差了'))
    expect(input).toHaveValue('测试部')
  })

  it('closes without a submit when nothing was changed', async () => {
    const onSubmit = show()
    await edit('研发部{Enter}')
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
    expect(onSubmit).not.toHaveBeenCalled()
  })
})
