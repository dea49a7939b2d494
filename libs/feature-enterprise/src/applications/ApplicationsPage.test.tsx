import '../testing/domStubs.js'
import { composeStories } from '@storybook/react-vite'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { closeAllDialogs, ShellProvider, toast } from '@spruce/shell-ui'
import { applicationMessages } from './applicationMessages.js'
import { createApplicationsApi, makeApplications } from './applicationsHandlers.js'
import * as stories from './ApplicationsPage.stories.js'

const page = composeStories(stories)
const t = applicationMessages['zh-CN']
const show = (story: ReactNode) => render(<ShellProvider language="zh-CN">{story}</ShellProvider>)

afterEach(() => {
  toast.clear()
  closeAllDialogs()
})

async function findRow(name: string) {
  return (await screen.findByText(name)).closest<HTMLElement>('[role=row], tr')!
}

/** Presses an action of a row, in its menu where it is not in sight. */
async function act(user: UserEvent, name: string, label: string) {
  const button = within(await findRow(name)).queryByRole('button', { name: label })
  if (button) return user.click(button)
  await user.click(within(await findRow(name)).getByRole('button', { name: /更多/ }))
  const item = within(await screen.findByRole('menu')).getByRole('menuitem', { name: label })
  fireEvent.pointerDown(item)
  await waitFor(() => expect(item).toHaveAttribute('data-highlighted'))
  fireEvent.click(item)
}

describe('ApplicationsPage', () => {
  it('says what the doctor last found, filters by it, and opens the doctor', async () => {
    const user = userEvent.setup()
    show(<page.Default />)
    expect(await findRow('应用 1')).toHaveTextContent(t.bad)
    await user.selectOptions(screen.getByRole('combobox', { name: t.anyDiagnosis }), t.bad)
    await waitFor(() => expect(screen.queryByText('应用 2')).toBeNull())
    await act(user, '应用 1', t.showDoctor)
    const dialog = await screen.findByRole('dialog', { name: t.doctorTitle('应用 1') })
    expect(await within(dialog).findByRole('list')).toBeVisible()
  })

  it('finds by the department and the role that see one', async () => {
    const user = userEvent.setup()
    show(<page.Default />)
    await findRow('应用 3')
    await user.click(screen.getByRole('button', { name: new RegExp(`^${t.seenByDepartment}`) }))
    await user.click(await screen.findByRole('treeitem', { name: /营销中心/ }))
    await waitFor(() => expect(screen.queryByText('应用 3')).toBeNull())
    expect(await findRow('应用 1')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: new RegExp(`^${t.seenByDepartment}`) }))
    await user.click(screen.getByRole('button', { name: t.anyDepartment }))
    expect(await findRow('应用 3')).toBeInTheDocument()
    await user.selectOptions(await screen.findByRole('combobox', { name: t.anyRole }), '部门主管')
    await waitFor(() => expect(screen.queryByText('应用 3')).toBeNull())
  })

  it('says which departments see one, with those below', async () => {
    show(<page.Default />)
    expect(await screen.findByText(t.departmentBelow('研发中心'))).toBeInTheDocument()
  })

  it('shows those of the product and of the company, and finds by kind and switch', async () => {
    const user = userEvent.setup()
    show(<page.Default />)
    expect(await findRow('企业控制台')).toHaveTextContent(t.own)
    expect(await findRow('应用 1')).toHaveTextContent(t.frame)
    await user.selectOptions(screen.getByRole('combobox', { name: t.anyEnable }), t.off)
    await waitFor(() => expect(screen.queryByText('应用 1')).toBeNull())
    expect(await findRow('应用 3')).toHaveTextContent(t.off)
  })

  it('sets up one of the product: who sees it, and whether it is on, which a console stays', async () => {
    const user = userEvent.setup()
    const rows = makeApplications(1)
    show(<page.Default api={() => createApplicationsApi(rows)} />)
    expect(within(await findRow('企业控制台')).queryByRole('button', { name: t.edit })).toBeNull()
    await act(user, '企业控制台', t.setUp)
    const kept = await screen.findByRole('dialog', { name: t.setUpTitle('企业控制台') })
    expect(within(kept).getByRole('switch', { name: t.on })).toBeDisabled()
    expect(kept).toHaveTextContent(t.consoleStays)
    await user.keyboard('{Escape}')
    await act(user, '管理入口', t.setUp)
    const dialog = await screen.findByRole('dialog', { name: t.setUpTitle('管理入口') })
    expect(await within(dialog).findByText(t.seenBy(128))).toBeVisible()
    await user.click(within(dialog).getByRole('switch', { name: t.on }))
    await user.click(within(dialog).getByRole('button', { name: '保存' }))
    expect(await screen.findByText(t.setUpDone('管理入口'))).toBeVisible()
    expect(rows.find(({ appCode }) => appCode === 'MT0001')?.enable).toBe(0)
  })

  it('switches one off after a question, and on at once', async () => {
    const user = userEvent.setup()
    show(<page.Default />)
    await act(user, '应用 1', t.switchOff)
    const question = await screen.findByRole('alertdialog', { name: t.switchOffQuestion('应用 1') })
    expect(question).toHaveTextContent(t.usedMenus(2))
    expect(question).toHaveTextContent(t.switchOffText)
    await user.click(within(question).getByRole('button', { name: t.switchOff }))
    await waitFor(async () => expect(await findRow('应用 1')).toHaveTextContent(t.off))
    await act(user, '应用 3', t.switchOn)
    expect(await screen.findByText(t.switchedOn('应用 3'))).toBeVisible()
    await waitFor(async () => expect(await findRow('应用 3')).toHaveTextContent(t.on))
  })

  it('says what uses one before it is disabled; of the product nothing is known', async () => {
    const user = userEvent.setup()
    show(<page.Default />)
    await act(user, '应用 1', t.disableOne)
    const question = await screen.findByRole('alertdialog', { name: t.disableQuestion('应用 1') })
    expect(question).toHaveTextContent(t.usedFavourites(5))
    expect(question).toHaveTextContent(t.disableText)
    await user.click(within(question).getByRole('button', { name: t.disableOne }))
    expect(await screen.findByText(t.disabledOne('应用 1'))).toBeVisible()
    await act(user, '管理入口', t.switchOff)
    const product = await screen.findByRole('alertdialog', {
      name: t.switchOffQuestion('管理入口'),
    })
    expect(product).not.toHaveTextContent(t.usedMenus(2))
    expect(product).toHaveTextContent(t.switchOffText)
  })

  it('shows where one is used, by name, with a way to what the person may open', async () => {
    const user = userEvent.setup()
    const { unmount } = show(<page.Default />)
    await act(user, '应用 1', t.showUses)
    const dialog = await screen.findByRole('dialog', { name: t.usesTitle('应用 1') })
    const named = await within(dialog).findByRole('row', { name: /车间工作台/ })
    expect(named).toHaveTextContent(t.usingWorkbench)
    expect(within(named).getByRole('button', { name: new RegExp(t.openUse) })).toBeVisible()
    // Of two menus one has a name here.
    const row = within(dialog).getByRole('row', { name: new RegExp(t.usedMenus(1)) })
    expect(within(row).getByRole('button', { name: new RegExp(t.openUse) })).toBeVisible()
    const favourites = within(dialog).getByRole('row', { name: new RegExp(t.usedFavourites(5)) })
    expect(within(favourites).queryByRole('button', { name: new RegExp(t.openUse) })).toBeNull()
    expect(within(dialog).queryByText(t.usedPages(0))).toBeNull()
    unmount()
    closeAllDialogs()
    show(<page.ReadOnly />)
    await act(user, '应用 1', t.showUses)
    const read = await screen.findByRole('dialog', { name: t.usesTitle('应用 1') })
    expect(await within(read).findByText(t.usedMenus(1))).toBeVisible()
    expect(within(read).queryByRole('button', { name: new RegExp(t.openUse) })).toBeNull()
  })

  it('says of one that it is used nowhere', async () => {
    const user = userEvent.setup()
    const none = {
      ...{ menus: 0, favourites: 0, homePage: false, roles: 0, departments: 0 },
      ...{ pages: 0, workbenches: 0, notices: 0, identifiers: 0, named: [] },
    }
    const path = 'POST /spruce/api/v1/apps/removal-preview'
    show(<page.Default api={() => createApplicationsApi(makeApplications(1), { [path]: none })} />)
    await act(user, '应用 1', t.showUses)
    expect(await screen.findByText(t.noUses)).toBeVisible()
  })

  it('switches many, and leaves a console as it is', async () => {
    const user = userEvent.setup()
    const rows = makeApplications(5)
    show(<page.Default api={() => createApplicationsApi(rows)} />)
    await findRow('应用 1')
    await user.click(screen.getByRole('checkbox', { name: '全选本页' }))
    const selection = await screen.findByRole('region', { name: '批量操作' })
    await user.click(within(selection).getByRole('button', { name: t.switchOff }))
    const question = await screen.findByRole('alertdialog', { name: t.switchOffManyQuestion(5) })
    expect(question).toHaveTextContent(t.usedWorkbenches(1))
    await user.click(within(question).getByRole('button', { name: t.switchOff }))
    expect(await screen.findByText(t.changedMany(5))).toBeVisible()
    expect(rows.map(({ enable }) => enable)).toEqual([1, 0, 0, 0, 0, 0, 0])
  })

  it('removes one of the company after saying what it means', async () => {
    const user = userEvent.setup()
    show(<page.Default />)
    await act(user, '应用 2', t.remove)
    const question = await screen.findByRole('alertdialog', { name: t.removeQuestion('应用 2') })
    expect(question).toHaveTextContent(t.removeText)
    expect(question).toHaveTextContent(t.usedMenus(2))
    expect(question).toHaveTextContent(t.usedHome)
    expect(question).not.toHaveTextContent(t.usedPages(0))
    await user.click(within(question).getByRole('button', { name: t.remove }))
    expect(await screen.findByText(t.removed(1))).toBeVisible()
    await waitFor(() => expect(screen.queryByText('应用 2')).toBeNull())
  })

  it('says of many together what uses them, before they go', async () => {
    const user = userEvent.setup()
    const rows = makeApplications(3)
    const asked = vi.fn(({ body }: { body: { ids: string[] } }) => ({
      ...{ menus: body.ids.length + 4, favourites: 0, homePage: false, roles: 0, departments: 0 },
      ...{ pages: 4, workbenches: 0, notices: 0, identifiers: 0, named: [] },
    }))
    const path = 'POST /spruce/api/v1/apps/removal-preview'
    show(<page.Default api={() => createApplicationsApi(rows, { [path]: asked })} />)
    await findRow('应用 3')
    await user.click(screen.getByRole('checkbox', { name: '全选本页' }))
    const selection = await screen.findByRole('region', { name: '批量操作' })
    await user.click(within(selection).getByRole('button', { name: t.remove }))
    const question = await screen.findByRole('alertdialog', { name: t.removeManyQuestion(3) })
    expect(question).toHaveTextContent(t.leads([t.usedMenus(7), t.usedPages(4)].join('、')))
    expect(asked.mock.calls[0]?.[0].body.ids).toEqual(['a1', 'a2', 'a3'])
    await user.type(within(question).getByRole('textbox'), 'DELETE')
    await user.click(within(question).getByRole('button', { name: t.remove }))
    expect(await screen.findByText(t.removed(3))).toBeVisible()
    expect(rows.map(({ id }) => id)).toEqual([null, null])
  })

  it('puts them in an order by keys: each move is saved with the whole list', async () => {
    const user = userEvent.setup()
    const sent = vi.fn(({ body: { appCodes } }: { body: { appCodes: string[] } }) => ({
      changed: appCodes.length,
    }))
    show(
      <page.Default
        api={() =>
          createApplicationsApi(makeApplications(3), { 'POST /spruce/api/v1/apps/order': sent })
        }
      />,
    )
    await user.click(await screen.findByRole('button', { name: t.order }))
    const dialog = await screen.findByRole('dialog', { name: t.orderTitle })
    const grip = within(dialog).getByRole('button', { name: t.move('应用 3') })
    grip.focus()
    await user.keyboard('{ArrowUp}')
    expect(await within(dialog).findByText(t.movedTo('应用 3', 4, 5))).toBeInTheDocument()
    await waitFor(() => expect(sent).toHaveBeenCalledOnce())
    const codes = ['spruce-web-enterprise-console', 'MT0001', 'app-1', 'app-3', 'app-2']
    expect(sent.mock.calls[0]?.[0].body.appCodes).toEqual(codes)
    expect(within(dialog).getByRole('button', { name: t.move('应用 3') })).toHaveFocus()
  })

  it('shows what checks found, finds by it, and checks one and many', async () => {
    const user = userEvent.setup()
    show(<page.Default />)
    expect(await findRow('应用 1')).toHaveTextContent(t.upIn(38))
    await user.selectOptions(screen.getByRole('combobox', { name: t.anyHealth }), t.down)
    await waitFor(() => expect(screen.queryByText('应用 1')).toBeNull())
    expect(await findRow('应用 2')).toHaveTextContent(t.down)
    await act(user, '应用 2', t.check)
    expect(await screen.findByText(t.checkedDown('应用 2'))).toBeVisible()
    await user.selectOptions(screen.getByRole('combobox', { name: t.anyHealth }), t.unchecked)
    await findRow('应用 3')
    await user.click(screen.getByRole('checkbox', { name: '全选本页' }))
    const selection = await screen.findByRole('region', { name: '批量操作' })
    await user.click(within(selection).getByRole('button', { name: t.check }))
    expect(await screen.findByText(/已检测 \d 个应用/)).toBeVisible()
  })

  it('shows the checks of one, and checks it there for whom it is', async () => {
    const user = userEvent.setup()
    const { unmount } = show(<page.Default />)
    await act(user, '应用 2', t.showHealth)
    const dialog = await screen.findByRole('dialog', { name: t.healthTitle('应用 2') })
    expect(await within(dialog).findByText(t.weekUp(1001, 1008))).toBeVisible()
    expect(within(dialog).getAllByText('503')).toHaveLength(2)
    await user.click(within(dialog).getByRole('button', { name: t.checkNow }))
    unmount()
    closeAllDialogs()
    show(<page.ReadOnly />)
    await act(user, '应用 2', t.showHealth)
    const read = await screen.findByRole('dialog', { name: t.healthTitle('应用 2') })
    expect(await within(read).findByText(t.weekUp(1001, 1008))).toBeVisible()
    expect(within(read).queryByRole('button', { name: t.checkNow })).toBeNull()
  })

  it('offers reading alone without more rights, and nothing without any', async () => {
    const { unmount } = show(<page.ReadOnly />)
    await findRow('应用 1')
    expect(screen.queryByRole('combobox', { name: t.anyRole })).toBeNull()
    for (const name of [t.add, t.order, t.edit, t.switchOff]) {
      expect(screen.queryByRole('button', { name })).toBeNull()
    }
    unmount()
    show(<page.NoPermission />)
    expect(await screen.findByText(/app:list|查看应用/)).toBeVisible()
  })
})
