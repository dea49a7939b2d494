import { createTestApi } from '@spruce/api-client/testing'
import { SessionProvider } from '@spruce/session/react'
import { createTestSession } from '@spruce/session/testing'
import { isMadeStaleBy, ShellPortProvider, ShellProvider } from '@spruce/shell-ui'
import { FakeShellPort } from '@spruce/shell-ui/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { UnreadMessages } from './UnreadMessages.js'

const base = '/message-center-service/api/spruce/msg-center'
const letter = {
  id: 'l1',
  category: 'business',
  title: '空压机温度过高',
  body: '<p>请尽快处理</p>',
  link: '/dashboard',
  appCode: null,
  read: false,
  createdAt: '2026-11-20T08:00:00.000Z',
} as const

it('shows what is unread, opens it by the shell, and asks anew when a message comes', async () => {
  const user = userEvent.setup()
  const letters: (typeof letter)[] = [letter]
  const api = createTestApi({
    [`POST ${base}/index/getUnReadNum`]: () => ({
      total: letters.length,
      letters: letters.length,
      notices: 0,
      mustConfirm: 0,
    }),
    [`POST ${base}/sletter/list`]: () => letters,
    [`GET ${base}/index/notice/latestInfo`]: [],
  })
  const client = new QueryClient()
  const shell = new FakeShellPort()
  render(
    <ShellProvider language="zh-CN">
      <QueryClientProvider client={client}>
        <SessionProvider session={createTestSession()} api={api}>
          <ShellPortProvider value={shell}>
            <UnreadMessages />
          </ShellPortProvider>
        </SessionProvider>
      </QueryClientProvider>
    </ShellProvider>,
  )
  await user.click(await screen.findByRole('button', { name: /空压机温度过高/ }))
  expect(shell.opened).toEqual(['message l1'])
  letters.pop()
  await act(() => client.invalidateQueries({ predicate: isMadeStaleBy('unread') }))
  expect(await screen.findByText('没有未读消息。')).toBeVisible()
})
