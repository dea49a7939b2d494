import { useMessages } from '../public/index.js'
import { shellMessages } from './messages.js'

/** Stands in for a page whose code is on its way; seen after 150 ms only. */
export function TabPending() {
  const messages = useMessages(shellMessages)
  return (
    <div className="shell-page-pending" role="status" aria-label={messages.loading}>
      <span />
      <span />
      <span />
    </div>
  )
}
