import { useMessages } from '../i18n/LanguageProvider.js'
import { uiMessages } from '../messages.js'

export interface StaleNoticeProps {
  onRetry: (() => void) | undefined
}

/** A refresh failed and the old rows are still shown. */
export function StaleNotice({ onRetry }: StaleNoticeProps) {
  const messages = useMessages(uiMessages)
  return (
    <div className="sp-stale" role="alert">
      <span>{messages.refreshFailed}</span>
      {onRetry && (
        <button type="button" className="sp-row-action" onClick={onRetry}>
          {messages.retry}
        </button>
      )}
    </div>
  )
}
