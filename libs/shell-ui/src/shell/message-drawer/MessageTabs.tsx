import type { KeyboardEvent } from 'react'
import { useMessages } from '../../i18n/LanguageProvider.js'
import { drawerMessages } from './drawerMessages.js'
import type { MessageTab } from './drawerTypes.js'

export const messageTabs = ['unread', 'read', 'all'] as const

interface MessageTabsProps {
  tab: MessageTab
  onTabChange: (tab: MessageTab) => void
  /** Stands beside the word "unread" while there are any. */
  unread: number
  /** Prefix of the ids of tabs (`-tab-`) and of the panel (`-panel`). */
  id: string
}

/** Which messages are on show, after the WAI-ARIA tabs practice with automatic activation. */
export function MessageTabs({ tab, onTabChange, unread, id }: MessageTabsProps) {
  const messages = useMessages(drawerMessages)

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const at = messageTabs.indexOf(tab)
    const last = messageTabs.length - 1
    const targets: Record<string, number> = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }
    const next = messageTabs[targets[event.key] ?? -1]
    if (!next) return
    event.preventDefault()
    onTabChange(next)
    document.getElementById(`${id}-tab-${next}`)?.focus()
  }

  return (
    // eslint-disable-next-line jsx-a11y-x/interactive-supports-focus -- its tabs have the focus; their keys bubble up to here
    <div
      className="shell-message-tabs"
      role="tablist"
      aria-label={messages.views}
      onKeyDown={onKeyDown}
    >
      {messageTabs.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          id={`${id}-tab-${one}`}
          aria-selected={one === tab}
          aria-controls={`${id}-panel`}
          tabIndex={one === tab ? 0 : -1}
          onClick={() => onTabChange(one)}
        >
          {messages[one]}
          {one === 'unread' && unread > 0 && (
            <span className="shell-message-count">{unread > 99 ? '99+' : unread}</span>
          )}
        </button>
      ))}
    </div>
  )
}
