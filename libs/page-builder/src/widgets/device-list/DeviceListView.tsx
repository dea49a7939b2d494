import { StatusTag, useMessages } from '@spruce/shell-ui'
import { rowCount, rowOf } from '../../data/Frame.js'
import type { WidgetViewProps } from '../../runtime/WidgetDefinition.js'
import { textOf, timeOf } from '../cells.js'
import { RowName } from '../RowName.js'
import { thingMessages } from '../thingMessages.js'
import type { DeviceListProps } from './props.js'

/** Devices, each with its area, its state and when it was last heard. @public */
export function DeviceListView({ props, frame, onRow }: WidgetViewProps<DeviceListProps>) {
  const messages = useMessages(thingMessages)
  const rows = Array.from({ length: Math.min(rowCount(frame), props.limit) }, (_, row) => row)
  return (
    <ul className="sp-page-lines">
      {rows.map((row) => {
        const cells = rowOf(frame, row)
        const isOnline = cells['online'] === true
        return (
          <li key={row} className="sp-page-thing">
            <StatusTag tone={isOnline ? 'success' : 'neutral'}>
              {isOnline ? messages.online : messages.offline}
            </StatusTag>
            <RowName name={textOf(cells['device'])} onOpen={onRow && (() => onRow(cells))} />
            <span className="sp-page-line-note">{textOf(cells['area'])}</span>
            {timeOf(cells['lastSeenAt'])}
          </li>
        )
      })}
    </ul>
  )
}
