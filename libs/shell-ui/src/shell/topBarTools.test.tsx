import { composeStories } from '@storybook/react-vite'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import * as errorStories from './ErrorPage.stories.js'
import { ShellFixture, tenants } from './fixtures.js'
import * as languageStories from './LanguageSwitch.stories.js'
import { LayoutStore } from './LayoutStore.js'
import * as loadingStories from './LoadingOverlay.stories.js'
import * as bellStories from './MessageBell.stories.js'
import { usePageTitle } from '../public/usePageTitle.js'
import * as tenantStories from './TenantSwitcher.stories.js'
import { ThemePanel } from './ThemePanel.js'
import { ThemeStore } from './ThemeStore.js'
import * as topBarStories from './TopBar.stories.js'
import * as userStories from './UserMenu.stories.js'

const TopBar = composeStories(topBarStories)
const User = composeStories(userStories)
const Tenant = composeStories(tenantStories)
const LanguageChoice = composeStories(languageStories)
const Loading = composeStories(loadingStories)
const Failure = composeStories(errorStories)
const Bell = composeStories(bellStories)

describe('TopBar', () => {
  it('leads home by the system icon', async () => {
    const user = userEvent.setup()
    render(<TopBar.Default />, { wrapper: ShellFixture })
    await user.click(screen.getByRole('link', { name: '云杉制造集团' }))
    expect(TopBar.Default.args.onHome).toHaveBeenCalledExactlyOnceWith('/dashboard')
  })

  it('leads nowhere without a target', () => {
    render(<TopBar.NoHome />, { wrapper: ShellFixture })
    expect(screen.getByText('云杉制造集团')).toBeVisible()
    expect(screen.queryByRole('link')).toBeNull()
  })
})

describe('MessageBell', () => {
  it('says whether messages are unread, and leads to them', async () => {
    const user = userEvent.setup()
    const { rerender } = render(<Bell.Default />, { wrapper: ShellFixture })
    expect(screen.getByRole('button', { name: '没有未读消息' })).toBeVisible()
    rerender(<Bell.Unread />)
    await user.click(screen.getByRole('button', { name: '有未读消息' }))
    expect(Bell.Unread.args.onOpen).toHaveBeenCalledOnce()
  })
})

describe('UserMenu', () => {
  it('names the person and runs its entries', async () => {
    const user = userEvent.setup()
    render(<User.Default />, { wrapper: ShellFixture })
    await user.click(screen.getByRole('button', { name: '用户菜单：林知远' }))
    const entries = await screen.findAllByRole('menuitem')
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      '个人中心',
      '修改密码',
      '退出登录',
    ])
    fireEvent.click(entries[2]!)
    await waitFor(() => expect(User.Default.args.onSignOut).toHaveBeenCalledOnce())
  })

  it('leaves out what has no handler', async () => {
    const user = userEvent.setup()
    render(<User.SignOutOnly />, { wrapper: ShellFixture })
    await user.click(screen.getByRole('button'))
    expect(await screen.findAllByRole('menuitem')).toHaveLength(1)
  })
})

describe('TenantSwitcher', () => {
  async function open() {
    const user = userEvent.setup()
    render(<Tenant.Default />, { wrapper: ShellFixture })
    await user.click(screen.getByRole('button', { name: '当前租户：云杉制造集团' }))
    await screen.findByRole('dialog', { name: '切换租户' })
    return user
  }

  it('marks the current and the default one', async () => {
    await open()
    const current = screen.getByRole('button', { name: /^云杉制造集团/ })
    expect(current).toHaveAttribute('aria-current', 'true')
    expect(within(current).getByLabelText('当前')).toBeInTheDocument()
  })

  it('finds by name and code, reaches by keys, switches here', async () => {
    const user = await open()
    await user.type(screen.getByRole('searchbox', { name: '搜索租户' }), 'DIVI')
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    await user.keyboard('{ArrowDown}{Enter}')
    expect(Tenant.Default.args.onSwitch).toHaveBeenCalledExactlyOnceWith(tenants[1])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('opens beside, in a browser tab with a session storage of its own', async () => {
    await open()
    const link = screen.getByRole('link', { name: '在新标签页打开 平台运营' })
    expect(link).toHaveAttribute('href', '/?tenant=operator')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener')
  })

  it('says when nothing matches', async () => {
    const user = await open()
    await user.type(screen.getByRole('searchbox'), '没有这个')
    expect(screen.getByText('没有匹配的租户')).toBeVisible()
  })

  it('is absent without tenants', () => {
    render(<Tenant.Empty />, { wrapper: ShellFixture })
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('ThemePanel', () => {
  it('sets mode, colour, density and the place of the first level', async () => {
    const user = userEvent.setup()
    const theme = new ThemeStore()
    const layout = new LayoutStore()
    render(<ThemePanel theme={theme} layout={layout} />, { wrapper: ShellFixture })
    await user.click(screen.getByRole('button', { name: '外观设置' }))
    await screen.findByRole('dialog', { name: '外观设置' })
    const choose = (group: string, name: string) =>
      user.click(within(screen.getByRole('group', { name: group })).getByRole('radio', { name }))
    expect(screen.getByRole('radio', { name: '适中' })).toBeChecked()
    await choose('明暗', '深色')
    await choose('主题色', '橙色')
    await choose('密度', '紧凑')
    await choose('菜单布局', '顶部')
    expect(theme.snapshot).toEqual({ mode: 'dark', palette: 'orange', density: 'compact' })
    expect(layout.menuType).toBe(2)
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(4)
  })

  it('offers 3 modes, 4 colours and 3 densities', async () => {
    const user = userEvent.setup()
    render(<ThemePanel theme={new ThemeStore()} />, { wrapper: ShellFixture })
    await user.click(screen.getByRole('button', { name: '外观设置' }))
    expect(await screen.findAllByRole('radio')).toHaveLength(3 + 4 + 3)
  })
})

it('LanguageSwitch names each language in itself', async () => {
  const user = userEvent.setup()
  render(<LanguageChoice.Default />, { wrapper: ShellFixture })
  await user.click(screen.getByRole('button', { name: '语言' }))
  expect(await screen.findByRole('menuitemradio', { name: '简体中文' })).toBeChecked()
  fireEvent.click(screen.getByRole('menuitemradio', { name: 'English' }))
  await waitFor(() =>
    expect(LanguageChoice.Default.args.onChange).toHaveBeenCalledExactlyOnceWith('en-US'),
  )
})

it('LoadingOverlay has four bars and says what it waits for', () => {
  const { container } = render(<Loading.Default />, { wrapper: ShellFixture })
  expect(screen.getByRole('status')).toHaveTextContent('正在加载…')
  expect(container.querySelectorAll('.shell-bars > span')).toHaveLength(4)
})

describe('ErrorPage', () => {
  it.each([
    ['404', '页面不存在', 'Page not found'],
    ['403', '没有访问权限', 'No access'],
    ['page404', '页面未开放', 'Page not available'],
    ['500', '服务器异常', 'Server error'],
  ] as const)('%s: %s / %s', (variant, chinese, english) => {
    const { unmount } = render(<Failure.NotFound variant={variant} />, { wrapper: ShellFixture })
    expect(screen.getByRole('heading', { level: 1, name: chinese })).toBeVisible()
    unmount()
    render(
      <ShellFixture language="en-US">
        <Failure.NotFound variant={variant} />
      </ShellFixture>,
    )
    expect(screen.getByRole('heading', { level: 1, name: english })).toBeVisible()
  })

  it('offers only the ways on that exist', async () => {
    const onRetry = vi.fn()
    const user = userEvent.setup()
    render(<Failure.ServerError onHome={undefined} onBack={undefined} onRetry={onRetry} />, {
      wrapper: ShellFixture,
    })
    expect(screen.getAllByRole('button')).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(onRetry).toHaveBeenCalledOnce()
    expect(screen.getByText('01J9ZK4T7Q')).toBeVisible()
  })
})

it('usePageTitle writes the page and the tenant', () => {
  function Titled({ page }: { page?: string }) {
    usePageTitle(page, '云杉控制台')
    return null
  }
  const { rerender } = render(<Titled page="组织架构" />)
  expect(document.title).toBe('组织架构 - 云杉控制台')
  act(() => rerender(<Titled />))
  expect(document.title).toBe('云杉控制台')
})
