import { composeStories } from '@storybook/react-vite'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ShellFixture } from '../fixtures.js'
import { holiday, letters, openedNotice } from './drawerFixtures.js'
import { HtmlText, linkTarget } from './HtmlText.js'
import * as stories from './MessageDrawer.stories.js'

const { Default, Empty, Failed, Loading, NoPermission, OpenedNotice, Paged } =
  composeStories(stories)

const dialog = () => screen.findByRole('dialog', { name: '消息' })

beforeEach(() => vi.clearAllMocks())

describe('MessageDrawer', () => {
  it('tabs (WAI-ARIA): arrows, Home and End go round and show at once; one tab stop', async () => {
    const user = userEvent.setup()
    render(<Default />, { wrapper: ShellFixture })
    const unread = await screen.findByRole('tab', { name: /未读/ })
    expect(screen.getByRole('tabpanel', { name: /未读/ })).toBeVisible()
    unread.focus()
    await user.keyboard('{ArrowLeft}')
    expect(screen.getByRole('tab', { name: '全部' })).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    expect(unread).toHaveFocus()
    await user.keyboard('{End}{Home}{ArrowRight}')
    expect(screen.getByRole('tab', { name: '已读', selected: true })).toHaveFocus()
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1])
    expect(Default.args.onTabChange).toHaveBeenLastCalledWith('read')
  })

  it('says of each line whether it is unread and waits for a confirmation', async () => {
    render(<Default />, { wrapper: ShellFixture })
    const notices = await screen.findByRole('list', { name: '公告' })
    const [first, second] = within(notices).getAllByRole('button')
    expect(first).toHaveAccessibleName(/^未读\s*国庆放假安排.*待确认.*重要/)
    expect(second).toHaveAccessibleName(/^平台将于周六 22:00 升级.*紧急.*平台公告/)
  })

  it('opens a message in the place of the list, names it, and goes back to its line', async () => {
    const user = userEvent.setup()
    render(<Default />, { wrapper: ShellFixture })
    const title = letters[1]?.title ?? ''
    await user.click(await screen.findByRole('button', { name: new RegExp(title) }))
    expect(Default.args.onOpen).toHaveBeenCalledExactlyOnceWith(letters[1])
    expect(screen.getByRole('heading', { name: title })).toHaveFocus()
    expect(screen.queryByRole('tab')).toBeNull()
    await user.click(screen.getByRole('button', { name: '返回消息列表' }))
    expect(screen.getByRole('button', { name: new RegExp(title) })).toHaveFocus()
  })

  it('keeps the focus when the line that has it leaves the list', async () => {
    const { rerender } = render(<Default />, { wrapper: ShellFixture })
    const line = await screen.findByRole('button', { name: new RegExp(holiday.title) })
    line.focus()
    rerender(<Default groups={[{ kind: 'letter', items: letters }]} />)
    expect(line.isConnected).toBe(false)
    expect(screen.getByRole('tab', { name: /未读/ })).toHaveFocus()
  })

  it('confirms a notice only by its button', async () => {
    const user = userEvent.setup()
    render(<OpenedNotice />, { wrapper: ShellFixture })
    await dialog()
    expect(OpenedNotice.args.onConfirm).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: '确认已阅读' }))
    expect(OpenedNotice.args.onConfirm).toHaveBeenCalledExactlyOnceWith(holiday)
  })

  it('asks for no confirmation of what is confirmed', async () => {
    const message = { ...holiday, read: true, confirmed: true }
    render(<OpenedNotice opened={{ ...openedNotice, message }} />, { wrapper: ShellFixture })
    expect(await screen.findByText('已确认')).toBeVisible()
    expect(screen.queryByRole('button', { name: '确认已阅读' })).toBeNull()
  })

  it('marks all as read once, and not while nothing is unread', async () => {
    const user = userEvent.setup()
    const { rerender } = render(<Default />, { wrapper: ShellFixture })
    await user.click(await screen.findByRole('button', { name: '全部标为已读' }))
    expect(Default.args.onReadAll).toHaveBeenCalledTimes(1)
    rerender(<Empty />)
    await user.click(screen.getByRole('button', { name: '全部标为已读' }))
    expect(Default.args.onReadAll).toHaveBeenCalledTimes(1)
    expect(screen.getByText('没有未读消息')).toBeVisible()
  })

  it('shows what is loading, failed or not allowed, each in its place', async () => {
    const user = userEvent.setup()
    const { rerender } = render(<Loading />, { wrapper: ShellFixture })
    await dialog()
    expect(screen.getByRole('status')).toHaveTextContent('正在加载消息…')
    rerender(<Failed />)
    expect(screen.getByRole('list', { name: '公告' })).toBeVisible()
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: '重试' }))
    expect(Failed.args.groups?.[1]?.onRetry).toHaveBeenCalledOnce()
    rerender(<NoPermission />)
    expect(screen.getByText('没有访问权限')).toBeVisible()
    expect(screen.getByRole('list', { name: '站内信' })).toBeVisible()
  })

  it('loads more on request, once at a time', async () => {
    const user = userEvent.setup()
    const onMore = vi.fn()
    const group = { kind: 'letter', items: letters, hasMore: true, onMore } as const
    const { rerender } = render(<Paged groups={[group]} />, { wrapper: ShellFixture })
    await user.click(await screen.findByRole('button', { name: '加载更多站内信' }))
    expect(onMore).toHaveBeenCalledOnce()
    rerender(<Paged groups={[{ ...group, isLoadingMore: true }]} />)
    await user.click(screen.getByRole('button', { name: '加载中…' }))
    expect(onMore).toHaveBeenCalledOnce()
  })

  it('dialog (WAI-ARIA): Escape closes, and the focus returns to what opened it', async () => {
    const user = userEvent.setup()
    render(<Default isOpen={false} />, { wrapper: ShellFixture })
    const opener = screen.getByRole('button', { name: '打开消息' })
    await user.click(opener)
    await dialog()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(Default.args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(opener).toHaveFocus())
  })
})

describe('HtmlText', () => {
  it('shows text, lists and tables, with headings below those of the drawer', () => {
    render(
      <HtmlText html="<h2>甲</h2><h4>丁</h4><ul><li>乙</li></ul><table><tr><td>丙</td></tr></table>" />,
    )
    expect(screen.getByRole('heading', { level: 4, name: '甲' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 5, name: '丁' })).toBeVisible()
    expect(screen.getByRole('listitem')).toHaveTextContent('乙')
    expect(screen.getByRole('cell')).toHaveTextContent('丙')
  })

  it.each([
    '<script>document.title="x"</script>',
    '<img src=x onerror="document.title=1">',
    '<img src="https://spy.example/p.png">',
    '<iframe src="/x"></iframe>',
    '<svg onload="alert(1)"><a href="javascript:alert(1)">x</a></svg>',
    '<style>body{display:none}</style>',
  ])('leaves nothing of %s', (html) => {
    const { container } = render(<HtmlText html={html} />)
    expect(container.querySelector('.shell-message-text')).toBeEmptyDOMElement()
  })

  it('leads into the product by its own way, to other addresses beside, to scripts not at all', () => {
    const onFollow = vi.fn()
    render(
      <HtmlText
        html={`<a href="/personal">内</a><a href="https://x.example/">外</a><a href="javascript:alert(1)">恶</a>`}
        onFollow={onFollow}
      />,
    )
    fireEvent.click(screen.getByRole('link', { name: '内' }))
    expect(onFollow).toHaveBeenCalledExactlyOnceWith('/personal')
    expect(screen.getByRole('link', { name: '外' })).toHaveAttribute('target', '_blank')
    expect(screen.queryByRole('link', { name: '恶' })).toBeNull()
    expect(screen.getByText('恶')).toBeVisible()
  })

  it.each(['//x.example', 'javascript:alert(1)', 'data:text/html,x', '/\\x.example', '', null])(
    'follows no %j',
    (href) => {
      expect(linkTarget(href)).toBeUndefined()
    },
  )
})
