import { useMessages, useLanguage } from '@spruce/shell-ui/public'
import type { Language } from '@spruce/validators/i18n'
import { authMessages } from './messages.js'

export interface PublicActionsProps {
  isDark: boolean
  onLanguage?: (language: Language) => void
  onDark?: (isDark: boolean) => void
}

/** Language and dark mode, top right on every public page. */
export function PublicActions({ isDark, onLanguage, onDark }: PublicActionsProps) {
  const language = useLanguage()
  const messages = useMessages(authMessages)
  const other = language === 'zh-CN' ? 'en-US' : 'zh-CN'
  return (
    <>
      <button
        type="button"
        className="ui-button ui-button-ghost"
        lang={other}
        onClick={() => onLanguage?.(other)}
      >
        {messages.switchLanguage}
      </button>
      <button
        type="button"
        className="ui-icon-button"
        aria-label={isDark ? messages.toLight : messages.toDark}
        onClick={() => onDark?.(!isDark)}
      >
        <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" className="ui-stroke">
          {isDark ? (
            <>
              <circle cx="12" cy="12" r="4" />
              <path d="M12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4" />
            </>
          ) : (
            <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z" />
          )}
        </svg>
      </button>
    </>
  )
}
