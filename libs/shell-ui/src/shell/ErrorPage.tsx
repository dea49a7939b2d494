import { useMessages } from '../public/index.js'
import { shellMessages } from './messages.js'

/** @public */
export type ErrorPageVariant = '404' | '403' | 'page404' | '500'

/** @public */
export interface ErrorPageProps {
  /** `page404` is shown when a path is not allowed. */
  variant: ErrorPageVariant
  /** Each without a handler is left out. */
  onHome?: () => void
  /** Goes one step back. */
  onBack?: () => void
  /** Loads the page again. */
  onRetry?: () => void
  /** The number under which the server remembers what happened. */
  traceId?: string | null
}

/** What happened and the ways on, inside the frame. @public */
export function ErrorPage({ variant, onHome, onBack, onRetry, traceId }: ErrorPageProps) {
  const messages = useMessages(shellMessages)
  const [title, text] = {
    '404': [messages.notFoundTitle, messages.notFoundText],
    '403': [messages.forbiddenTitle, messages.forbiddenText],
    page404: [messages.blockedTitle, messages.blockedText],
    '500': [messages.serverErrorTitle, messages.serverErrorText],
  }[variant]
  const actions = [
    onRetry && { label: messages.retry, run: onRetry },
    onHome && { label: messages.goHome, run: onHome },
    onBack && { label: messages.goBack, run: onBack },
  ].filter((action) => action !== undefined)
  return (
    <div className="shell-error">
      <p className="shell-error-code" aria-hidden>
        {variant === 'page404' ? '404' : variant}
      </p>
      <h1>{title}</h1>
      <p>{text}</p>
      {traceId ? <code>{traceId}</code> : null}
      <div className="shell-error-actions">
        {actions.map(({ label, run }, index) => (
          <button
            key={label}
            type="button"
            className="shell-button"
            data-primary={index === 0 || undefined}
            onClick={run}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  )
}
