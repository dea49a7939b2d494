import { Wifi, WifiOff } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useMessages } from '../../i18n/LanguageProvider.js'
import { useLatest } from '../../provider/useLatest.js'
import { times } from '../../theme/layout.js'
import { noticeMessages } from './noticeMessages.js'

/** @public */
export interface OfflineBannerProps {
  /** Whether there is a network. Default: what the browser says. */
  isOnline?: boolean
  /** The network came back: what failed meanwhile can be asked for anew. */
  onReturn?: () => void
}

/**
 * A strip that says the browser has no network, what that means, and, for a moment, that it is back. It
 * takes no room otherwise. @public
 */
export function OfflineBanner({ isOnline: said, onReturn }: OfflineBannerProps) {
  const messages = useMessages(noticeMessages)
  const seen = useSyncExternalStore(subscribe, () => navigator.onLine)
  const isOnline = said ?? seen
  const [wasOffline, setWasOffline] = useState(false)
  if (!isOnline && !wasOffline) setWasOffline(true)
  const isBack = isOnline && wasOffline
  const latest = useLatest(onReturn)

  useEffect(() => {
    if (!isBack) return undefined
    latest.current?.() // told once for each return, not for each new function
    const timer = setTimeout(() => setWasOffline(false), times.toast)
    return () => clearTimeout(timer)
  }, [isBack, latest])

  return (
    // The region stands there before it speaks, else nobody hears it.
    <div role="status">
      {!isOnline && (
        <div className="shell-notice" data-tone="warning">
          <WifiOff size={16} aria-hidden />
          <p>
            <strong>{messages.offline}</strong> <span>{messages.offlineText}</span>
          </p>
        </div>
      )}
      {isBack && (
        <div className="shell-notice" data-tone="success">
          <Wifi size={16} aria-hidden />
          <p>
            <strong>{messages.online}</strong>
          </p>
        </div>
      )}
    </div>
  )
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
