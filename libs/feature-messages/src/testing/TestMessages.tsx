import type { Schemas } from '@spruce/api-client'
import { createTestApi, type TestHandlers } from '@spruce/api-client/testing'
import { SessionProvider } from '@spruce/session/react'
import { createTestSession } from '@spruce/session/testing'
import { ShellPortProvider } from '@spruce/shell-ui'
import { FakeShellPort, useTestApi } from '@spruce/shell-ui/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'

const base = '/message-center-service/api/spruce/msg-center'

/** What the calls of the messages are, for `messageHandlers` and what stands over it. */
export const messageCalls = {
  numbers: `POST ${base}/index/getUnReadNum`,
  letters: `POST ${base}/sletter/list`,
  latestNotices: `GET ${base}/index/notice/latestInfo`,
  notices: 'GET /spruce/api/v1/my-notices',
  readLetter: `POST ${base}/sletter/read/{id}`,
  readNotice: `POST ${base}/notice/read/{id}`,
} as const

export const letterFixture: Schemas['Letter'] = {
  id: 'l1',
  category: 'business',
  title: '空压机温度过高',
  body: '<p>请尽快处理</p>',
  link: '/dashboard',
  appCode: null,
  read: false,
  createdAt: '2026-11-20T08:00:00.000Z',
}

export const noticeFixture: Schemas['MyNotice'] = {
  id: 'n1',
  title: '国庆值班安排',
  level: 'important',
  mustConfirm: true,
  read: false,
  confirmed: false,
  publishedAt: '2026-11-19T08:00:00.000Z',
  expireAt: null,
}

/** One letter and one notice that asks to be confirmed, both unread. */
function messageHandlers(): TestHandlers {
  return {
    [messageCalls.numbers]: { total: 2, letters: 1, notices: 1, mustConfirm: 1 },
    [messageCalls.letters]: [letterFixture],
    [messageCalls.latestNotices]: [noticeFixture],
    [messageCalls.notices]: [noticeFixture],
    [messageCalls.readLetter]: { ...letterFixture, read: true },
    [messageCalls.readNotice]: {
      ...noticeFixture,
      read: true,
      content: '<p>请各部门安排好值班人员</p>',
      attachments: [],
    },
    'POST /spruce/api/v1/letters/read-all': { read: 1 },
  }
}

export interface TestMessagesProps {
  /** Over those of a person with two unread messages. */
  handlers?: TestHandlers
  /** Somebody of the operator acts as the person. */
  isMockLogin?: boolean
  children?: ReactNode
}

const mockLogin = {
  actingName: '运营小王',
  actingLoginName: 'operator',
  reason: '协助排查',
  expiresAt: '2026-11-20T08:30:00.000Z',
}

/** Session, shell and calls of the messages, without a server. */
export function TestMessages({ handlers, isMockLogin = false, children }: TestMessagesProps) {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  )
  const api = useTestApi(() => createTestApi({ ...messageHandlers(), ...handlers }))
  const [session] = useState(() => createTestSession({ mockLogin: isMockLogin ? mockLogin : null }))
  const [shell] = useState(() => new FakeShellPort())
  return (
    <QueryClientProvider client={client}>
      <SessionProvider session={session} api={api}>
        <ShellPortProvider value={shell}>{children}</ShellPortProvider>
      </SessionProvider>
    </QueryClientProvider>
  )
}
