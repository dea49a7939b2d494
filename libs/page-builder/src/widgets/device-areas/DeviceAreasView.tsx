import { useLanguage, useMessages } from '@spruce/shell-ui'
import { useMemo } from 'react'
import { rowOf } from '../../data/Frame.js'
import type { WidgetViewProps } from '../../runtime/WidgetDefinition.js'
import { RowName } from '../RowName.js'
import { thingMessages } from '../thingMessages.js'
import type { DeviceAreasProps } from './props.js'
import { readAreas, type Area } from './readAreas.js'

/** Areas with those below them. @public */
export function DeviceAreasView({ frame, onRow }: WidgetViewProps<DeviceAreasProps>) {
  const areas = useMemo(() => readAreas(frame), [frame])
  return <Areas areas={areas} onOpen={onRow && ((row) => onRow(rowOf(frame, row)))} />
}

interface AreasProps {
  readonly areas: readonly Area[]
  readonly onOpen: ((row: number) => void) | undefined
}

function Areas({ areas, onOpen }: AreasProps) {
  const { onlineOf } = useMessages(thingMessages)
  const number = new Intl.NumberFormat(useLanguage())
  return (
    <ul className="sp-page-areas">
      {areas.map(({ row, name, devices, online, children }) => (
        <li key={row}>
          <div className="sp-page-thing">
            <RowName name={name} onOpen={onOpen && (() => onOpen(row))} />
            <span className="sp-page-line-note">
              {onlineOf(number.format(online), number.format(devices))}
            </span>
          </div>
          {children.length > 0 && <Areas areas={children} onOpen={onOpen} />}
        </li>
      ))}
    </ul>
  )
}
