import { useMessages } from '../public/index.js'
import { shellMessages } from './messages.js'

/** @public */
export interface LoadingOverlayProps {
  /** What is being waited for. Default: 正在加载… */
  label?: string
}

/** Full screen, four animated bars; still when the person asked for less motion. @public */
export function LoadingOverlay({ label }: LoadingOverlayProps) {
  const messages = useMessages(shellMessages)
  return (
    <div className="shell-loading" role="status">
      <div className="shell-bars" aria-hidden>
        <span />
        <span />
        <span />
        <span />
      </div>
      <p>{label ?? messages.loading}</p>
    </div>
  )
}
