import { LazyBoundary, StatusTag } from '@spruce/shell-ui'
import { useSayCell } from '../../frame/useSayCell.js'
import type { WidgetViewProps } from '../../runtime/WidgetDefinition.js'
import { withFormat } from '../formatFields.js'
import { aggregateColumn, numberColumn, numberOf } from '../numberColumns.js'
import { thresholdOf, toneOf } from '../thresholds.js'
import { LateStatisticChange } from './LateStatisticChange.js'
import type { StatisticProps } from './props.js'
import { Sparkline } from './Sparkline.js'

/** One number, large. @public */
export function StatisticView({ props, frame }: WidgetViewProps<StatisticProps>) {
  const say = useSayCell()
  const column = numberColumn(frame, props.column)
  if (!column) return null
  const value = aggregateColumn(column, props.make)
  const threshold = thresholdOf(props.thresholds, numberOf(value))
  const { name, type, values } = column
  const counted = props.make === 'count' ? { name, type, values } : column
  const written = withFormat(counted, props)
  const { compare, make, query } = props
  return (
    <div className="sp-page-statistic">
      <p className="sp-page-statistic-value">{say(written, value)}</p>
      {threshold?.label && <StatusTag tone={toneOf(threshold)}>{threshold.label}</StatusTag>}
      {compare !== 'none' && (
        <LazyBoundary fallback={null}>
          <LateStatisticChange {...{ query, compare, make, value }} column={written} />
        </LazyBoundary>
      )}
      {props.hasSparkline && <Sparkline values={column.values} />}
    </div>
  )
}
