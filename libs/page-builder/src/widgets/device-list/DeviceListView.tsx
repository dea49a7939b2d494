import { StatusTag, useMessages } from '@spruce/shell-ui'
import type { WidgetViewProps } from '../../runtime/WidgetDefinition.js'
import { textOf, timeOf } from '../cells.js'
import { RowName } from '../RowName.js'
import { thingMessages } from '../thingMessages.js'
import { ThingRows } from '../ThingRows.js'
import type { DeviceListProps } from './props.js'

/** Devices, each with its area, its state and when it was last heard. @public */
export function DeviceListView({ props, frame, onRow }: WidgetViewProps<DeviceListProps>) {
  const messages = useMessages(thingMessages)
  return (
    <ThingRows frame={frame} limit={props.limit}>
      {(devices) => (
        <ul className="sp-page-lines">
          {devices.map((device, at) => {
            const isOnline = device['online'] === true
            return (
              <li key={at} className="sp-page-thing">
                <StatusTag tone={isOnline ? 'success' : 'neutral'}>
                  {isOnline ? messages.online : messages.offline}
                </StatusTag>
                <RowName name={textOf(device['device'])} onOpen={onRow && (() => onRow(device))} />
                <span className="sp-page-line-note">{textOf(device['area'])}</span>
                {timeOf(device['lastSeenAt'])}
              </li>
            )
          })}
        </ul>
      )}
    </ThingRows>
  )
}
