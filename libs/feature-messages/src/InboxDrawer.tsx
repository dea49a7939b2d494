import { ApiError } from '@spruce/api-client'
import { useApi, useSession } from '@spruce/session/react'
import {
  MessageDrawer,
  toast,
  useMessages,
  useShellPort,
  type MessageGroup,
  type MessageKind,
  type MessageSummary,
  type OpenedMessage,
} from '@spruce/shell-ui'
import {
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query'
import { observer } from 'mobx-react-lite'
import type { Inbox } from './Inbox.js'
import {
  confirmNoticeOptions,
  letterPagesOptions,
  noticePagesOptions,
  openedMessageOptions,
  readAllOptions,
  unreadOptions,
  type LetterSummary,
} from './messageQueries.js'
import { inboxMessages } from './messages.js'

export interface InboxDrawerProps {
  /** What is on show. */
  inbox: Inbox
  /** Something was read: what is unread is asked for anew. */
  onRead: () => void
}

/** The drawer of the person's messages, joined to the real calls; nothing is asked before it opens. */
export const InboxDrawer = observer(function InboxDrawer({ inbox, onRead }: InboxDrawerProps) {
  const api = useApi()
  const session = useSession()
  const shell = useShellPort()
  const { isOpen, tab } = inbox
  const client = useQueryClient()
  const texts = useMessages(inboxMessages)
  const unread = useQuery({ ...unreadOptions(api), enabled: isOpen })
  const notices = useInfiniteQuery({ ...noticePagesOptions(api, tab), enabled: isOpen })
  const letters = useInfiniteQuery({ ...letterPagesOptions(api, tab), enabled: isOpen })
  const opened = useOpened(inbox, onRead)
  const confirm = useMutation(confirmNoticeOptions(api))
  const readAll = useMutation(readAllOptions(api))

  async function confirmNotice(message: MessageSummary) {
    const read = await confirm.mutateAsync(message).catch(() => undefined) // a toast has said it
    if (!read) return
    client.setQueryData(openedMessageOptions(api, message).queryKey, read)
    onRead()
    const left = inbox.goOn()
    if (left !== undefined) toast.success(left > 0 ? texts.confirmedNext(left) : texts.confirmedAll)
  }

  return (
    <MessageDrawer
      isOpen={isOpen}
      onClose={() => inbox.close()}
      tab={tab}
      onTabChange={(next) => inbox.setTab(next)}
      unread={unread.data?.total ?? 0}
      groups={[groupOf('notice', notices), groupOf('letter', letters)]}
      opened={opened}
      onOpen={(message) => inbox.show(message)}
      onBack={() => inbox.show(null)}
      // Receipts are the person's, not the actor's.
      {...(!session.isMockLogin && {
        onReadAll: async () => {
          await readAll.mutateAsync().catch(() => undefined) // a toast has said it
          onRead()
        },
        onConfirm: confirmNotice,
      })}
      onFollow={(path) => {
        inbox.close()
        shell.open(path)
      }}
      returnFocusTo={() => inbox.returnTarget()}
    />
  )
})

/** The message on show with its text. In a mock login nothing is marked as read for the person. */
function useOpened(inbox: Inbox, onRead: () => void): OpenedMessage | null {
  const api = useApi()
  const texts = useMessages(inboxMessages)
  const { message } = inbox
  const { isMockLogin, isRoleView } = useSession()
  const { data, error, refetch } = useQuery({
    ...openedMessageOptions(api, message ?? nothing, onRead),
    enabled: message !== null && !isMockLogin,
  })
  if (!message) return null
  if (isMockLogin) {
    const html = isRoleView ? texts.noticeInRoleView : texts.noticeOfPerson
    return {
      message,
      content: 'content' in message ? (message as LetterSummary).content : { html },
    }
  }
  // Read by now, whatever the line said that was pressed.
  return {
    message: data?.message ?? message,
    content: data?.content,
    error,
    onRetry: () => void refetch(),
  }
}

const nothing: MessageSummary = { id: '', kind: 'letter', title: '', at: '', read: true }

type Pages = InfiniteData<{ items: readonly MessageSummary[] }>

function groupOf(kind: MessageKind, query: UseInfiniteQueryResult<Pages>): MessageGroup {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query
  return {
    kind,
    items: data?.pages.flatMap(({ items }) => items),
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    onMore: () => void fetchNextPage(),
    error: data ? undefined : error, // what is there stays; a toast says nothing, the next event tries again
    onRetry: () => void refetch(),
    isForbidden: error instanceof ApiError && error.status === 403,
  }
}
