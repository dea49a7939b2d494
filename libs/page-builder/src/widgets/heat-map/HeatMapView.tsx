import { useLanguage, useMessages } from '@spruce/shell-ui'
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
  const number = new Intl.NumberFormat(useLanguage())
  const say = useSayCell()
  const heat = useMemo(() => readHeat(frame, props), [frame, props])
  if (!heat) return null
  const [row, across] = heat.names
  const { all } = heat
  const share = (shown: number, of: number) => `${number.format(shown)} / ${number.format(of)}`
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
      {(all.rows > heat.rows.length || all.columns > heat.columns.length) && (
        <p className="sp-page-rest">
          {cutNames(share(heat.rows.length, all.rows), share(heat.columns.length, all.columns))}
        </p>
      )}
    </>
  )
}
