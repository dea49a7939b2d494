import { useMessages } from '@spruce/shell-ui'
import { pageMessages } from '../messages.js'
import { WidgetNote } from './WidgetNote.js'

/** In the place of a part that threw, or whose code did not come. */
export function BrokenNote({ onRetry }: { readonly onRetry: () => void }) {
  const messages = useMessages(pageMessages)
  return <WidgetNote title={messages.broken} onRetry={onRetry} isAlert />
}
