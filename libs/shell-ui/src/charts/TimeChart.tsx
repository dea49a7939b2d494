import { formatTime } from '@spruce/validators'
import { useMemo, useRef, useState, type PointerEvent, type ReactNode } from 'react'
import { useLanguage, useMessages } from '../i18n/LanguageProvider.js'
import { ChartFrame, type ChartFrameProps } from './ChartFrame.js'
import { chartMessages } from './chartMessages.js'
import type { DrawContext } from './chartOptions.js'
import type { DrawnChart } from './drawChart.js'
import { type TimeChartData, timeTable } from './timeData.js'
import { timeOptions } from './timeOptions.js'
import { useSayValue } from './useSayValue.js'

/** @public */
export interface TimeChartProps extends ChartFrameProps {
  /** Keep its identity while nothing changes: another one is drawn anew. */
  data: TimeChartData
  /** Fills the area under the lines, from zero on. Default: lines alone, as close as their values are. */
  isArea?: boolean
  /** Writes the words of marks along their lines. Default: they are in the table alone. */
  hasMarkNames?: boolean
  /**
   * A part of the window was chosen with the pointer, in milliseconds. Absent: it cannot be. Offer buttons that
   * change the window beside the chart: a key chooses no part.
   */
  onZoom?: (from: number, to: number) => void
}

/** A drag over less, in px, is a click. */
const leastDrag = 8

/** Values over time, with gaps where there are none, and marks for what happened. @public */
export function TimeChart({ data, onZoom, ...props }: TimeChartProps) {
  const { isArea = false, hasMarkNames = false, ...frame } = props
  const messages = useMessages(chartMessages)
  const language = useLanguage()
  const say = useSayValue(data.unit, data.decimals)
  const chart = useRef<DrawnChart>(undefined)
  const draw = useMemo(
    () => (context: DrawContext) =>
      timeOptions(
        data,
        { isArea, hasMarkNames, sayTime: (at) => formatTime(at, language) },
        context,
      ),
    [data, isArea, hasMarkNames, language],
  )
  const table = useMemo(
    () => timeTable(data, messages, say, (at) => formatTime(at, language)),
    [data, messages, say, language],
  )
  return (
    <ChartFrame
      {...frame}
      table={table}
      say={say}
      draw={draw}
      onChart={(drawn) => void (chart.current = drawn)}
      {...(onZoom && {
        wrap: (canvas: ReactNode) => (
          <ZoomStage
            onChosen={(left, right) => {
              const from = chart.current?.timeAt(left)
              const to = chart.current?.timeAt(right)
              if (from === undefined || to === undefined) return
              const [begin, end] = [Math.max(from, data.from), Math.min(to, data.to)]
              if (end > begin) onZoom(Math.round(begin), Math.round(end))
            }}
          >
            {canvas}
          </ZoomStage>
        ),
      })}
    />
  )
}

interface ZoomStageProps {
  /** Px from the left edge. */
  onChosen: (left: number, right: number) => void
  children: ReactNode
}

/** Shows what a drag over the chart chooses; the chart goes on to have the pointer. */
function ZoomStage({ onChosen, children }: ZoomStageProps) {
  const [drag, setDrag] = useState<{ from: number; to: number }>()
  const element = useRef<HTMLDivElement>(null)
  const xOf = ({ clientX }: PointerEvent) =>
    clientX - (element.current?.getBoundingClientRect().left ?? 0)

  function begin(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setDrag({ from: xOf(event), to: xOf(event) })
  }

  function end(event: PointerEvent<HTMLDivElement>) {
    setDrag(undefined)
    if (!drag) return
    const [left, right] = [drag.from, xOf(event)].toSorted((a, b) => a - b) as [number, number]
    if (right - left >= leastDrag) onChosen(left, right)
  }

  return (
    <div
      ref={element}
      className="sp-chart-stage"
      onPointerDown={begin}
      onPointerMove={(event) => {
        if (drag) setDrag({ ...drag, to: xOf(event) })
      }}
      onPointerUp={end}
      onPointerCancel={() => setDrag(undefined)}
    >
      {children}
      {drag && (
        <span
          style={{ left: Math.min(drag.from, drag.to), width: Math.abs(drag.to - drag.from) }}
          aria-hidden
        />
      )}
    </div>
  )
}
