import { use } from 'react'
import { columnOf, type Cell } from '../../data/Frame.js'
import { Heading } from '../../containers/Heading.js'
import { useSayCell } from '../../frame/useSayCell.js'
import { HeadingContext } from '../../runtime/PageContext.js'
import type { WidgetViewProps } from '../../runtime/WidgetDefinition.js'
import { textOf, timeOf } from '../cells.js'
import { RowName } from '../RowName.js'
import { ThingRows } from '../ThingRows.js'
import type { LatestValuesProps } from './props.js'

type Row = Readonly<Record<string, Cell>>

/** The last value of each data point, one device after the other. @public */
export function LatestValuesView({ props, frame, onRow }: WidgetViewProps<LatestValuesProps>) {
  const say = useSayCell()
  const level = use(HeadingContext)
  const column = columnOf(frame, 'value')
  if (!column) return null
  const valueOf = ({ value, text, unit }: Row) =>
    value === null || value === undefined
      ? say({ ...column, type: 'string' }, text)
      : say({ ...column, ...(unit ? { unit: textOf(unit) } : {}) }, value)
  return (
    <ThingRows frame={frame} limit={props.limit}>
      {(rows) =>
        [...byDevice(rows)].map(([device, points]) => (
          <section key={device} className="sp-page-values" aria-label={device}>
            <HeadingContext value={level + 1}>
              <Heading className="sp-page-values-device">
                <RowName name={device} onOpen={onRow && (() => onRow(points[0] ?? {}))} />
              </Heading>
            </HeadingContext>
            <dl>
              {points.map((point, at) => (
                <div key={at} className="sp-page-thing">
                  <dt className="sp-page-line-name">{textOf(point['point'])}</dt>
                  <dd className="sp-page-bar-value">{valueOf(point)}</dd>
                  <dd>{timeOf(point['valueAt'])}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))
      }
    </ThingRows>
  )
}

function byDevice(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  const devices = new Map<string, Row[]>()
  for (const row of rows) {
    const device = textOf(row['device'])
    devices.set(device, [...(devices.get(device) ?? []), row])
  }
  return devices
}
