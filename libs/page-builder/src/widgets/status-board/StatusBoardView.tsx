import { StatusTag, useMessages } from '@spruce/shell-ui'
import { columnOf, rowOf } from '../../data/Frame.js'
import { FirstRows } from '../../frame/FirstRows.js'
import { useSayCell } from '../../frame/useSayCell.js'
import { pageMessages } from '../../messages.js'
import type { WidgetViewProps } from '../../runtime/WidgetDefinition.js'
import { nameColumn } from '../numberColumns.js'
import { stateOf } from '../states.js'
import type { StatusBoardProps } from './props.js'

/** So many tiles are drawn at first. */
const mostTiles = 500

/** A tile for each row. @public */
export function StatusBoardView({ props, frame, onRow }: WidgetViewProps<StatusBoardProps>) {
  const messages = useMessages(pageMessages)
  const say = useSayCell()
  const names = nameColumn(frame, props.name)
  const column = props.state === '' ? undefined : columnOf(frame, props.state)
  if (!names) return null
  return (
    <FirstRows count={names.values.length} limit={mostTiles} hasMore={frame.isCut}>
      {(shown) => (
        <ul className="sp-page-tiles">
          {names.values.slice(0, shown).map((value, row) => {
            const name = say(names, value)
            const cell = column?.values[row] ?? null
            const state = stateOf(props.states, cell)
            const tone = state?.tone ?? 'neutral'
            const content = (
              <>
                <span className="sp-page-tile-name">{name}</span>
                {column && <StatusTag tone={tone}>{state?.label || say(column, cell)}</StatusTag>}
              </>
            )
            return (
              <li key={row}>
                {onRow ? (
                  <button
                    type="button"
                    className="sp-page-tile"
                    data-tone={tone}
                    aria-label={`${messages.openRow(name)} ${state?.label ?? ''}`.trim()}
                    onClick={() => onRow(rowOf(frame, row))}
                  >
                    {content}
                  </button>
                ) : (
                  <div className="sp-page-tile" data-tone={tone}>
                    {content}
                  </div>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </FirstRows>
  )
}
