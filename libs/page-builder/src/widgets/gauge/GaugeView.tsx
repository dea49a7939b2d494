import { StatusTag, useMessages } from '@spruce/shell-ui'
import { useSayCell } from '../../frame/useSayCell.js'
import { pageMessages } from '../../messages.js'
import type { WidgetViewProps } from '../../runtime/WidgetDefinition.js'
import { withFormat } from '../formatFields.js'
import { aggregateColumn, numberColumn, numberOf } from '../numberColumns.js'
import { thresholdOf, toneOf } from '../thresholds.js'
import type { GaugeProps } from './props.js'

/** Half a circle of radius 40 round the middle of 100 by 52. */
const arc = 'M 10 48 A 40 40 0 0 1 90 48'

/** One value on a scale. @public */
export function GaugeView({ props, frame }: WidgetViewProps<GaugeProps>) {
  const messages = useMessages(pageMessages)
  const say = useSayCell()
  const found = numberColumn(frame, props.column)
  if (!found) return null
  const column = withFormat(found, props)
  const { least, most, thresholds } = props
  const value = numberOf(aggregateColumn(column, 'last'))
  const range = most - least
  const share = value === null || range <= 0 ? 0 : Math.min(1, Math.max(0, (value - least) / range))
  const threshold = thresholdOf(thresholds, value)
  const text = say(column, value)
  return (
    <div className="sp-page-gauge">
      <svg viewBox="0 0 100 52" role="img" aria-label={`${props.title || messages.widget} ${text}`}>
        <path d={arc} pathLength={1} className="sp-page-gauge-scale" />
        <path
          d={arc}
          pathLength={1}
          className="sp-page-gauge-value"
          data-tone={toneOf(threshold)}
          strokeDasharray={`${share} 2`}
        />
      </svg>
      <p className="sp-page-gauge-text">{text}</p>
      <p className="sp-page-line-note">
        {say(column, least)} – {say(column, most)}
      </p>
      {threshold?.label && <StatusTag tone={toneOf(threshold)}>{threshold.label}</StatusTag>}
    </div>
  )
}
