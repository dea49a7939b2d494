import type { EChartsCoreOption } from 'echarts/core'
import { Table2 } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { useMessages } from '../i18n/LanguageProvider.js'
import { EmptyState, FailedState } from '../states/StateView.js'
import { ChartCanvas } from './ChartCanvas.js'
import type { ChartRow, ChartTable, SayValue } from './chartData.js'
import { chartMessages } from './chartMessages.js'
import type { DrawContext } from './chartOptions.js'
import type { DrawnChart } from './drawChart.js'

/** What every chart takes. @public */
export interface ChartFrameProps {
  /** What the chart shows; its caption and its name. */
  title: string
  /** Pixels. Default: 280. */
  height?: number
  /** On its way: a placeholder stands in its place. */
  isLoading?: boolean
  /** Why there is nothing to show; said in words. */
  error?: unknown
  /** Asked to try again; without it nothing offers to. */
  onRetry?: () => void
  /** Of an empty chart. Default: 暂无数据. */
  emptyText?: string
}

interface FrameProps extends ChartFrameProps {
  table: ChartTable
  say: SayValue
  draw: (context: DrawContext) => EChartsCoreOption
  /** Told of what draws. */
  onChart?: (chart: DrawnChart) => void
  /** Puts something around the drawing. */
  wrap?: (canvas: ReactNode) => ReactNode
}

/** Caption, the switch to a table, the states; the table is always there for a screen reader. */
export function ChartFrame(props: FrameProps) {
  const { title, height = 280, isLoading = false, error, onRetry, table, say, draw } = props
  const messages = useMessages(chartMessages)
  const id = useId()
  const [isTable, setTable] = useState(false)
  const [loadError, setLoadError] = useState<unknown>()
  const { wrap = (canvas: ReactNode) => canvas } = props
  const problem = error ?? loadError
  const isEmpty = table.rows.length === 0
  const hasData = !isLoading && problem === undefined && !isEmpty
  return (
    <figure className="sp-chart" aria-labelledby={`${id}-title`} aria-busy={isLoading || undefined}>
      <figcaption className="sp-chart-head">
        <span id={`${id}-title`} className="sp-chart-title">
          {title}
        </span>
        {hasData && (
          <button
            type="button"
            className="sp-chart-switch"
            aria-pressed={isTable}
            onClick={() => setTable(!isTable)}
          >
            <Table2 size={14} aria-hidden />
            {messages.asTable}
          </button>
        )}
      </figcaption>
      {isLoading ? (
        <div className="sp-chart-wait" style={{ height }}>
          <span className="sp-sr-only" role="status">
            {messages.loading}
          </span>
          {[40, 70, 55, 85, 60].map((share) => (
            <span key={share} className="sp-skeleton" style={{ height: `${share}%` }} aria-hidden />
          ))}
        </div>
      ) : problem !== undefined ? (
        <FailedState
          title={messages.failed}
          error={problem}
          onRetry={loadError === undefined ? onRetry : () => setLoadError(undefined)}
        />
      ) : isEmpty ? (
        <EmptyState title={props.emptyText ?? messages.empty} />
      ) : (
        <>
          {!isTable &&
            wrap(
              <ChartCanvas
                label={messages.chartOf(title)}
                height={height}
                say={say}
                draw={draw}
                onFailed={setLoadError}
                onChart={props.onChart}
              />,
            )}
          <TableOfChart title={title} table={table} isHidden={!isTable} height={height} />
        </>
      )}
    </figure>
  )
}

interface TableOfChartProps {
  title: string
  table: ChartTable
  /** Only a screen reader has it. */
  isHidden: boolean
  height: number
}

function TableOfChart({ title, table, isHidden, height }: TableOfChartProps) {
  const { foot = [] } = table
  const content = (
    <table className="sp-chart-table">
      <caption className="sp-sr-only">{title}</caption>
      <thead>
        <tr>
          {table.head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rowsOf(table.rows, table.head)}</tbody>
      {foot.length > 0 && <tfoot>{rowsOf(foot, table.head)}</tfoot>}
    </table>
  )
  if (isHidden) return <div className="sp-sr-only">{content}</div>
  return (
    <div
      className="sp-chart-scroll"
      role="region"
      aria-label={title}
      // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- it may scroll, so the keyboard must reach it
      tabIndex={0}
      style={{ maxHeight: height }}
    >
      {content}
    </div>
  )
}

function rowsOf(rows: readonly ChartRow[], head: readonly string[]) {
  return rows.map(({ name, cells }, place) => (
    // Two moments of one second are said alike.
    <tr key={`${String(place)} ${name}`}>
      <th scope="row">{name}</th>
      {cells.map((cell, at) => (
        <td key={head[at + 1]}>{cell}</td>
      ))}
    </tr>
  ))
}
