import { useApi } from '@spruce/session/react'
import { useMessages, type MessageSummary } from '@spruce/shell-ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { noticePagesOptions, unreadOptions } from './messageQueries.js'
import { inboxMessages } from './messages.js'

/** Messages of the person, as far as they are known. */
export interface MessageList {
  /** Undefined while they are on their way. */
  readonly items?: readonly MessageSummary[]
  /** How many there are in all. Default: as many as the items. */
  readonly total?: number
  /** There are more than the items, and nobody knows how many. */
  readonly hasMore?: boolean
  /** How many there are in all, in words. */
  readonly note?: string
  /** Why there are none; what came before stays. */
  readonly error?: unknown
  readonly onRetry?: () => void
}

/** The newest messages that wait, and how many there are. */
export function useUnread(): MessageList {
  const { unreadNumbers } = useMessages(inboxMessages)
  const { data, error, refetch } = useQuery(unreadOptions(useApi()))
  return {
    ...(data && {
      ...{ items: data.items, total: data.total },
      note: unreadNumbers(data.total, data.mustConfirm),
    }),
    ...{ error, onRetry: () => void refetch() },
  }
}

/** The newest notices, as the drawer lists them. */
export function useNotices(): MessageList {
  const { data, error, refetch, hasNextPage } = useInfiniteQuery(
    noticePagesOptions(useApi(), 'all'),
  )
  return {
    ...(data && { items: data.pages.flatMap(({ items }) => items) }),
    ...{ hasMore: hasNextPage, error, onRetry: () => void refetch() },
  }
}
