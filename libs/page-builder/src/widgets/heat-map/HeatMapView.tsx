import { useMessages } from '@spruce/shell-ui'
import { useMemo } from 'react'
import { useSayCell } from '../../frame/useSayCell.js'
import { labelOf } from '../../frame/sayCell.js'
import { pageMessages } from '../../messages.js'
import type { WidgetViewProps } from '../../runtime/WidgetDefinition.js'
import { thingMessages } from '../thingMessages.js'
import type { HeatMapProps } from './props.js'
import { readHeat } from './readHeat.js'

/** Values by two names each, as a table whose cells are the deeper the higher they are. @public */
export function HeatMapView({ props, frame }: WidgetViewProps<HeatMapProps>) {
  const messages = useMessages(pageMessages)
  const { cutNames } = useMessages(thingMessages)
  const say = useSayCell()
  const heat = useMemo(() => readHeat(frame, props), [frame, props])
  if (!heat) return null
  const [row, across] = heat.names
  return (
    <>
      <table className="sp-page-heat">
        <caption className="sp-sr-only">{props.title || messages.widget}</caption>
        <thead>
          <tr>
            <th scope="col">{labelOf(row)}</th>
            {heat.columns.map((name) => (
              <th key={String(name)} scope="col">
                {say(across, name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {heat.rows.map((rowName) => (
            <tr key={String(rowName)}>
              <th scope="row">{say(row, rowName)}</th>
              {heat.columns.map((name) => {
                const cell = heat.at(rowName, name)
                return (
                  <td key={String(name)} data-step={cell?.step}>
                    {say(heat.column, cell?.value)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {heat.isCut && (
        <p className="sp-page-table-cut">
          {cutNames(String(heat.rows.length), String(heat.columns.length))}
        </p>
      )}
    </>
  )
}
