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
    return hasLostFile ? <FileGone onReload={onReload} /> : <PageFailed onRetry={onRetry} />
  }
}

function PageFailed({ onRetry }: { onRetry: () => void }) {
  const messages = useMessages(shellMessages)
  return (
    <div className="shell-page-failed" role="alert">
      <h1>{messages.pageFailedTitle}</h1>
      <p>{messages.pageFailedText}</p>
      <button type="button" className="shell-button" onClick={onRetry}>
        {messages.reloadPage}
      </button>
    </div>
  )
}

function FileGone({ onReload }: { onReload: () => void }) {
  const messages = useMessages(shellMessages)
  return (
    <div className="shell-page-failed" role="alert">
      <h1>{messages.fileGoneTitle}</h1>
      <p>{messages.fileGoneText}</p>
      <button type="button" className="shell-button" onClick={onReload}>
        {messages.reloadAll}
      </button>
    </div>
  )
}
