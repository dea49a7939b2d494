import { StatusTag } from '@spruce/shell-ui'
import { useSayCell } from '../../frame/useSayCell.js'
import { FirstRows } from '../../frame/FirstRows.js'
import type { WidgetViewProps } from '../../runtime/WidgetDefinition.js'
import { nameColumn, numberColumn, numberOf } from '../numberColumns.js'
import { thresholdOf, toneOf } from '../thresholds.js'
import type { ProgressProps } from './props.js'

/** So many bars are drawn at first. */
const mostBars = 50

/** A bar for each row. @public */
export function ProgressView({ props, frame }: WidgetViewProps<ProgressProps>) {
  const say = useSayCell()
  const column = numberColumn(frame, props.column)
  const names = nameColumn(frame, props.name)
  if (!column) return null
  return (
    <FirstRows count={column.values.length} limit={mostBars} hasMore={frame.isCut}>
      {(shown) => (
        <ul className="sp-page-bars">
          {column.values.slice(0, shown).map((value, row) => {
            const number = numberOf(value) ?? 0
            const share = props.most > 0 ? Math.min(1, Math.max(0, number / props.most)) : 0
            const threshold = thresholdOf(props.thresholds, numberOf(value))
            const name = names ? say(names, names.values[row]) : String(row + 1)
            return (
              <li key={row}>
                <span className="sp-page-bar-name">{name}</span>
                <span className="sp-page-bar-value">{say(column, value)}</span>
                {threshold?.label && (
                  <StatusTag tone={toneOf(threshold)}>{threshold.label}</StatusTag>
                )}
                <span
                  className="sp-page-bar"
                  role="progressbar"
                  aria-label={name}
                  aria-valuemin={0}
                  aria-valuemax={props.most}
                  aria-valuenow={Math.min(props.most, Math.max(0, number))}
                  aria-valuetext={say(column, value)}
                >
                  <span data-tone={toneOf(threshold)} style={{ width: `${share * 100}%` }} />
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </FirstRows>
  )
}
