import { useMessages } from '@spruce/shell-ui'
import { RotateCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { pageMessages } from '../messages.js'

export interface WidgetNoteProps {
  /** What is the matter. */
  readonly title: string
  /** One sentence more. */
  readonly text?: string | undefined
  /** It went wrong: assistive technology says it at once. */
  readonly isAlert?: boolean
  /** Asked to try again; without it nothing offers to. */
  readonly onRetry?: (() => void) | undefined
}

/** In place of a widget's content: why there is none. */
export function WidgetNote({ title, text, isAlert = false, onRetry }: WidgetNoteProps) {
  const messages = useMessages(pageMessages)
  return (
    <div className="sp-page-note" role={isAlert ? 'alert' : undefined}>
      <p>{title}</p>
      {text !== undefined && text !== '' && <p className="sp-page-note-text">{text}</p>}
      {onRetry && (
        <button type="button" className="sp-text-button" onClick={onRetry}>
          <RotateCw size={12} aria-hidden /> {messages.retry}
        </button>
      )}
    </div>
  )
}

/** What has not come by then moves while it is waited for, in milliseconds. */
const longWait = 1000

/** In place of a widget's content while it is on its way. */
export function WidgetWait() {
  const messages = useMessages(pageMessages)
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longWait)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="sp-page-wait" data-long={isLong || undefined}>
      <span className="sp-sr-only" role="status">
        {messages.loading}
      </span>
      {[90, 70, 80].map((share) => (
        <span key={share} className="sp-skeleton" style={{ width: `${share}%` }} aria-hidden />
      ))}
    </div>
  )
}
