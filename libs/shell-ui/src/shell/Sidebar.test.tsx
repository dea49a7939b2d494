import { composeStories } from '@storybook/react-vite'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import * as sheetStories from './AllMenusSheet.stories.js'
import { ShellFixture, consoleBase } from './fixtures.js'
import * as stories from './Sidebar.stories.js'

const { Default, Collapsed, Empty, FavoritesOfSomebody, WithWork, WithWorkCollapsed } =
  composeStories(stories)
const Sheet = composeStories(sheetStories)

beforeEach(() => {
  for (const spy of [Default.args.onNavigate, Default.args.onFavoritesChange]) {
    ;(spy as unknown as { mockClear: () => void }).mockClear()
  }
})

function start(story = <Default />) {
  render(story, { wrapper: ShellFixture })
  return userEvent.setup()
}

function menu() {
  return within(screen.getByRole('navigation', { name: '主菜单' }))
}

function favoriteNames() {
  const list = within(screen.getByRole('list', { name: '我的收藏' }))
  return list.getAllByRole('link').map(({ textContent }) => textContent)
}

describe('favourites that are not to be changed', () => {
  it('are followed, and nothing offers to add, move or remove one', async () => {
    const user = start(<FavoritesOfSomebody />)
    expect(screen.getByText('模拟登录中不能修改他人的收藏')).toBeVisible()
    const names = favoriteNames()
    expect(names).not.toEqual([])
    expect(screen.queryAllByRole('button', { name: /收藏 |^移动 / })).toEqual([])
    const [first] = within(screen.getByRole('list', { name: '我的收藏' })).getAllByRole('link')
    act(() => first!.focus())
    await user.keyboard('{Delete}')
    expect(favoriteNames()).toEqual(names)
    await user.click(first!)
    expect(FavoritesOfSomebody.args.onNavigate).toHaveBeenCalled()
  })
})

describe('work that waits', () => {
  it('stands at its menu, in words too, and at a group only while it is closed', async () => {
    const user = start(<WithWork />)
    const link = menu().getByRole('link', { name: '角色管理，3 条待处理' })
    expect(link).toHaveTextContent('角色管理3')
    expect(link).toHaveAttribute('title', '角色管理，3 条待处理')
    expect(menu().getByRole('link', { name: '组织架构' })).toHaveTextContent('组织架构')
    const group = menu().getByRole('button', { name: '工作台管理' })
    await user.click(group)
    expect(group).toHaveAccessibleName('工作台管理，120 条待处理')
    expect(group).toHaveTextContent('99+')
  })

  it('stands at the icons of the rail, and in what opens beside them', async () => {
    const user = start(<WithWorkCollapsed />)
    const icon = screen.getByRole('button', { name: '企业管理，3 条待处理' })
    expect(icon).toHaveTextContent('3')
    await user.click(icon)
    expect(await screen.findByRole('link', { name: '角色管理，3 条待处理' })).toBeVisible()
  })

  it('stands in the sheet of all menus', async () => {
    const user = start(<WithWork />)
    await user.click(screen.getByRole('button', { name: '全部菜单' }))
    const sheet = within(await screen.findByRole('dialog'))
    expect(sheet.getByRole('link', { name: '角色管理，3 条待处理' })).toBeVisible()
  })

  it('is said in English as well', () => {
    render(<WithWork />, {
      wrapper: ({ children }) => <ShellFixture language="en-US">{children}</ShellFixture>,
    })
    expect(screen.getByRole('link', { name: '角色管理, 3 waiting' })).toBeVisible()
  })
})

describe('menu tree', () => {
  it('marks the page on show and opens what leads to it', () => {
    start()
    expect(menu().getByRole('link', { name: '组织架构' })).toHaveAttribute('aria-current', 'page')
    expect(menu().getByRole('button', { name: '企业管理' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    expect(menu().queryByText('新增部门')).toBeNull()
  })

  it('follows a menu, one that opens a window too, and leaves clicks with a key to the browser', async () => {
    const user = start()
    await user.click(menu().getByRole('link', { name: '角色管理' }))
    expect(Default.args.onNavigate).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ id: 'role' }),
      `${consoleBase}/base/role`,
    )
    const help = menu().getByRole('link', { name: '帮助文档' })
    expect(help).toHaveAttribute('target', '_blank')
    expect(help).toHaveAttribute('rel', 'noopener')
    await user.keyboard('{Control>}')
    await user.click(help)
    await user.keyboard('{/Control}')
    expect(Default.args.onNavigate).toHaveBeenCalledTimes(1)
    await user.click(help)
    expect(Default.args.onNavigate).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: '帮助文档' }),
      help.getAttribute('href'),
    )
  })

  it('moves, closes and opens by keys', async () => {
    const user = start()
    act(() => menu().getByRole('link', { name: '首页' }).focus())
    await user.keyboard('{ArrowDown}')
    const group = menu().getByRole('button', { name: '企业管理' })
    expect(group).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    expect(menu().getByRole('link', { name: '组织架构' })).toHaveFocus()
    await user.keyboard('{ArrowLeft}')
    expect(group).toHaveFocus()
    await user.keyboard('{ArrowLeft}')
    expect(group).toHaveAttribute('aria-expanded', 'false')
    expect(menu().queryByRole('link', { name: '组织架构' })).toBeNull()
    await user.keyboard('{ArrowDown}')
    expect(menu().getByRole('button', { name: '工作台管理' })).toHaveFocus()
    await user.keyboard('{ArrowUp}{ArrowRight}')
    expect(menu().getByRole('link', { name: '组织架构' })).toBeVisible()
    await user.keyboard('{End}')
    expect(menu().getByRole('link', { name: '帮助文档' })).toHaveFocus()
    await user.keyboard('角')
    expect(menu().getByRole('link', { name: '角色管理' })).toHaveFocus()
    await user.keyboard('{Home}bangz')
    await waitFor(() => expect(menu().getByRole('link', { name: '帮助文档' })).toHaveFocus())
  })

  it('says when there is none', () => {
    start(<Empty />)
    expect(screen.getByText('暂无可用菜单')).toBeVisible()
    expect(screen.getByText('点击菜单旁的星标即可收藏')).toBeVisible()
  })
})

describe('favourites', () => {
  it('are added and removed by the star of a menu', async () => {
    const user = start()
    await user.click(menu().getByRole('button', { name: '收藏 应用列表' }))
    expect(favoriteNames()).toEqual(['组织架构', '角色管理', '企业公告管理', '应用列表'])
    expect(Default.args.onFavoritesChange).toHaveBeenLastCalledWith(
      expect.arrayContaining([
        {
          menuId: 'appMgt',
          name: '应用列表',
          appCode: 'spruce-web-enterprise-console',
          path: `${consoleBase}/base/appMgt`,
        },
      ]),
    )
    await user.click(menu().getByRole('button', { name: '取消收藏 应用列表' }))
    expect(favoriteNames()).toEqual(['组织架构', '角色管理', '企业公告管理'])
  })

  it('are removed by their own control and by Delete', async () => {
    const user = start()
    const list = within(screen.getByRole('list', { name: '我的收藏' }))
    await user.click(list.getByRole('button', { name: '取消收藏 角色管理' }))
    expect(favoriteNames()).toEqual(['组织架构', '企业公告管理'])
    act(() => list.getByRole('link', { name: '组织架构' }).focus())
    await user.keyboard('{Delete}')
    expect(favoriteNames()).toEqual(['企业公告管理'])
  })

  it('are reordered by keys, the focus stays on the grip', async () => {
    const user = start()
    const grip = screen.getByRole('button', { name: /^移动 组织架构/ })
    act(() => grip.focus())
    await user.keyboard('{ArrowDown}')
    expect(favoriteNames()).toEqual(['角色管理', '组织架构', '企业公告管理'])
    expect(grip).toHaveFocus()
    expect(screen.getByText('组织架构 已移到第 2 位，共 3 位')).toBeInTheDocument()
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(favoriteNames()).toEqual(['组织架构', '角色管理', '企业公告管理'])
  })

  it.each(['mouse', 'touch'])('are reordered by dragging the grip: %s', (pointerType) => {
    start()
    const list = screen.getByRole('list', { name: '我的收藏' })
    const items = [...list.querySelectorAll<HTMLElement>('[data-reorder-item]')]
    items.forEach((item, index) => {
      item.getBoundingClientRect = () => new DOMRect(0, index * 32, 200, 32)
    })
    const grip = screen.getByRole('button', { name: /^移动 企业公告管理/ })
    grip.setPointerCapture = () => undefined
    fireEvent.pointerDown(grip, { pointerId: 3, button: 0, clientY: 80, pointerType })
    fireEvent.pointerMove(grip, { pointerId: 3, clientY: 10, pointerType })
    fireEvent.pointerUp(grip, { pointerId: 3, clientY: 10, pointerType })
    expect(favoriteNames()).toEqual(['企业公告管理', '组织架构', '角色管理'])
  })

  it('open their page', async () => {
    const user = start()
    const list = within(screen.getByRole('list', { name: '我的收藏' }))
    await user.click(list.getByRole('link', { name: '角色管理' }))
    expect(Default.args.onNavigate).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ id: 'role' }),
      `${consoleBase}/base/role`,
    )
  })
})

describe('all menus', () => {
  it('opens from its button, closes with Escape', async () => {
    const user = start()
    await user.click(screen.getByRole('button', { name: '全部菜单' }))
    const sheet = await screen.findByRole('dialog', { name: '全部菜单' })
    expect(within(sheet).getByRole('region', { name: '运营管理' })).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('filters while typing; Down reaches the menus, Enter opens the first', async () => {
    const user = userEvent.setup()
    render(<Sheet.Default />, { wrapper: ShellFixture })
    const words = await screen.findByRole('searchbox', { name: '搜索菜单' })
    await user.type(words, '客户')
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '客户管理',
      '客户审核',
    ])
    expect(screen.getByText('找到 2 个菜单')).toBeInTheDocument()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('link', { name: '客户管理' })).toHaveFocus()
    act(() => words.focus())
    await user.keyboard('{Enter}')
    expect(Sheet.Default.args.onNavigate).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ id: 'op1' }),
      '/yunbu-app/spruce-web-operation-management/base/customer',
    )
    expect(Sheet.Default.args.onClose).toHaveBeenCalled()
  })

  it('says what was not found', async () => {
    const user = userEvent.setup()
    render(<Sheet.Default />, { wrapper: ShellFixture })
    await user.type(await screen.findByRole('searchbox'), '不存在')
    expect(screen.getByText('没有找到“不存在”')).toBeVisible()
  })
})

it('collapsed, shows icons whose menus open beside them', async () => {
  const user = start(<Collapsed />)
  expect(menu().getByRole('link', { name: '首页' })).toBeVisible()
  await user.click(menu().getByRole('button', { name: '企业管理' }))
  const flyout = await screen.findByRole('dialog', { name: '企业管理' })
  await user.click(within(flyout).getByRole('link', { name: '角色管理' }))
  expect(Collapsed.args.onNavigate).toHaveBeenCalledWith(
    expect.objectContaining({ id: 'role' }),
    `${consoleBase}/base/role`,
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
