import { useErrorText, useMessages } from '@spruce/shell-ui'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { FirstRows, type WholeList } from '../frame/FirstRows.js'
import { WidgetNote, WidgetWait } from '../frame/WidgetNote.js'
import { pageMessages } from '../messages.js'
import type { WorkList } from './WorkPorts.js'

interface WorkListBodyProps<Item> {
  /** A hook: the list. */
  readonly useList: () => WorkList<Item>
  /** Of an empty list; default: that there is nothing. */
  readonly emptyText?: string | undefined
  /** So many are shown at first. */
  readonly limit: number
  /** Where all of them are shown. */
  readonly whole?: WholeList | undefined
  readonly children: (items: readonly Item[]) => ReactNode
}

/** A list of a port, or why there is none; what came before stays when it fails. */
export const WorkListBody = observer(function WorkListBody<Item>(props: WorkListBodyProps<Item>) {
  const { useList, emptyText, limit, whole, children } = props
  const messages = useMessages(pageMessages)
  const sayError = useErrorText()
  const { items, total, hasMore, note, error, onRetry } = useList()
  if (items === undefined) {
    if (error === undefined || error === null) return <WidgetWait />
    return <WidgetNote title={messages.failed} text={sayError(error)} isAlert onRetry={onRetry} />
  }
  if (items.length === 0) return <WidgetNote title={emptyText ?? messages.empty} />
  return (
    <>
      {note !== undefined && <p className="sp-page-work-note">{note}</p>}
      <FirstRows count={items.length} {...{ limit, total, hasMore, whole }}>
        {(shown) => children(items.slice(0, shown))}
      </FirstRows>
    </>
  )
})
