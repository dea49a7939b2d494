import { Component, type ReactNode } from 'react'
import { isFileGone, useMessages } from '../public/index.js'
import { shellMessages } from './messages.js'

export interface TabErrorBoundaryProps {
  children: ReactNode
  onRetry: () => void
  /** Loads the whole page anew. */
  onReload?: () => void
  onError?: (error: unknown) => void
}

/** Keeps a page that throws from taking the other tabs with it. */
export class TabErrorBoundary extends Component<
  TabErrorBoundaryProps,
  { hasFailed: boolean; hasLostFile: boolean }
> {
  override state = { hasFailed: false, hasLostFile: false }

  static getDerivedStateFromError(error: unknown) {
    return { hasFailed: true, hasLostFile: isFileGone(error) }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error)
  }

  override render() {
    const { hasFailed, hasLostFile } = this.state
    const { children, onRetry, onReload = () => location.reload() } = this.props
    if (!hasFailed) return children
    return hasLostFile ? (
      <PageFailed reason="fileGone" onAgain={onReload} />
    ) : (
      <PageFailed reason="thrown" onAgain={onRetry} />
    )
  }
}

interface PageFailedProps {
  reason: 'thrown' | 'fileGone'
  onAgain: () => void
}

function PageFailed({ reason, onAgain }: PageFailedProps) {
  const messages = useMessages(shellMessages)
  const [title, text, again] =
    reason === 'fileGone'
      ? [messages.fileGoneTitle, messages.fileGoneText, messages.reloadAll]
      : [messages.pageFailedTitle, messages.pageFailedText, messages.reloadPage]
  return (
    <div className="shell-page-failed" role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      <button type="button" className="shell-button" onClick={onAgain}>
        {again}
      </button>
    </div>
  )
}
