import { InboxDrawer } from '@spruce/feature-messages'
import { createTestApi, type TestHandlers } from '@spruce/api-client/testing'
import { systemDataFixture } from '@spruce/session/testing'
import type { MessageSummary } from '@spruce/shell-ui'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mockLoginFixture, noMedia, openShell } from '../testing/openShell.js'
import { ShellProviders } from '../testing/ShellProviders.js'
import type { Shell } from './Shell.js'

const base = '/message-center-service/api/spruce/msg-center'
const listLetters = `POST ${base}/sletter/list`
const readLetter = `POST ${base}/sletter/read/{id}`
const readNotice = `POST ${base}/notice/read/{id}`
const listNotices = 'GET /spruce/api/v1/my-notices'

const letter = {
  id: 'l1',
  category: 'business',
  title: '空压机温度过高',
  body: '<p>请尽快<strong>处理</strong></p>',
  link: '/dashboard',
  appCode: null,
  read: false,
  createdAt: '2026-11-20T08:00:00.000Z',
} as const
const notice = {
  id: 'n1',
  title: '国庆放假安排',
  level: 'important',
  mustConfirm: true,
  read: false,
  confirmed: false,
  publishedAt: '2026-11-18T08:00:00.000Z',
  expireAt: null,
} as const

type NoticeText = Pick<typeof notice, 'publishedAt' | 'level' | 'mustConfirm'> & {
  id: string
  title: string
}

const summaryOf = ({
  id,
  title,
  publishedAt: at,
  level,
  mustConfirm,
}: NoticeText): MessageSummary => ({
  id,
  title,
  at,
  level,
  mustConfirm,
  kind: 'notice',
  read: false,
  confirmed: false,
})

const shells: Shell[] = []

function show(handlers: TestHandlers = {}, isMockLogin = false) {
  const data = systemDataFixture(isMockLogin ? { mockLogin: mockLoginFixture } : {})
  const api = createTestApi({
    [`POST ${base}/index/getUnReadNum`]: { total: 2, letters: 1, notices: 1, mustConfirm: 1 },
    [`GET ${base}/index/notice/latestInfo`]: [notice],
    [`GET ${base}/sletter/redStatus`]: { red: true },
    [listLetters]: [letter],
    [listNotices]: [notice],
    [readLetter]: { ...letter, read: true },
    [readNotice]: { ...notice, read: true, content: '<p>放假七天</p>', attachments: [] },
    ...handlers,
  })
  const shell = openShell(data, api)
  shells.push(shell)
  render(
    <ShellProviders shell={shell}>
      <InboxDrawer inbox={shell.inbox} onRead={shell.readUnread} />
    </ShellProviders>,
  )
  return shell
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', noMedia)
})
afterEach(() => {
  for (const shell of shells.splice(0)) shell.dispose()
  vi.unstubAllGlobals()
})

describe('InboxDrawer', () => {
  it('asks for nothing before it opens', () => {
    const list = vi.fn(() => [])
    show({ [listLetters]: list, [listNotices]: list })
    expect(list).not.toHaveBeenCalled()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('reads a letter by opening it: the server is told, its text shows, what is unread is asked anew', async () => {
    const user = userEvent.setup()
    const read = vi.fn(() => ({ ...letter, read: true }))
    const red = vi.fn(() => ({ red: false }))
    const shell = show({ [readLetter]: read, [`GET ${base}/sletter/redStatus`]: red })
    shell.session.setMsgReaStatus(true)
    act(() => shell.inbox.open())
    const letters = await screen.findByRole('list', { name: '站内信' })
    await user.click(within(letters).getByRole('button', { name: /空压机温度过高/ }))
    expect(await screen.findByText('处理')).toBeVisible()
    expect(read).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ path: { id: 'l1' } }))
    await waitFor(() => expect(shell.session.msgReaStatus).toBe(false))
    expect(screen.getByRole('link', { name: '查看详情' })).toHaveAttribute('href', '/dashboard')
  })

  it('goes from notice to notice as they are confirmed, and closes after the last', async () => {
    const user = userEvent.setup()
    const titles: Record<string, string> = { n1: '国庆放假安排', n2: '消防演练通知' }
    const shell = show({
      [readNotice]: ({ path, body }: { path: { id: string }; body: { confirm?: boolean } }) => ({
        ...notice,
        id: path.id,
        title: titles[path.id] ?? '',
        read: true,
        confirmed: body.confirm === true,
        content: '<p>放假七天</p>',
        attachments: [],
      }),
    })
    const waiting = Object.entries(titles).map(([id, title]) => summaryOf({ ...notice, id, title }))
    act(() => shell.inbox.ask(waiting))
    await screen.findByRole('heading', { name: '国庆放假安排' })
    await user.click(await screen.findByRole('button', { name: '确认已阅读' }))
    await screen.findByRole('heading', { name: '消防演练通知' })
    expect(await screen.findByText('已确认，还有 1 条公告待确认')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: '确认已阅读' }))
    await waitFor(() => expect(shell.inbox.isOpen).toBe(false))
    expect(await screen.findByText('公告已全部确认')).toBeVisible()
  })

  it('confirms a notice by its button alone', async () => {
    const user = userEvent.setup()
    const read = vi.fn(({ body }: { body: { confirm?: boolean } }) => ({
      ...notice,
      read: true,
      confirmed: body.confirm === true,
      content: '<p>放假七天</p>',
      attachments: [],
    }))
    const shell = show({ [readNotice]: read })
    act(() => shell.inbox.open())
    await user.click(await screen.findByRole('button', { name: /国庆放假安排/ }))
    expect(await screen.findByText('放假七天')).toBeVisible()
    expect(read.mock.calls.map(([{ body }]) => body)).toEqual([{}])
    await user.click(screen.getByRole('button', { name: '确认已阅读' }))
    expect(await screen.findByText('已确认')).toBeVisible()
    expect(read.mock.calls.map(([{ body }]) => body)).toEqual([{}, { confirm: true }])
  })

  it('keeps what waits for a confirmation among the unread, though it has been read', async () => {
    const waiting = { ...notice, id: 'n2', title: '安全须知', read: true }
    const shell = show({
      [listNotices]: ({ query }: { query: { state?: unknown } }) =>
        query.state === 'unconfirmed' ? [waiting, notice] : [notice],
    })
    act(() => shell.inbox.open())
    const notices = await screen.findByRole('list', { name: '公告' })
    expect(within(notices).getAllByRole('button')).toHaveLength(2)
    expect(within(notices).getByRole('button', { name: /安全须知/ })).toBeVisible()
  })

  it('marks all as read but what asks to be confirmed', async () => {
    const user = userEvent.setup()
    const plain = { ...notice, id: 'n3', mustConfirm: false }
    const all = vi.fn(() => ({ read: 1 }))
    const read = vi.fn((_: { path: { id: string } }) => ({
      ...plain,
      content: '',
      attachments: [],
    }))
    const shell = show({
      'POST /spruce/api/v1/letters/read-all': all,
      [listNotices]: [notice, plain],
      [readNotice]: read,
    })
    act(() => shell.inbox.open())
    const button = await screen.findByRole('button', { name: '全部标为已读' })
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
    await user.click(button)
    await waitFor(() => expect(read).toHaveBeenCalledOnce())
    expect(all).toHaveBeenCalledOnce()
    expect(read.mock.calls.map(([{ path }]) => path.id)).toEqual(['n3'])
  })

  it('in a mock login marks nothing as read for the person', async () => {
    const user = userEvent.setup()
    const read = vi.fn()
    const shell = show({ [readLetter]: read, [readNotice]: read }, true)
    act(() => shell.inbox.open())
    await user.click(await screen.findByRole('button', { name: /空压机温度过高/ }))
    expect(screen.getByText('处理')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '返回消息列表' }))
    await user.click(screen.getByRole('button', { name: /国庆放假安排/ }))
    expect(screen.getByText(/^模拟登录中不打开公告/)).toBeVisible()
    expect(screen.queryByRole('button', { name: '确认已阅读' })).toBeNull()
    expect(screen.queryByRole('button', { name: '全部标为已读' })).toBeNull()
    expect(read).not.toHaveBeenCalled()
  })
})
