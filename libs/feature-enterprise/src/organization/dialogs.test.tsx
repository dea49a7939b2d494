import { ShellProvider } from '@spruce/shell-ui'
import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import { configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import '../testing/domStubs.js'
import * as departmentStories from './DepartmentFormDialog.stories.js'
import * as memberStories from './MemberFormDialog.stories.js'
import * as moveDepartmentStories from './MoveDepartmentDialog.stories.js'
import * as moveMembersStories from './MoveMembersDialog.stories.js'

configure({ asyncUtilTimeout: 15_000 })
vi.setConfig({ testTimeout: 60_000 })
setProjectAnnotations({
  decorators: [
    (Story) => (
      <ShellProvider>
        <Story />
      </ShellProvider>
    ),
  ],
})
const departments = composeStories(departmentStories)
const members = composeStories(memberStories)
const moves = composeStories(moveDepartmentStories)
const memberMoves = composeStories(moveMembersStories)

beforeEach(() => {
  vi.clearAllMocks()
})

const button = (name: string) => screen.findByRole('button', { name })

describe('the form of a department', () => {
  it('keeps the dialog open while the name is empty', async () => {
    const user = userEvent.setup()
    render(<departments.Editing />)
    await user.clear(await screen.findByLabelText('部门名称'))
    await user.click(await button('保存'))
    expect(await screen.findByText('请输入部门名称')).toBeVisible()
    expect(departments.Editing.args.onSubmit).not.toHaveBeenCalled()
  })

  it('offers the parent to a new one only', async () => {
    render(<departments.Editing />)
    expect(await screen.findByLabelText('部门编码')).toHaveValue('RD')
    expect(screen.queryByText('上级部门')).toBeNull()
  })

  it('finds the head by name', async () => {
    const user = userEvent.setup()
    render(<departments.Editing />)
    const head = await screen.findByRole('button', { name: /负责人/ })
    expect(head).toHaveTextContent('张伟')
    await user.click(head)
    await user.type(await screen.findByRole('combobox'), 'ouyang')
    await user.click(await screen.findByRole('option', { name: /欧阳志远/ }))
    await user.click(await button('保存'))
    await waitFor(() =>
      expect(departments.Editing.args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ headId: 'p26' }),
      ),
    )
  })
})

describe('moving a department', () => {
  it('does nothing until another parent is chosen', async () => {
    const user = userEvent.setup()
    render(<moves.Choosing />)
    await user.click(await button('移动部门'))
    await waitFor(() => expect(screen.getAllByText('它已经在这个部门下').length).toBe(2))
    expect(moves.Choosing.args.onSubmit).not.toHaveBeenCalled()
  })

  it('cannot go below itself', async () => {
    const user = userEvent.setup()
    render(<moves.Choosing />)
    await user.click(await screen.findByRole('button', { name: /新的上级部门/ }))
    const itself = await screen.findByRole('treeitem', { name: /研发中心/ })
    expect(itself).toHaveAttribute('aria-disabled', 'true')
    expect(itself).not.toHaveAttribute('aria-expanded')
  })

  it('says after a drop what changes', async () => {
    const user = userEvent.setup()
    render(<moves.Dropped />)
    expect(await screen.findByText('将移动 4 个部门，涉及 9 人。')).toBeVisible()
    const reached = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(reached).toEqual([
      '角色“部门主管”的数据范围随部门变化：1 人将看到这些成员，2 人不再看到',
      '业务工作台：1 个开始适用，0 个不再适用',
      '应用：1 个开始可见，1 个不再可见', // and no line for notices: none changes
    ])
    await user.click(await button('移动部门'))
    await waitFor(() => expect(moves.Dropped.args.onSubmit).toHaveBeenCalledWith('sales'))
  })
})

describe('the form of a person', () => {
  it('has at most eight fields', async () => {
    render(<members.Adding />)
    const form = await screen.findByRole('dialog')
    for (const label of ['姓名', '账号', '工号', '手机号', '邮箱', '部门', '角色', '初始密码'])
      expect(within(form).getAllByText(label).length).toBeGreaterThan(0)
    expect(form.querySelectorAll('.sp-field')).toHaveLength(8)
  })

  it('checks account, contact, departments and password', async () => {
    const user = userEvent.setup()
    render(<members.Adding />)
    await user.type(await screen.findByLabelText('账号'), '张三')
    await user.type(screen.getByLabelText('手机号'), '123')
    await user.type(screen.getByLabelText('初始密码'), 'short')
    await user.click(screen.getByRole('button', { name: '移除“研发中心”' }))
    await user.click(screen.getByRole('button', { name: '添加成员' }))
    for (const problem of [
      '请输入姓名',
      '不能包含“张”，只能用字母、数字和下划线',
      '手机号为11位，还差8位',
      '请选择部门',
    ])
      expect(await screen.findByText(problem)).toBeVisible()
    expect(members.Adding.args.onSubmit).not.toHaveBeenCalled()
  })

  it('does not let the account be changed', async () => {
    render(<members.Editing />)
    expect(await screen.findByLabelText('账号')).toHaveAttribute('readonly')
    expect(screen.queryByLabelText('初始密码')).toBeNull()
  })
})

describe('moving people', () => {
  it('asks for a department, and another one', async () => {
    const user = userEvent.setup()
    render(<memberMoves.One />)
    await user.click(await button('移动成员'))
    expect(await screen.findByText('请选择部门')).toBeVisible()
    await user.click(screen.getByRole('button', { name: /目标部门/ }))
    await user.click(await screen.findByRole('treeitem', { name: /研发中心/ }))
    expect(await screen.findByText('他们已经在这个部门')).toBeVisible()
    expect(memberMoves.One.args.onSubmit).not.toHaveBeenCalled()
  })

  it('says what several leave', async () => {
    render(<memberMoves.Several />)
    expect(await screen.findByText('移动 3 名成员')).toBeVisible()
    expect(screen.getByText('把主部门改为：')).toBeVisible()
  })
})
