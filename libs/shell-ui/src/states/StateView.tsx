import { Button } from '@chakra-ui/react/button'
import type { PermissionCode } from '@spruce/validators/permission'
import { CloudOff, Inbox, LockKeyhole, SearchX, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '../i18n/LanguageProvider.js'
import { uiMessages } from '../messages.js'
import { usePermissionHelp, type PermissionHelp } from '../permissions/PermissionProvider.js'
import { useErrorText } from '../provider/errors.js'
import { isPlainClick } from '../shell/TabLink.js'

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
  /** One sentence more. */
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
  /** The code of the permission that is missing. */
  permission?: PermissionCode | undefined
  /** Instead of the link to the page that says whom to ask. */
  action?: ReactNode
}

/** Not allowed: names the permission, and leads to whom to ask where the product has such a page. */
export function NoPermissionState({ permission, action }: NoPermissionStateProps) {
  const messages = useMessages(uiMessages)
  const help = usePermissionHelp()
  const name = permission && help?.nameOf(permission)
  const said = name ? messages.namedPermission(name, permission) : permission
  return (
    <StateView
      icon={LockKeyhole}
      title={messages.noPermissionTitle}
      text={said ? messages.noPermissionText(said) : messages.noPermissionTextPlain}
      action={action ?? (permission && help && <WhatIsMissing code={permission} help={help} />)}
    />
  )
}

function WhatIsMissing({ code, help }: { code: string; help: PermissionHelp }) {
  const messages = useMessages(uiMessages)
  return (
    <a
      className="ui-link"
      href={help.hrefOf(code)}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        help.onFollow(help.hrefOf(code)) // it says where to come back to, which may have changed
      }}
    >
      {messages.whatIsMissing}
    </a>
  )
}
