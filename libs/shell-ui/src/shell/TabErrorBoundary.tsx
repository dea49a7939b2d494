import { Component, type ReactNode } from 'react'
import { useMessages } from '../public/index.js'
import { shellMessages } from './messages.js'

export interface TabErrorBoundaryProps {
  children: ReactNode
  onRetry: () => void
  onError?: (error: unknown) => void
}

/** Keeps a page that throws from taking the other tabs with it. */
export class TabErrorBoundary extends Component<
  TabErrorBoundaryProps,
  { hasFailed: boolean; isFileGone: boolean }
> {
  override state = { hasFailed: false, isFileGone: false }

  static getDerivedStateFromError(error: unknown) {
    return { hasFailed: true, isFileGone: isFileGone(error) }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error)
  }

  override render() {
    const { hasFailed, isFileGone } = this.state
    if (!hasFailed) return this.props.children
    return <PageFailed onRetry={isFileGone ? () => location.reload() : this.props.onRetry} />
  }
}

/** Code that is gone after a deploy comes with a new page only; browsers say it in these words. */
function isFileGone(error: unknown): boolean {
  const text = error instanceof Error ? error.message : ''
  return /dynamically imported module|importing a module script failed/i.test(text)
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
