import { useMessages } from '@spruce/shell-ui'
import { WidgetNote } from '../frame/WidgetNote.js'
import { pageMessages } from '../messages.js'

/** In place of a component that shows to others only. */
export function WithheldComponentView() {
  const messages = useMessages(pageMessages)
  return <WidgetNote title={messages.withheld} text={messages.withheldText} />
}
