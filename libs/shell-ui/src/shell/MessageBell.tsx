import { Bell } from 'lucide-react'
import { useMessages } from '../public/index.js'
import { shellMessages } from './messages.js'

/** @public */
export interface MessageBellProps {
  /** Unread messages exist: `msgReaStatus` of the session. */
  hasUnread: boolean
  /** Opens the messages. */
  onOpen: () => void
  /** They are open. Default: false. */
  isOpen?: boolean
}

/** The bell of the top bar, with a dot while messages are unread. @public */
export function MessageBell({ hasUnread, onOpen, isOpen = false }: MessageBellProps) {
  const messages = useMessages(shellMessages)
  const label = hasUnread ? messages.hasUnread : messages.noUnread
  return (
    <button
      type="button"
      className="shell-icon-button shell-bell"
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onOpen}
    >
      <Bell size={16} aria-hidden />
      {hasUnread && <span className="shell-bell-dot" aria-hidden />}
    </button>
  )
}
