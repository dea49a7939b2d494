import { useApi } from '@spruce/session/react'
import { FailedState, useLanguage, useMessages, useShellPort } from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import { useQuery } from '@tanstack/react-query'
import { unreadOptions } from './messageQueries.js'
import { inboxMessages } from './messages.js'

/** Which messages wait; the drawer opens them. */
export function UnreadMessages() {
  const api = useApi()
  const { openMessage } = useShellPort()
  const language = useLanguage()
  const messages = useMessages(inboxMessages)
  const { data, error, refetch } = useQuery(unreadOptions(api))
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />
  if (!data) return <div className="home-empty" aria-busy="true" />
  if (data.total === 0) return <p className="home-empty">{messages.noUnread}</p>
  return (
    <>
      <p className="home-numbers">{messages.unreadNumbers(data.total, data.mustConfirm)}</p>
      <ul className="home-links">
        {data.items.map((message) => (
          <li key={message.id}>
            <button
              type="button"
              className="home-message"
              aria-haspopup="dialog"
              onClick={() => openMessage(message)}
            >
              <span>{message.title}</span>
              <time dateTime={message.at}>{formatTime(message.at, language)}</time>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
