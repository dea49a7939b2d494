import { RefreshCw, X } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../i18n/LanguageProvider.js'
import { noticeMessages } from './noticeMessages.js'

/** @public */
export interface NewVersionNoticeProps {
  /** The server has newer files than those on show. */
  isThere: boolean
  /** Loads the page anew, after asking about unsaved input. */
  onReload: () => unknown
  /** Not now. */
  onDismiss: () => void
}

/** A strip that says a new version is out; nothing is lost before the person presses its button. @public */
export function NewVersionNotice({ isThere, onReload, onDismiss }: NewVersionNoticeProps) {
  const messages = useMessages(noticeMessages)
  const [isPending, setPending] = useState(false)

  async function reload() {
    setPending(true)
    try {
      await onReload()
    } finally {
      setPending(false) // the question about unsaved input was answered with no
    }
  }

  return (
    <div role="status">
      {isThere && (
        <div className="shell-notice" data-tone="info">
          <RefreshCw size={16} aria-hidden />
          <p>
            <strong>{messages.newVersion}</strong>
          </p>
          <button
            type="button"
            className="shell-notice-action"
            aria-disabled={isPending || undefined}
            onClick={() => {
              if (!isPending) void reload()
            }}
          >
            {messages.reload}
          </button>
          <button
            type="button"
            className="shell-icon-button"
            aria-label={messages.later}
            title={messages.later}
            onClick={onDismiss}
          >
            <X size={16} aria-hidden />
          </button>
        </div>
      )}
    </div>
  )
}
