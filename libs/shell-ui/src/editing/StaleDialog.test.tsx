import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderInShell } from '../../testing/render.js'
import { toast } from '../provider/toast.js'
import { StaleDialog, type StaleField } from './StaleDialog.js'

const taken = '已载入最新内容，您的修改未保存'

function show(fields: readonly StaleField[] = []) {
  const onClose = vi.fn()
  renderInShell(<StaleDialog name="研发中心" fields={fields} onClose={onClose} />)
  return onClose
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('an edit that came too late', () => {
  afterEach(() => act(() => toast.clear()))

  it('shows both values, -- for an emptied one', async () => {
    show([{ label: '描述', mine: '', theirs: '产品研发与技术平台' }])
    expect(await screen.findByRole('row', { name: '描述 -- 产品研发与技术平台' })).toBeVisible()
  })

  it('says when the other one stays: nothing was saved', async () => {
    const onClose = show()
    await press('采用最新内容')
    expect(onClose).toHaveBeenCalledExactlyOnceWith('theirs')
    expect(await screen.findByText(taken)).toBeVisible()
  })

  it('leaves it to the form to say that mine was saved', async () => {
    const onClose = show()
    await press('保留我的修改')
    expect(onClose).toHaveBeenCalledExactlyOnceWith('mine')
    expect(screen.queryByText(taken)).toBeNull()
  })

  it('answers nothing when closed', async () => {
    const onClose = show()
    await press('关闭')
    expect(onClose).toHaveBeenCalledExactlyOnceWith()
  })
})
