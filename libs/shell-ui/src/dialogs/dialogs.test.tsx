import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderInShell } from '../../testing/render.js'
import { SelectField } from '../forms/SelectField.js'
import { TextField } from '../forms/TextField.js'
import { confirmDialog, ConfirmDialog, deleteWord } from './ConfirmDialog.js'
import { closeAllDialogs, defineDialog } from './defineDialog.js'
import { FormDialog, type FormDialogProps } from './FormDialog.js'
import { ListDialog } from './ListDialog.js'

interface Draft {
  name: string
  code: string
}

function DepartmentForm(props: Partial<FormDialogProps<Draft, string>>) {
  return (
    <FormDialog<Draft, string>
      title="编辑部门"
      initialValues={{ name: '研发部', code: 'rd' }}
      validate={(draft) => ({ name: draft.name.trim() ? undefined : '请输入部门名称' })}
      onSubmit={() => 'saved'}
      onClose={() => undefined}
      {...props}
    >
      <TextField name="name" label="部门名称" isRequired />
      <TextField name="code" label="部门编码" help="字母、数字和下划线" />
    </FormDialog>
  )
}

function field(name: string) {
  return screen.getByLabelText(name)
}

/** Lets exits and returns of focus end that were begun. */
function settle() {
  return act(() => new Promise((resolve) => setTimeout(resolve, 100)))
}

afterEach(() => {
  vi.restoreAllMocks()
  closeAllDialogs()
})

describe('FormDialog', () => {
  it('is a dialog named by its title, with the focus in its first field', async () => {
    renderInShell(<DepartmentForm />)
    expect(await screen.findByRole('dialog', { name: '编辑部门' })).toBeVisible()
    await waitFor(() => expect(field('部门名称')).toHaveFocus())
    expect(field('部门名称')).toHaveAttribute('aria-required', 'true')
    expect(field('部门编码')).toHaveAccessibleDescription('字母、数字和下划线')
  })

  it('leaves the focus to who was quicker and is in another field already', async () => {
    renderInShell(<DepartmentForm />)
    act(() => field('部门编码').focus())
    await new Promise((resolve) => setTimeout(resolve, 100)) // the dialog takes the focus within two frames
    expect(field('部门编码')).toHaveFocus()
  })

  it('stays open with the error in place of the help, and the focus on it', async () => {
    const user = userEvent.setup()
    const onSubmit = vi.fn(() => 'saved')
    renderInShell(<DepartmentForm onSubmit={onSubmit} />)
    await user.clear(field('部门名称'))
    await user.click(screen.getByRole('button', { name: '保存' }))
    expect(await screen.findByText('请输入部门名称')).toBeVisible()
    expect(field('部门名称')).toHaveFocus()
    expect(field('部门名称')).toHaveAccessibleDescription('请输入部门名称')
    expect(onSubmit).not.toHaveBeenCalled()
    await user.type(field('部门名称'), '研')
    expect(screen.queryByText('请输入部门名称')).not.toBeInTheDocument()
  })

  it('submits with Enter and closes with the result', async () => {
    const user = userEvent.setup()
    const onClose = vi.fn()
    const onSubmit = vi.fn((draft: Draft) => Promise.resolve(`saved ${draft.name}`))
    renderInShell(<DepartmentForm onSubmit={onSubmit} onClose={onClose} />)
    await user.type(field('部门名称'), '一组{Enter}')
    await waitFor(() => expect(onClose).toHaveBeenCalledExactlyOnceWith('saved 研发部一组'))
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: '研发部一组', code: 'rd' })
  })

  it('submits once while pending', async () => {
    const user = userEvent.setup()
    let finish: (value: string) => void = () => undefined
    const onSubmit = vi.fn(() => new Promise<string>((resolve) => (finish = resolve)))
    const onClose = vi.fn()
    renderInShell(<DepartmentForm onSubmit={onSubmit} onClose={onClose} />)
    await user.type(field('部门名称'), 'x{Enter}{Enter}')
    expect(onSubmit).toHaveBeenCalledOnce()
    await user.click(screen.getByRole('button', { name: '取消' }))
    expect(onClose).not.toHaveBeenCalled()
    await act(async () => {
      finish('done')
      await Promise.resolve()
    })
    await waitFor(() => expect(onClose).toHaveBeenCalledExactlyOnceWith('done'))
  })

  it('puts errors of the server at their fields and loses no input', async () => {
    const user = userEvent.setup()
    const failure = Object.assign(new Error('名称重复'), {
      fields: [{ path: 'body.name', message: '同级已有同名部门' }],
    })
    const onClose = vi.fn()
    renderInShell(<DepartmentForm onSubmit={() => Promise.reject(failure)} onClose={onClose} />)
    await user.type(field('部门名称'), '二组')
    await user.type(field('部门编码'), '2{Enter}')
    expect(await screen.findByText('同级已有同名部门')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('请检查标出的内容')
    expect(field('部门名称')).toHaveFocus()
    expect(field('部门名称')).toHaveValue('研发部二组')
    expect(field('部门编码')).toHaveValue('rd2')
    expect(onClose).not.toHaveBeenCalled()
  })

  it('says a failure that belongs to no field', async () => {
    const user = userEvent.setup()
    renderInShell(<DepartmentForm onSubmit={() => Promise.reject(new Error('部门已被删除'))} />)
    await user.type(field('部门名称'), '{Enter}')
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('部门已被删除'))
  })

  it('closes at once when nothing was typed', async () => {
    const onClose = vi.fn()
    renderInShell(<DepartmentForm onClose={onClose} />)
    await waitFor(() => expect(field('部门名称')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledExactlyOnceWith()
  })

  it('asks for confirmation to discard unsaved edits (spec section 5)', async () => {
    const user = userEvent.setup()
    const onClose = vi.fn()
    renderInShell(<DepartmentForm onClose={onClose} />)
    await user.type(field('部门名称'), 'x')
    await user.keyboard('{Escape}')
    const question = await screen.findByRole('alertdialog', { name: '放弃修改？' })
    await user.click(within(question).getByRole('button', { name: '继续编辑' }))
    await waitFor(() => expect(question).not.toBeInTheDocument())
    expect(field('部门名称')).toHaveValue('研发部x')
    expect(onClose).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: '取消' }))
    await user.click(await screen.findByRole('button', { name: '放弃修改' }))
    expect(onClose).toHaveBeenCalledExactlyOnceWith()
  })

  it('maximises and restores, and may be dragged by its title', async () => {
    const user = userEvent.setup()
    renderInShell(<DepartmentForm />)
    const dialog = await screen.findByRole('dialog')
    await user.click(screen.getByRole('button', { name: '最大化' }))
    expect(dialog).toHaveClass('sp-dialog-maximized')
    await user.click(screen.getByRole('button', { name: '还原' }))
    const bar = dialog.querySelector<HTMLElement>('.sp-dialog-header')!
    dialog.getBoundingClientRect = () => new DOMRect(400, 100, 480, 300)
    fireEvent.pointerDown(bar, { button: 0, clientX: 500, clientY: 110 })
    fireEvent.pointerMove(bar, { clientX: 530, clientY: 90 })
    expect(dialog.style.translate).toBe('30px -20px')
    fireEvent.pointerMove(bar, { clientX: 530, clientY: -900 })
    expect(dialog.style.translate).toBe('30px -100px')
    fireEvent.pointerUp(bar)
    fireEvent.pointerMove(bar, { clientX: 0, clientY: 0 })
    expect(dialog.style.translate).toBe('30px -100px')
  })
})

describe('ConfirmDialog', () => {
  const props = { title: '删除部门“研发部”？', confirmLabel: '删除部门' }

  it('a delete confirmation requires typing DELETE (spec section 5)', async () => {
    const user = userEvent.setup()
    const onClose = vi.fn()
    renderInShell(<ConfirmDialog {...props} danger requireText={deleteWord} onClose={onClose} />)
    const submit = await screen.findByRole('button', { name: '删除部门' })
    await user.click(submit)
    expect(await screen.findByText('请输入')).toBeVisible()
    const input = screen.getByRole('textbox', { name: '请输入 DELETE 以确认' })
    await user.type(input, 'delete{Enter}')
    expect(await screen.findByText('输入内容与 DELETE 不一致')).toBeVisible()
    expect(onClose).not.toHaveBeenCalled()
    await user.clear(input)
    await user.type(input, 'DELETE{Enter}')
    await waitFor(() => expect(onClose).toHaveBeenCalledExactlyOnceWith(true))
  })

  it('offers the harmless button first', async () => {
    renderInShell(<ConfirmDialog {...props} danger onClose={vi.fn()} />)
    await waitFor(() => expect(screen.getByRole('button', { name: '取消' })).toHaveFocus())
    expect(screen.getByRole('alertdialog', { name: /删除部门“研发部”？/ })).toBeVisible()
  })

  it('stays open and says why it failed', async () => {
    const onClose = vi.fn()
    const onConfirm = vi.fn(() => Promise.reject(new Error('部门下还有成员')))
    renderInShell(<ConfirmDialog {...props} onConfirm={onConfirm} onClose={onClose} />)
    await userEvent.click(await screen.findByRole('button', { name: '删除部门' }))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('部门下还有成员'))
    expect(onClose).not.toHaveBeenCalled()
  })
})

describe('ListDialog', () => {
  it('closes by its button and by Escape', async () => {
    const onClose = vi.fn()
    renderInShell(
      <ListDialog title="成员" onClose={onClose}>
        <p>列表</p>
      </ListDialog>,
    )
    const dialog = await screen.findByRole('dialog', { name: '成员' })
    await userEvent.click(within(dialog).getAllByRole('button', { name: '关闭' })[1]!)
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(2)
  })
})

describe('dialogs as functions', () => {
  it('resolve with true, and with undefined when dismissed', async () => {
    renderInShell(<p>page</p>)
    const ask = () => confirmDialog.open({ title: '停用？', confirmLabel: '停用' })
    let answer = ask()
    await userEvent.click(await screen.findByRole('button', { name: '停用' }))
    await expect(answer).resolves.toBe(true)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    answer = ask()
    await userEvent.click(await screen.findByRole('button', { name: '取消' }))
    await expect(answer).resolves.toBeUndefined()
  })

  it('hand the component its props and its result back', async () => {
    renderInShell(<p>page</p>)
    type Given = Pick<FormDialogProps<Draft, string>, 'title' | 'onSubmit' | 'onClose'>
    const dialog = defineDialog((props: Given) => <DepartmentForm {...props} />)
    const result = dialog.open({ title: '新建部门', onSubmit: (draft) => draft.code })
    await userEvent.type(await screen.findByLabelText('部门编码'), '9{Enter}')
    await expect(result).resolves.toBe('rd9')
  })

  it('may lie over one another, and Escape closes the upper one', async () => {
    renderInShell(<p>page</p>)
    const list = defineDialog((props: { onClose: () => void }) => (
      <ListDialog title="成员" onClose={props.onClose}>
        <button
          type="button"
          onClick={() => void confirmDialog.open({ title: '移除？', confirmLabel: '移除' })}
        >
          ask
        </button>
      </ListDialog>
    ))
    void list.open({})
    await userEvent.click(await screen.findByRole('button', { name: 'ask' }))
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(screen.getByRole('dialog', { name: '成员' })).toBeVisible()
    act(() => closeAllDialogs())
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('leave the focus where who asked has put it after the answer', async () => {
    async function ask(): Promise<string> {
      await confirmDialog.open({ title: '编码已被占用，仍要保存？', confirmLabel: '保存' })
      throw Object.assign(new Error('refused'), {
        fields: [{ path: 'code', message: '已被占用' }],
      })
    }
    renderInShell(<DepartmentForm onSubmit={ask} />)
    await userEvent.click(await screen.findByRole('button', { name: '保存' }))
    const question = await screen.findByRole('alertdialog')
    await userEvent.click(within(question).getByRole('button', { name: '取消' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await settle()
    expect(field('部门编码')).toHaveFocus()
  })

  it('are taken away in the task in which they appeared, and the page scrolls on', async () => {
    renderInShell(<p>page</p>)
    act(() => void confirmDialog.open({ title: '移除？', confirmLabel: '移除' }))
    act(() => closeAllDialogs())
    await settle()
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(document.body).not.toHaveAttribute('data-scroll-lock')
    expect(document.body).not.toHaveStyle({ overflow: 'hidden' })
  })

  it('are taken away even when their exit is never reported', async () => {
    renderInShell(<p>page</p>)
    const bare = defineDialog((props: { onClose: (result?: number) => void }) => (
      <button type="button" onClick={() => props.onClose(7)}>
        bare
      </button>
    ))
    const result = bare.open({})
    await userEvent.click(await screen.findByRole('button', { name: 'bare' }))
    await expect(result).resolves.toBe(7)
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'bare' })).not.toBeInTheDocument(),
    )
  })
})

describe('a select inside a dialog', () => {
  it('opens, chooses by keyboard and keeps the dialog', async () => {
    const user = userEvent.setup()
    const onSubmit = vi.fn()
    renderInShell(
      <FormDialog
        title="负责人"
        initialValues={{ head: null as string | null }}
        onSubmit={onSubmit}
        onClose={vi.fn()}
      >
        <SelectField
          name="head"
          label="负责人"
          options={['王伟', '李明'].map((label, at) => ({ value: `u${String(at)}`, label }))}
        />
      </FormDialog>,
    )
    const trigger = await screen.findByLabelText(/负责人/, { selector: 'button' })
    await waitFor(() => expect(trigger).toHaveFocus())
    await user.click(trigger)
    const list = await screen.findByRole('listbox', { name: '负责人' })
    await waitFor(() => expect(list).toHaveFocus())
    await user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
    expect(trigger).toHaveTextContent('李明')
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ head: 'u1' }))
  })
})
