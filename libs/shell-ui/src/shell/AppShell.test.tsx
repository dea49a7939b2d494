import { composeStories } from '@storybook/react-vite'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as stories from './AppShell.stories.js'
import { ShellFixture } from './fixtures.js'

const { Default, MenuInTopBar, NoTenant } = composeStories(stories)

function setWidth(width: number) {
  vi.stubGlobal('innerWidth', width)
  act(() => {
    window.dispatchEvent(new Event('resize'))
  })
}

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  vi.stubGlobal('innerWidth', 1440)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function start(story = <Default />) {
  const view = render(story, { wrapper: ShellFixture })
  await screen.findByRole('main')
  return { ...view, user: userEvent.setup() }
}

it('has the landmarks of a page and a way past them', async () => {
  const { user } = await start()
  expect(screen.getByRole('banner')).toBeVisible()
  expect(screen.getByRole('complementary', { name: '侧边栏' })).toBeVisible()
  expect(screen.getByRole('navigation', { name: '主菜单' })).toBeVisible()
  expect(screen.getByRole('region', { name: '已打开的页面' })).toBeVisible()
  expect(screen.getByRole('navigation', { name: '面包屑' })).toBeVisible()
  await user.tab()
  expect(screen.getByRole('link', { name: '跳到主要内容' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('main')).toHaveFocus()
})

it('opens a menu as a tab and says where it stands', async () => {
  const { user } = await start()
  const menu = within(screen.getByRole('navigation', { name: '主菜单' }))
  await user.click(menu.getByRole('link', { name: '应用列表' }))
  expect(await screen.findByRole('tab', { name: '应用列表', selected: true })).toBeVisible()
  const path = within(screen.getByRole('navigation', { name: '面包屑' }))
  expect(path.getByText('应用列表')).toHaveAttribute('aria-current', 'page')
})

it('closes the sidebar to icons and opens it again', async () => {
  const { user } = await start()
  await user.click(screen.getByRole('button', { name: '收起侧边栏' }))
  expect(screen.queryByRole('link', { name: '应用列表' })).toBeNull()
  await user.click(screen.getByRole('button', { name: '展开侧边栏' }))
  expect(screen.getByRole('link', { name: '应用列表' })).toBeVisible()
})

describe('by width', () => {
  it('shows icons below 1200 px', async () => {
    await start()
    setWidth(1000)
    expect(screen.getByRole('button', { name: '展开侧边栏' })).toBeVisible()
  })

  it('shows a drawer below 768 px, which closes once a menu is chosen', async () => {
    const { user } = await start()
    setWidth(375)
    expect(screen.queryByRole('navigation', { name: '主菜单' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '打开菜单' }))
    const drawer = await screen.findByRole('dialog', { name: '主菜单' })
    fireEvent.click(within(drawer).getByRole('link', { name: '资源管理' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByRole('tab', { name: '资源管理', selected: true })).toBeVisible()
  })
})

it('with menuType 2 puts the first level into the top bar, the rest into the sidebar', async () => {
  const { user } = await start(<MenuInTopBar />)
  const top = within(screen.getByRole('navigation', { name: '一级菜单' }))
  const side = () => within(screen.getByRole('navigation', { name: '主菜单' }))
  expect(top.getByRole('link', { name: '企业管理' })).toHaveAttribute('aria-current', 'true')
  expect(side().getByRole('link', { name: '组织架构' })).toBeVisible()
  expect(side().queryByText('全局工作台')).toBeNull()
  await user.click(top.getByRole('link', { name: '工作台管理' }))
  await waitFor(() => expect(side().getByRole('link', { name: '全局工作台' })).toBeVisible())
  expect(side().queryByText('组织架构')).toBeNull()
})

it('warns when the account belongs to no tenant', async () => {
  await start(<NoTenant />)
  expect(screen.getByRole('alert')).toHaveTextContent('当前账号不属于任何租户，请联系管理员。')
})
