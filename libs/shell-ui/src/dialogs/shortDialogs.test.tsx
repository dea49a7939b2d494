import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderInShell } from '../../testing/render.js'
import type { Option } from '../forms/OptionList.js'
import { dangerDialog } from './DangerDialog.js'
import { closeAllDialogs } from './defineDialog.js'
import { ListDialog } from './ListDialog.js'
import { OneTimePasswordDialog } from './OneTimePasswordDialog.js'
import { toastDialog } from './toastDialog.js'
import { UserPickDialog, type UserPickDialogProps } from './UserPickDialog.js'

afterEach(() => act(() => closeAllDialogs()))

describe('dangerDialog (spec section 5)', () => {
  it('with input requires non-empty text, and resolves with it', async () => {
    renderInShell(<p>page</p>)
    const onConfirm = vi.fn()
    const answer = dangerDialog.open({
      title: '驳回？',
      confirmLabel: '驳回',
      asks: 'text',
      inputLabel: '驳回原因',
      onConfirm,
    })
    const input = await screen.findByRole('textbox', { name: /驳回原因/ })
    await waitFor(() => expect(input).toHaveFocus())
    expect(input).toBeRequired()
    await userEvent.type(input, '   {Enter}')
    expect(await screen.findByText('请输入')).toBeVisible()
    expect(onConfirm).not.toHaveBeenCalled()
    await userEvent.type(input, '资料不全 {Enter}')
    await expect(answer).resolves.toBe('资料不全')
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith('资料不全')
  })

  it('requires typing DELETE otherwise, and stays with what failed', async () => {
    renderInShell(<p>page</p>)
    const answer = dangerDialog.open({
      title: '删除？',
      confirmLabel: '删除',
      onConfirm: () => Promise.reject(new Error('仍被使用')),
    })
    const input = await screen.findByRole('textbox', { name: '请输入 DELETE 以确认' })
    await waitFor(() => expect(input).toHaveFocus())
    await userEvent.type(input, 'DELETE{Enter}')
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('仍被使用'))
    await userEvent.click(screen.getByRole('button', { name: '取消' }))
    await expect(answer).resolves.toBeUndefined()
  })
})

describe('toastDialog (spec section 2.6)', () => {
  it('asks, warns and tells; each says true when it is confirmed', async () => {
    renderInShell(<p>page</p>)
    const press = async (name: string) =>
      userEvent.click(await screen.findByRole('button', { name }))
    const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

    let answer = toastDialog.confirm({ title: '发布？', confirmLabel: '发布' })
    await press('发布')
    await expect(answer).resolves.toBe(true)
    await gone()

    answer = toastDialog.danger({ title: '撤回？', confirmLabel: '撤回' })
    await press('取消')
    await expect(answer).resolves.toBeUndefined()
    await gone()

    answer = toastDialog.success({ title: '已提交', message: '请留意短信。' })
    const dialog = await screen.findByRole('alertdialog', { name: '已提交' })
    expect(within(dialog).queryByRole('button', { name: '取消' })).toBeNull()
    await press('知道了')
    await expect(answer).resolves.toBe(true)
  })
})

describe('UserPickDialog', () => {
  const people: Option[] = ['张伟', '李娜', '王芳'].map((label, at) => ({
    value: `u${String(at)}`,
    label,
  }))
  const find = (keyword: string) =>
    Promise.resolve(people.filter(({ label }) => label.includes(keyword)))

  function show(props: Partial<UserPickDialogProps> = {}) {
    const onClose = vi.fn()
    renderInShell(
      <UserPickDialog
        title="选择审批人"
        find={find}
        onSubmit={(ids) => ids}
        onClose={onClose}
        {...props}
      />,
    )
    return onClose
  }

  it('keeps who was chosen over searches, in the order of choosing', async () => {
    const onClose = show()
    await userEvent.click(await screen.findByRole('option', { name: '李娜' }))
    await userEvent.type(screen.getByRole('combobox'), '张')
    await waitFor(() => expect(screen.queryByRole('option', { name: '李娜' })).toBeNull())
    await userEvent.click(screen.getByRole('option', { name: '张伟' }))
    const chips = within(screen.getByRole('list', { name: '成员' }))
    expect(chips.getAllByRole('listitem').map((chip) => chip.textContent)).toEqual(['李娜', '张伟'])
    await userEvent.click(chips.getByRole('button', { name: '移除“李娜”' }))
    await userEvent.click(screen.getByRole('button', { name: '选择' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledExactlyOnceWith(['u0']))
  })

  it('is a combobox whose keys go through its listbox (ARIA practice "Combobox")', async () => {
    const onClose = show({ chosen: people.slice(0, 1) })
    const search = await screen.findByRole('combobox')
    await waitFor(() => expect(search).toHaveFocus())
    const chosen = await screen.findByRole('option', { name: '张伟' })
    expect(chosen).toHaveAttribute('aria-selected', 'true')
    await screen.findByRole('option', { name: '王芳' })
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const active = search.getAttribute('aria-activedescendant') ?? ''
    expect(document.getElementById(active)).toHaveTextContent('王芳')
    await userEvent.keyboard('{Enter}')
    expect(onClose).not.toHaveBeenCalled()
    expect(screen.getByText('已选择 2 人')).toBeVisible()
  })

  it('insists on somebody, and on no more than it may', async () => {
    const onClose = show({ most: 1 })
    await userEvent.click(await screen.findByRole('button', { name: '选择' }))
    expect(await screen.findByText('请选择成员')).toBeVisible()
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription('请选择成员')
    await userEvent.click(screen.getByRole('option', { name: '李娜' }))
    await userEvent.click(screen.getByRole('option', { name: '王芳' }))
    await userEvent.click(screen.getByRole('button', { name: '选择' }))
    expect(await screen.findByText('最多选择 1 人')).toBeVisible()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('says that the search failed', async () => {
    show({ find: () => Promise.reject(new Error('offline')) })
    expect(await screen.findByText('选项加载失败')).toBeVisible()
  })
})

describe('the frame by keyboard', () => {
  it('moves, resizes down to 400 × 300 (spec section 2.6) and goes back', async () => {
    renderInShell(
      <ListDialog title="成员" onClose={() => undefined}>
        <p>列表</p>
      </ListDialog>,
    )
    const dialog = await screen.findByRole('dialog')
    dialog.getBoundingClientRect = () => new DOMRect(100, 100, 410, 305)
    const arrange = screen.getByRole('button', { name: '对话框摆放' })
    // The dialog has taken the focus, and takes it no more.
    await waitFor(() => expect(screen.getByRole('button', { name: '最大化' })).toHaveFocus())
    act(() => arrange.focus())
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}')
    expect(dialog.style.translate).toBe('16px 32px')
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowUp}{/Shift}')
    expect([dialog.style.width, dialog.style.height]).toEqual(['400px', '300px'])
    await userEvent.keyboard('{Home}')
    expect([dialog.style.translate, dialog.style.width]).toEqual(['', ''])
  })

  it('fills the window when maximised, whatever size was given by hand', async () => {
    renderInShell(
      <ListDialog title="成员" onClose={() => undefined}>
        <p>列表</p>
      </ListDialog>,
    )
    const dialog = await screen.findByRole('dialog')
    dialog.style.width = '500px' // as the browser's own corner does
    await userEvent.click(screen.getByRole('button', { name: '最大化' }))
    expect(dialog.style.width).toBe('')
  })
})

describe('OneTimePasswordDialog', () => {
  const show = (onClose: () => void) =>
    renderInShell(
      <OneTimePasswordDialog
        title="“钱多多”的一次性密码"
        loginName="qian_duoduo"
        password="Qx7!mR2z"
        onClose={onClose}
      />,
    )

  it('copies, and closes', async () => {
    const user = userEvent.setup()
    const onClose = vi.fn()
    show(onClose)
    await user.click(await screen.findByRole('button', { name: '复制并关闭' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledWith(true))
    await expect(navigator.clipboard.readText()).resolves.toBe('Qx7!mR2z')
  })

  it('selects the password for copying by hand where the browser forbids the clipboard', async () => {
    const user = userEvent.setup()
    const onClose = vi.fn()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('forbidden'))
    show(onClose)
    await user.click(await screen.findByRole('button', { name: '复制并关闭' }))
    expect(await screen.findByText(/密码已选中/)).toBeVisible()
    expect(getSelection()?.toString()).toBe('Qx7!mR2z')
    expect(onClose).not.toHaveBeenCalled()
  })
})
