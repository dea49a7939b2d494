import { useMessages } from '@spruce/shell-ui'
import { TimeChart } from '@spruce/shell-ui/charts'
import { useMemo, useState } from 'react'
import { changeMessages } from '../../compare/changeMessages.js'
import { useFrameBefore } from '../../compare/useFrameBefore.js'
import { windowFor } from '../../compare/valuesBefore.js'
import type { Frame, FrameColumn } from '../../data/Frame.js'
import { resolveWindow, type Instants, type TimeWindow } from '../../data/timeWindow.js'
import { windowBefore, type Comparison } from '../../data/windowBefore.js'
import { usePage, usePageVariables } from '../../runtime/PageContext.js'
import { useQueryState } from '../../runtime/useQueryState.js'
import { ChartSpace } from '../ChartSpace.js'
import type { ChartProps } from './props.js'
import { marksOf, timeDataOf, type FrameBefore } from './timeDataOf.js'

interface ChartOverTimeProps {
  readonly title: string
  readonly props: ChartProps
  readonly frame: Frame
  readonly times: FrameColumn
}

/** Lines or areas along the time, with the window before and marks of what happened. */
export function ChartOverTime({ title, props, frame, times }: ChartOverTimeProps) {
  const messages = useMessages(changeMessages)
  const [isInSight, setInSight] = useState(true)
  const { query, compare, marks, kind } = props
  const window = useWindow(query)
  const before = useFrameBefore(query, compare, isInSight)
  const happened = useQueryState(marks.query, isInSight)
  const earlierFrame = before?.frame
  const events = happened.frame
  const data = useMemo(() => {
    const now = window && instantsOf(window, compare)
    const earlier =
      earlierFrame && compare !== 'none' && now?.shift !== undefined
        ? { frame: earlierFrame, shift: now.shift, nameOf: nameFor(messages, compare) }
        : undefined
    return timeDataOf(frame, props, times, {
      window: now?.instants,
      before: earlier,
      marks: events ? marksOf(events, marks.name) : [],
    })
  }, [frame, props, times, window, earlierFrame, events, compare, marks.name, messages])
  const notes = [
    ...(compare !== 'none' && !before ? [messages.noWindow] : []),
    ...(before?.failure && !earlierFrame ? [messages.failed] : []),
    ...(happened.failure && !events ? [messages.marksFailed] : []),
  ]
  return (
    <>
      {notes.map((note) => (
        <p key={note} className="sp-page-work-note">
          {note}
        </p>
      ))}
      <ChartSpace onSight={setInSight}>
        {(height) => (
          <TimeChart {...{ title, data, height }} isArea={kind === 'area'} hasMarkNames />
        )}
      </ChartSpace>
    </>
  )
}

/** The window of the page that a query follows. */
function useWindow(query: string): TimeWindow | undefined {
  const { queries } = usePage()
  const { values } = usePageVariables()
  return useMemo(() => windowFor(queries.data, query, values)?.window, [queries, query, values])
}

/** A window as it is now, and how much earlier the one is that it is compared with. */
function instantsOf(
  window: TimeWindow,
  compare: Comparison | 'none',
): { readonly instants: Instants | undefined; readonly shift: number | undefined } {
  const now = Date.now()
  const instants = resolveWindow(window, now)
  const before = compare === 'none' ? undefined : windowBefore(window, compare, now)
  const earlier = before && resolveWindow(before, now)
  return { instants, shift: instants && earlier && instants.from - earlier.from }
}

function nameFor(
  messages: { readonly of: (name: string, when: string) => string } & Readonly<
    Record<Comparison, string>
  >,
  compare: Comparison,
): FrameBefore['nameOf'] {
  return (label) => messages.of(label, messages[compare])
}
