import { Component, type ReactNode } from 'react'
import { useMessages } from '../public/index.js'
import { shellMessages } from './messages.js'

export interface TabErrorBoundaryProps {
  children: ReactNode
  onRetry: () => void
  onError?: (error: unknown) => void
}

/** Keeps a page that throws from taking the other tabs with it. */
export class TabErrorBoundary extends Component<TabErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error)
  }

  override render() {
    return this.state.hasFailed ? <PageFailed onRetry={this.props.onRetry} /> : this.props.children
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
