import '../testing/domStubs.js'
import { closeAllDialogs, ShellProvider, toast } from '@spruce/shell-ui'
import { composeStories } from '@storybook/react-vite'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { deadLinkMessages } from './deadLinkMessages.js'
import { menuMessages } from './menuMessages.js'
import { createMenusApi, makeMenus, namesBelow } from './menusHandlers.js'
import * as stories from './MenusPage.stories.js'

const { DeadLink, Default, Empty, Failed, NoPermission, NothingFound, ReadOnly } =
  composeStories(stories)
const t = menuMessages['zh-CN']
const deadTexts = deadLinkMessages['zh-CN']

/** As in the portal: inside the shell. */
const show = (story: ReactNode) => render(<ShellProvider language="zh-CN">{story}</ShellProvider>)
const node = (name: RegExp | string) => screen.findByRole('treeitem', { name })
const details = (name: string) => screen.findByRole('region', { name })

afterEach(() => {
  toast.clear()
  closeAllDialogs()
})

/** jsdom's own events of dragging have no place of the pointer. */
function dragAt(type: string, clientY: number) {
  return new MouseEvent(type, { bubbles: true, cancelable: true, clientY })
}

/** Does something with the menu that is chosen. */
async function act(user: UserEvent, name: string, label: string) {
  await user.click(within(await details(name)).getByRole('button', { name: t.more(name) }))
  const item = await screen.findByRole('menuitem', { name: label })
  fireEvent.pointerDown(item)
  await waitFor(() => expect(item).toHaveAttribute('data-highlighted'))
  fireEvent.click(item)
}

describe('the page of menus', () => {
  it('shows the tree with what a company made of it, and what is chosen', async () => {
    const user = userEvent.setup()
    show(<Default />)
    expect(await node(`角色管理 ${t.hidden}、${t.changed}`)).toBeVisible()
    expect(await details('组织架构')).toHaveTextContent('查看部门（department:list）')
    await user.click(await node(/^我的工作台/))
    expect(await details('我的工作台')).toHaveTextContent('/dashboard')
  })

  it('shows another application, and says that it has no menus', async () => {
    const user = userEvent.setup()
    show(<Default />)
    await node('组织管理')
    await user.selectOptions(screen.getByRole('combobox', { name: t.app }), t.ownApp('员工自助'))
    expect(await screen.findByText(t.noMenus)).toBeVisible()
  })

  it('puts a menu before another by dragging, and leaves a button below its menu', async () => {
    const menus = makeMenus()
    show(<Default api={() => createMenusApi(menus)} />)
    const target = await node('组织架构')
    const dataTransfer = { setData: () => undefined, effectAllowed: '' }
    vi.spyOn(target, 'getBoundingClientRect').mockReturnValue({ top: 100, height: 40 } as DOMRect)
    fireEvent.dragStart(await node(/^角色管理/), { dataTransfer })
    fireEvent(target, dragAt('dragover', 102))
    fireEvent(target, dragAt('drop', 102))
    await waitFor(() => expect(namesBelow(menus, 'people')).toEqual(['角色管理', '组织架构']))
    fireEvent.keyDown(screen.getByRole('tree'), { key: '*' })
    fireEvent.dragStart(await node(/^新增部门/), { dataTransfer })
    fireEvent(screen.getByRole('tree'), dragAt('drop', 900))
    expect(await screen.findByText(t.parentRequired)).toBeVisible()
    expect(namesBelow(menus, 'org')).toEqual(['新增部门'])
  })

  it('says when nothing fits, when the server fails, and what permission is missing', async () => {
    const { unmount } = show(<NothingFound />)
    expect(await screen.findByText(t.noMatch)).toBeVisible()
    unmount()
    const failed = show(<Failed />)
    expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
    failed.unmount()
    const empty = show(<Empty />)
    expect(await screen.findByText(t.noMenus)).toBeVisible()
    empty.unmount()
    show(<NoPermission />)
    expect(await screen.findByText(/menu:list/)).toBeVisible()
  })

  it('offers who may only look nothing but the history', async () => {
    const user = userEvent.setup()
    show(<ReadOnly />)
    expect(screen.queryByRole('button', { name: t.add })).toBeNull()
    await user.click(within(await details('组织架构')).getByRole('button'))
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      '历史',
    ])
  })

  it('adds a menu, and says at the field why an address is refused', async () => {
    const user = userEvent.setup()
    const menus = makeMenus()
    show(<Default api={() => createMenusApi(menus)} />)
    await user.click(await screen.findByRole('button', { name: t.add }))
    const form = await screen.findByRole('dialog', { name: t.addTitle })
    await user.type(within(form).getByLabelText(t.zhName), '报表')
    await user.type(within(form).getByLabelText(t.enName), 'Reports')
    await user.type(within(form).getByLabelText(t.path), 'https://evil.example')
    await user.click(within(form).getByRole('button', { name: '保存' }))
    expect(await within(form).findByText(t.addressRefused)).toBeVisible()
    await user.clear(within(form).getByLabelText(t.path))
    await user.click(within(form).getByRole('button', { name: '保存' }))
    expect(await node(`报表 ${t.own}`)).toBeVisible()
    expect(menus.at(-1)).toMatchObject({ name: { 'en-US': 'Reports' }, path: null, openType: 1 })
  })

  it('asks a button for a permission, and for no address', async () => {
    const user = userEvent.setup()
    show(<Default />)
    await act(user, '组织架构', t.addChild)
    const form = await screen.findByRole('dialog', { name: t.addTitle })
    await user.click(within(form).getByRole('radio', { name: t.button }))
    expect(within(form).queryByLabelText(t.path)).toBeNull()
    await user.type(within(form).getByLabelText(t.zhName), '导出')
    await user.type(within(form).getByLabelText(t.enName), 'Export')
    await user.click(within(form).getByRole('button', { name: '保存' }))
    expect(await within(form).findByText(t.permissionRequired)).toBeVisible()
    await user.click(within(form).getByRole('button', { name: new RegExp(`^${t.permCode}`) }))
    await user.click(await screen.findByRole('option', { name: /role:list/ }))
    await user.click(within(form).getByRole('button', { name: '保存' }))
    expect(await screen.findByText(t.added('导出'))).toBeVisible()
  })

  it('renames a menu of the product, and resets it after a question', async () => {
    const user = userEvent.setup()
    const menus = makeMenus()
    show(<Default api={() => createMenusApi(menus)} />)
    await user.click(within(await details('组织架构')).getByRole('button', { name: t.edit }))
    const form = await screen.findByRole('dialog', { name: t.editTitle('组织架构') })
    expect(within(form).queryByLabelText(t.path)).toBeNull()
    await user.clear(within(form).getByLabelText(t.zhName))
    await user.type(within(form).getByLabelText(t.zhName), '部门')
    await user.click(within(form).getByRole('button', { name: '保存' }))
    expect(await details('部门')).toHaveTextContent(t.changed)
    await act(user, '部门', t.reset)
    const question = await screen.findByRole('alertdialog', { name: t.resetQuestion('部门') })
    await user.click(within(question).getByRole('button', { name: t.reset }))
    await waitFor(() => expect(menus[0]?.children[0]?.changed).toEqual([]))
  })

  it('asks whose edit stays when somebody else saved first', async () => {
    const user = userEvent.setup()
    const menus = makeMenus()
    show(<Default api={() => createMenusApi(menus)} />)
    await user.click(within(await details('组织架构')).getByRole('button', { name: t.edit }))
    const form = await screen.findByRole('dialog', { name: t.editTitle('组织架构') })
    await user.type(within(form).getByLabelText(t.zhName), '一')
    const org = menus[0]!.children[0]!
    Object.assign(org, { name: { 'zh-CN': '架构二', 'en-US': 'Two' }, version: 5 })
    await user.click(within(form).getByRole('button', { name: '保存' }))
    const question = await screen.findByRole('dialog', { name: '内容已被修改' })
    expect(within(question).getByRole('row', { name: /架构二/ })).toHaveTextContent('组织架构一')
    await user.click(within(question).getByRole('button', { name: '保留我的修改' }))
    await waitFor(() => expect(org.name['zh-CN']).toBe('组织架构一'))
  })

  it('orders a menu by keyboard and moves it by cutting and dropping', async () => {
    const user = userEvent.setup()
    const menus = makeMenus()
    show(<Default api={() => createMenusApi(menus)} />)
    await user.click(await node('组织架构'))
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() => expect(namesBelow(menus, 'people')).toEqual(['角色管理', '组织架构']))
    const tree = screen.getByRole('tree', { name: t.menus })
    tree.focus()
    await user.keyboard('{Control>}x{/Control}{End}{Control>}v{/Control}')
    await waitFor(() => expect(namesBelow(menus, 'home')).toEqual(['组织架构']))
  })

  it('moves a menu by a dialog, not below itself', async () => {
    const user = userEvent.setup()
    const menus = makeMenus()
    show(<Default api={() => createMenusApi(menus)} />)
    await act(user, '组织架构', t.moveTo)
    const form = await screen.findByRole('dialog', { name: t.moveTitle('组织架构') })
    await user.click(within(form).getByRole('button', { name: new RegExp(`^${t.parent}`) }))
    const choices = await screen.findByRole('tree', { name: t.parent })
    expect(within(choices).queryByRole('treeitem', { name: '组织架构' })).toBeNull()
    await user.click(within(choices).getByRole('treeitem', { name: '员工服务' }))
    await user.click(within(form).getByRole('button', { name: t.moveConfirm }))
    await waitFor(() => expect(namesBelow(menus, 'staff')).toEqual(['我的工作台', '组织架构']))
  })

  it('says who would miss a menu before it is hidden, and asks for DELETE before a branch goes', async () => {
    const user = userEvent.setup()
    const menus = makeMenus()
    show(<Default api={() => createMenusApi(menus)} query={{ menu: 'staff' }} />)
    await act(user, '员工服务', t.hide)
    const hide = await screen.findByRole('alertdialog', { name: t.hideQuestion('员工服务') })
    expect(hide).toHaveTextContent(t.impact(2, 0, 12))
    expect(hide).toHaveTextContent('人事专员')
    expect(hide).toHaveTextContent(t.impactPages(t.impactNames('车间看板', 1)))
    expect(
      within(hide)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['员工服务', '员工服务 / 我的工作台'])
    await user.click(within(hide).getByRole('button', { name: t.hide }))
    await waitFor(() => expect(menus[1]?.visible).toBe(false))
    await act(user, '员工服务', t.remove)
    const remove = await screen.findByRole('alertdialog', { name: t.removeQuestion('员工服务') })
    await user.type(within(remove).getByRole('textbox'), 'DELETE')
    await user.click(within(remove).getByRole('button', { name: t.remove }))
    expect(await screen.findByText(t.removed('员工服务'))).toBeVisible()
    expect(screen.queryByRole('treeitem', { name: /^员工服务/ })).toBeNull()
    expect(await screen.findByText(t.choose)).toBeVisible()
  })

  it('marks a menu that leads nowhere, says why, and narrows the tree to such', async () => {
    const user = userEvent.setup()
    show(<DeadLink />)
    expect(await node(`能耗日报 ${t.dead}、${t.own}`)).toBeVisible()
    const note = within(await details('能耗日报')).getByRole('note')
    expect(note).toHaveTextContent(deadTexts.appOffReason('能耗看板'))
    expect(note).toHaveTextContent(deadTexts.appOffMend)
    expect(within(note).getByRole('button', { name: deadTexts.openApplications })).toBeVisible()
    expect(screen.getByRole('option', { name: t.appWithDead('企业控制台', 1) })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: t.deadCount(1) }))
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: '组织管理' })).toBeNull())
    expect(await node(/^能耗日报/)).toBeVisible()
  })

  it('finds a menu by pinyin', async () => {
    const user = userEvent.setup()
    show(<Default />)
    await node('组织管理')
    await user.type(screen.getByRole('searchbox', { name: t.search }), 'wdgzt')
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: '组织管理' })).toBeNull())
    expect(await node(/^我的工作台/)).toBeVisible()
  })

  it('shows the sidebar of a role, which follows a change', async () => {
    const user = userEvent.setup()
    show(<Default />)
    const preview = await screen.findByRole('region', { name: t.preview })
    await within(preview).findByRole('option', { name: '管理员' })
    await user.selectOptions(within(preview).getByRole('combobox'), '管理员')
    expect(await within(preview).findByRole('link', { name: '组织架构' })).toBeVisible()
    expect(within(preview).queryByRole('link', { name: '角色管理' })).toBeNull()
    await user.click(await node(/^角色管理/))
    await act(user, '角色管理', t.show)
    expect(await within(preview).findByRole('link', { name: '角色管理' })).toBeVisible()
    await user.click(within(preview).getByRole('link', { name: '组织架构' }))
    expect(await details('组织架构')).toBeVisible()
    await user.selectOptions(within(preview).getByRole('combobox'), '访客')
    expect(await within(preview).findByText(t.previewEmpty)).toBeVisible()
  })

  it('shows what a file would change before it is imported, and refuses another file', async () => {
    const user = userEvent.setup({ applyAccept: false })
    const menus = makeMenus()
    show(<Default api={() => createMenusApi(menus)} />)
    const upload = async (content: unknown) => {
      await user.click(await screen.findByRole('button', { name: t.importFile }))
      const input = document.querySelector<HTMLInputElement>('input[type=file]')!
      await user.upload(input, new File([JSON.stringify(content)], 'menus.json'))
    }
    await upload({ menus: [] })
    expect(await screen.findByText(t.notMenuFile)).toBeVisible()
    const row = { key: 'x', parentId: null, name: { 'zh-CN': '导入的', 'en-US': 'New' }, type: 0 }
    const file = { format: 'spruce-menus/1', appCode: 'other', overrides: [], own: [row] }
    await upload(file)
    expect(await screen.findByText(t.otherApp('other'))).toBeVisible()
    await upload({ ...file, appCode: 'spruce-web-enterprise-console' })
    const question = await screen.findByRole('alertdialog', { name: t.importTitle('企业控制台') })
    const lines = within(question).getAllByRole('listitem')
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      t.differenceLine(t.differenceAdded, '导入的'),
      t.differenceLine(t.differenceRemoved, '员工服务、我的工作台'),
      t.differenceLine(t.differenceUndone, '角色管理'),
    ])
    await user.click(within(question).getByRole('button', { name: t.importFile }))
    expect(await screen.findByText(t.imported(1, 0))).toBeVisible()
    expect(await node(`导入的 ${t.own}`)).toBeVisible()
  })

  it('hides and shows several at once, and resets those that were changed', async () => {
    const user = userEvent.setup()
    const menus = makeMenus()
    show(<Default api={() => createMenusApi(menus)} />)
    await user.click(await screen.findByRole('button', { name: t.selectMany }))
    await user.click(await node('组织架构'))
    await user.click(await node(/^员工服务/))
    const bar = screen.getByRole('region', { name: t.selectionActions })
    expect(bar).toHaveTextContent(t.selectedCount(2))
    await user.click(within(bar).getByRole('button', { name: t.hide }))
    const question = await screen.findByRole('alertdialog', { name: t.hideMany(2) })
    expect(question).toHaveTextContent('组织架构、员工服务')
    await user.click(within(question).getByRole('button', { name: t.hide }))
    expect(await screen.findByText(t.changedMany(2))).toBeVisible()
    const visible = () => [menus[0]?.children[0]?.visible, menus[1]?.visible]
    expect(visible()).toEqual([false, false])
    await user.click(screen.getByRole('button', { name: t.undo }))
    expect(await screen.findByText(t.undone(2))).toBeVisible()
    expect(visible()).toEqual([true, true])
    await user.click(within(bar).getByRole('button', { name: t.hide }))
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: t.hide }),
    )
    await waitFor(() => expect(visible()).toEqual([false, false]))
    await user.click(within(bar).getByRole('button', { name: t.reset }))
    await waitFor(() => expect(menus[0]?.children[0]?.visible).toBe(true))
    expect(menus[1]?.visible).toBe(false)
  })
})
