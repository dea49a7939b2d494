import { formatTime } from '@spruce/validators'
import { useId } from 'react'
import { useLanguage, useMessages } from '../../i18n/LanguageProvider.js'
import { EmptyState, FailedState, NoPermissionState } from '../../states/StateView.js'
import { useRowKeys } from '../useRowKeys.js'
import { drawerMessages } from './drawerMessages.js'
import type { MessageGroup, MessageSummary, MessageTab } from './drawerTypes.js'
import { MessageTags } from './MessageTags.js'

interface MessageListProps {
  tab: MessageTab
  groups: readonly MessageGroup[]
  onOpen: (message: MessageSummary) => void
}

/** The messages, notices and letters each under their heading; the arrow keys go from one to the next. */
export function MessageList({ tab, groups, onOpen }: MessageListProps) {
  const messages = useMessages(drawerMessages)
  const onKeyDown = useRowKeys()
  const isSettled = groups.every((group) => group.items !== undefined || isRefused(group))
  const shown = groups.filter(
    (group) => isRefused(group) || group.hasMore || (group.items?.length ?? 0) > 0,
  )
  if (!isSettled && shown.length === 0) return <LoadingLines />
  if (shown.length === 0) {
    return tab === 'unread' ? (
      <EmptyState title={messages.emptyUnreadTitle} text={messages.emptyUnreadText} />
    ) : (
      <EmptyState title={messages.emptyTitle} text={messages.emptyText} />
    )
  }
  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- the arrow keys of the buttons inside bubble up to here
    <div className="shell-message-groups" onKeyDown={onKeyDown}>
      {shown.map((group) => (
        <Group key={group.kind} group={group} onOpen={onOpen} />
      ))}
    </div>
  )
}

function isRefused({ error, isForbidden }: MessageGroup): boolean {
  return Boolean(error) || isForbidden === true
}

function Group({ group, onOpen }: { group: MessageGroup; onOpen: MessageListProps['onOpen'] }) {
  const messages = useMessages(drawerMessages)
  const headingId = useId()
  const { kind, items = [], error, isForbidden, hasMore, isLoadingMore, onMore, onRetry } = group
  const name = kind === 'notice' ? messages.notices : messages.letters
  return (
    <section aria-labelledby={headingId}>
      <h3 className="shell-message-heading" id={headingId}>
        {name}
      </h3>
      {isForbidden && <NoPermissionState />}
      {Boolean(error) && !isForbidden && <FailedState error={error} onRetry={onRetry} />}
      {items.length > 0 && (
        <ul className="shell-message-list" aria-labelledby={headingId}>
          {items.map((message) => (
            <li key={message.id}>
              <Line message={message} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
      {hasMore && onMore && (
        <button
          type="button"
          className="shell-message-more"
          data-menu-row
          aria-disabled={isLoadingMore || undefined}
          onClick={() => {
            if (!isLoadingMore) onMore()
          }}
        >
          {isLoadingMore ? messages.loadingMore : messages.more(name)}
        </button>
      )}
    </section>
  )
}

function Line({
  message,
  onOpen,
}: {
  message: MessageSummary
  onOpen: (it: MessageSummary) => void
}) {
  const messages = useMessages(drawerMessages)
  const language = useLanguage()
  return (
    <button
      type="button"
      className="shell-message-line"
      data-menu-row
      data-message={`${message.kind}-${message.id}`}
      data-unread={!message.read || undefined}
      onClick={() => onOpen(message)}
    >
      <span className="shell-message-dot" aria-hidden />
      {!message.read && <span className="shell-only-read">{messages.isUnread}</span>}
      <span className="shell-message-title">{message.title}</span>
      <span className="shell-message-meta">
        <MessageTags message={message} />
        <time dateTime={message.at}>{formatTime(message.at, language).slice(0, 16)}</time>
      </span>
    </button>
  )
}

function LoadingLines() {
  const messages = useMessages(drawerMessages)
  return (
    <div className="shell-message-loading" role="status">
      <span className="shell-only-read">{messages.loading}</span>
      {['90%', '60%', '75%', '50%'].map((width) => (
        <span key={width} className="sp-skeleton" style={{ width }} aria-hidden />
      ))}
    </div>
  )
}
