import { useLanguage, useMessages } from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import { WidgetNote } from '../frame/WidgetNote.js'
import { pageMessages } from '../messages.js'
import { OpenLink } from './OpenLink.js'
import { WorkListBody } from './WorkListBody.js'
import { useWorkPorts, type WorkItem, type WorkPort } from './WorkPorts.js'

interface WorkItemsProps {
  /** Which port the list comes from. */
  readonly kind: 'favorites' | 'recent' | 'todos' | 'notices' | 'messages'
  readonly limit: number
}

/** Lines that lead to work. */
export function WorkItems({ kind, limit }: WorkItemsProps) {
  const messages = useMessages(pageMessages)
  const port = useWorkPorts()[kind]
  if (!port) return <WidgetNote title={messages.noPort} />
  const { useList, emptyText, whole } = port
  return (
    <WorkListBody {...{ useList, emptyText, whole, limit }}>
      {(items) => (
        <ul className="sp-page-lines">
          {items.map((item) => (
            <li key={item.id}>
              <Line item={item} port={port} />
            </li>
          ))}
        </ul>
      )}
    </WorkListBody>
  )
}

function Line({ item, port }: { readonly item: WorkItem; readonly port: WorkPort<WorkItem> }) {
  const messages = useMessages(pageMessages)
  const number = new Intl.NumberFormat(useLanguage())
  const { name, note, at, count, href, isUnread = false } = item
  return (
    <OpenLink className="sp-page-line" href={href} onOpen={() => port.open(item)}>
      <span className="sp-page-line-name" data-unread={isUnread || undefined}>
        {name}
        {isUnread && <span className="sp-sr-only"> {messages.unread}</span>}
      </span>
      {note !== undefined && <span className="sp-page-line-note">{note}</span>}
      {at !== undefined && <time className="sp-page-line-note">{formatTime(at)}</time>}
      {count !== undefined && (
        <strong className="sp-page-line-count">{number.format(count)}</strong>
      )}
    </OpenLink>
  )
}
