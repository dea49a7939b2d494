import '../../testing/domStubs.js'
import { closeAllDialogs, ShellProvider, toast } from '@spruce/shell-ui'
import { composeStories } from '@storybook/react-vite'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { matrixMessages } from './matrixMessages.js'
import * as stories from './MatrixPage.stories.js'

const { Default, ManyRoles, NoPermission, ReadOnly, Stale } = composeStories(stories)
const t = matrixMessages['zh-CN']
const show = (story: ReactNode) => render(<ShellProvider language="zh-CN">{story}</ShellProvider>)
const box = (role: string, permission: string) =>
  screen.getByRole('checkbox', { name: new RegExp(`^${t.cell(role, permission)}`) })

afterEach(() => {
  toast.clear()
  closeAllDialogs()
})

async function giveOne(user: UserEvent) {
  await screen.findByRole('grid', { name: t.grid })
  await user.click(box('人事专员', '角色管理'))
}

describe('MatrixPage', () => {
  it('collects changes, undoes one, previews the rest and saves them', async () => {
    const user = userEvent.setup()
    show(<Default />)
    await giveOne(user)
    await user.click(box('角色 4', '新增部门'))
    expect(screen.getByText(t.alsoGiven('角色 4', '组织架构'))).toBeVisible()
    expect(screen.getByText(t.pendingCount(3))).toBeVisible()
    await user.click(screen.getByRole('button', { name: t.showPending }))
    await user.click(
      screen.getByRole('button', { name: t.undoOne(t.give('人事专员', '角色管理')) }),
    )
    expect(screen.getByText(t.pendingCount(2))).toBeVisible()
    await user.click(screen.getByRole('button', { name: t.preview }))
    const dialog = await screen.findByRole('dialog', { name: t.previewTitle })
    expect(
      within(dialog).getByRole('row', { name: /新增部门 2 人：李娜、张伟 无人/ }),
    ).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: t.save }))
    expect(await screen.findByText(t.saved(1))).toBeVisible()
    expect(screen.queryByText(t.pendingCount(2))).toBeNull()
    expect(box('角色 4', '新增部门')).toHaveAttribute('aria-checked', 'true')
    expect(box('人事专员', '角色管理')).toHaveAttribute('aria-checked', 'false')
  })

  it('says where a permission stands that several menus use', async () => {
    const user = userEvent.setup()
    show(<Default />)
    await giveOne(user)
    expect(
      screen.getByText(
        t.everywhere('角色管理', '企业控制台 / 组织管理 / 组织架构、企业控制台 / 组织管理'),
      ),
    ).toBeVisible()
  })

  it('discards all after a question', async () => {
    const user = userEvent.setup()
    show(<Default />)
    await giveOne(user)
    await user.click(screen.getByRole('button', { name: t.discard }))
    const question = await screen.findByRole('alertdialog')
    await user.click(within(question).getByRole('button', { name: t.discard }))
    await waitFor(() =>
      expect(box('人事专员', '角色管理')).toHaveAttribute('aria-checked', 'false'),
    )
    expect(screen.queryByRole('button', { name: t.preview })).toBeNull()
  })

  it('is walked and pressed by keyboard', async () => {
    const user = userEvent.setup()
    show(<Default />)
    await screen.findByRole('grid', { name: t.grid })
    const group = screen.getByRole('button', { name: /组织管理/ })
    group.focus()
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}')
    expect(box('人事专员', '组织架构')).toHaveFocus()
    await user.keyboard('{ArrowDown} ')
    expect(box('人事专员', '新增部门')).toHaveAttribute('aria-checked', 'false')
    expect(screen.getByText(t.pendingCount(1))).toBeVisible()
    await user.keyboard('{Control>}{Home}{/Control} ')
    expect(group).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByRole('rowheader', { name: /新增部门/ })).toBeNull()
  })

  it('changes neither the administrator’s role nor what the caller does not hold', async () => {
    const user = userEvent.setup()
    show(<Default />)
    await screen.findByRole('grid', { name: t.grid })
    await user.click(box('企业管理员', '新增部门'))
    expect(screen.getByText(t.builtin)).toBeVisible()
    await user.click(box('人事专员', '移出成员'))
    expect(screen.getByText(t.notYours)).toBeVisible()
    expect(screen.queryByRole('region', { name: t.pending })).toBeNull()
  })

  it('keeps the changes when somebody else was first, and says who and what', async () => {
    const user = userEvent.setup()
    show(<Stale />)
    await screen.findByRole('grid', { name: t.grid })
    await user.click(box('人事专员', '移出成员'))
    await user.click(box('人事专员', '共享视图'))
    await user.click(screen.getByRole('button', { name: t.preview }))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('“人事专员”由李娜于')
    expect(alert).toHaveTextContent('增加 角色管理')
    expect(alert).toHaveTextContent('减少 新增部门')
    expect(screen.getByText(t.pendingCount(1))).toBeVisible()
    await user.click(screen.getByRole('button', { name: t.preview }))
    expect(await screen.findByRole('dialog', { name: t.previewTitle })).toBeVisible()
  })

  it('has only the columns in sight in the document', async () => {
    show(<ManyRoles />)
    await screen.findByRole('grid', { name: t.grid })
    expect(screen.getByRole('grid')).toHaveAttribute('aria-colcount', '121')
    expect(screen.getAllByRole('columnheader').length).toBeLessThan(30)
  })

  it('brings other columns into sight with the elements that it has, and keeps the focus', async () => {
    show(<ManyRoles />)
    const grid = await screen.findByRole('grid', { name: t.grid })
    const scrollTo = (left: number) => {
      grid.scrollLeft = left
      fireEvent.scroll(grid)
    }
    const cells = () => new Set(within(grid).getAllByRole('gridcell'))
    const before = cells()
    const first = box('人事专员', '组织架构')
    first.focus()
    scrollTo(7000)
    expect(grid).toHaveFocus()
    expect(cells()).toEqual(before)
    expect(within(grid).queryByRole('columnheader', { name: /^人事专员/ })).toBeNull()
    const places = within(grid)
      .getAllByRole('row')
      .map((row) => row.getAttribute('aria-owns')?.split(' ') ?? [])
      .filter(({ length }) => length > 1)
    expect(places.length).toBeGreaterThan(2)
    for (const ids of places) {
      const columns = ids.map((id) => document.getElementById(id)?.getAttribute('aria-colindex'))
      expect(columns).toEqual([...columns].sort((one, other) => Number(one) - Number(other)))
    }
    scrollTo(0)
    expect(box('人事专员', '组织架构')).toHaveFocus()
  })

  it('shows no way to change to whoever may only look, and nothing to others', async () => {
    const user = userEvent.setup()
    const { unmount } = show(<ReadOnly />)
    await giveOne(user)
    expect(box('人事专员', '角色管理')).toHaveAttribute('aria-disabled', 'true')
    expect(screen.queryByRole('region', { name: t.pending })).toBeNull()
    unmount()
    show(<NoPermission />)
    expect(screen.queryByRole('grid')).toBeNull()
  })
})
