import { Button } from '@chakra-ui/react/button'
import { CloudOff, Inbox, LockKeyhole, SearchX, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '../i18n/LanguageProvider.js'
import { uiMessages } from '../messages.js'
import { useErrorText } from '../provider/errors.js'

interface StateViewProps {
  icon: LucideIcon
  title: string
  text: ReactNode
  action?: ReactNode
  isAlert?: boolean
}

function StateView({ icon: Icon, title, text, action, isAlert = false }: StateViewProps) {
  return (
    <div className="sp-state" role={isAlert ? 'alert' : undefined}>
      <span className="sp-state-icon" aria-hidden>
        <Icon size={24} strokeWidth={1.5} />
      </span>
      <p className="sp-state-title">{title}</p>
      <p className="sp-state-text">{text}</p>
      {action && <div className="sp-state-action">{action}</div>}
    </div>
  )
}

export interface EmptyStateProps {
  /** What this place is for. Default: 暂无数据. */
  title?: string
  text?: ReactNode
  /** The first thing to do here. */
  action?: ReactNode
  /** Filters are set: nothing was found, rather than nothing exists. */
  isFiltered?: boolean
}

/** Nothing here: says what this place is and offers the first action. */
export function EmptyState({ title, text, action, isFiltered = false }: EmptyStateProps) {
  const messages = useMessages(uiMessages)
  return (
    <StateView
      icon={isFiltered ? SearchX : Inbox}
      title={title ?? (isFiltered ? messages.nothingFoundTitle : messages.emptyTitle)}
      text={text ?? (isFiltered ? messages.nothingFoundText : messages.emptyText)}
      action={action}
    />
  )
}

export interface FailedStateProps {
  /** What failed; said in words by ShellProvider's `describeError`. */
  error?: unknown
  title?: string
  /** What was kept, beyond the error's own words. */
  text?: ReactNode
  onRetry?: (() => void) | undefined
}

/** It failed: says what happened, what was kept, and retries. */
export function FailedState({ error, title, text, onRetry }: FailedStateProps) {
  const messages = useMessages(uiMessages)
  const sayError = useErrorText()
  return (
    <StateView
      isAlert
      icon={CloudOff}
      title={title ?? messages.failedTitle}
      text={text ?? (error === undefined ? messages.failedText : sayError(error))}
      action={
        onRetry && (
          <Button variant="outline" colorPalette="gray" onClick={onRetry}>
            {messages.retry}
          </Button>
        )
      }
    />
  )
}

export interface NoPermissionStateProps {
  /** The permission that is missing, by its name or code. */
  permission?: string | undefined
  action?: ReactNode
}

/** Not allowed: names the permission and whom to ask. */
export function NoPermissionState({ permission, action }: NoPermissionStateProps) {
  const messages = useMessages(uiMessages)
  return (
    <StateView
      icon={LockKeyhole}
      title={messages.noPermissionTitle}
      text={permission ? messages.noPermissionText(permission) : messages.noPermissionTextPlain}
      action={action}
    />
  )
}
