import { useLanguage, useMessages } from '@spruce/shell-ui'
import { ArrowDown, ArrowUp, Minus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { changeMessages } from '../../compare/changeMessages.js'
import { useFrameBefore } from '../../compare/useFrameBefore.js'
import type { Cell, FrameColumn } from '../../data/Frame.js'
import type { Aggregation } from '../../data/transforms.js'
import type { Comparison } from '../../data/windowBefore.js'
import { useSayCell } from '../../frame/useSayCell.js'
import type { QueryState } from '../../runtime/QueryStore.js'
import { watchSight } from '../../runtime/watchSight.js'
import { aggregateColumn, numberColumn, numberOf } from '../numberColumns.js'

export interface StatisticChangeProps {
  readonly query: string
  readonly compare: Comparison
  /** How many values become one. */
  readonly make: Aggregation
  /** Of the value, as it is written. */
  readonly column: FrameColumn
  /** What it is now. */
  readonly value: Cell
}

/** How a value differs from the one of the window before: with an arrow and in words, by no colour. */
export function StatisticChange(props: StatisticChangeProps) {
  const { query, compare, make, column, value } = props
  const messages = useMessages(changeMessages)
  const say = useSayCell()
  const ref = useRef<HTMLParagraphElement>(null)
  const [isInSight, setInSight] = useState(true)
  useEffect(() => (ref.current ? watchSight(ref.current, setInSight) : undefined), [])
  const state = useFrameBefore(query, compare, isInSight)
  const before = valueIn(state, column.name, make)
  const now = numberOf(value)
  const note = noteOf(state, before)
  return (
    <p ref={ref} className="sp-page-change" aria-busy={state?.isLoading || undefined}>
      {note !== undefined && messages[note]}
      {before !== null && now !== null && <Change {...{ before, now, column }} />}
      {before !== null && <span>{messages.was(messages[compare], say(column, before))}</span>}
    </p>
  )
}

/** The value of the window before; null as long as there is none. */
function valueIn(state: QueryState | undefined, name: string, make: Aggregation): number | null {
  const frame = state?.frame
  const column = frame && numberColumn(frame, name)
  return column ? numberOf(aggregateColumn(column, make)) : null
}

/** Why nothing is compared; undefined while it is, or nothing is known yet. */
function noteOf(
  state: QueryState | undefined,
  before: number | null,
): 'noWindow' | 'failed' | 'noValue' | undefined {
  if (!state) return 'noWindow'
  if (before !== null) return undefined
  if (state.failure) return 'failed'
  return state.frame ? 'noValue' : undefined
}

interface ChangeProps {
  readonly before: number
  readonly now: number
  readonly column: FrameColumn
}

function Change({ before, now, column }: ChangeProps) {
  const messages = useMessages(changeMessages)
  const say = useSayCell()
  const percent = new Intl.NumberFormat(useLanguage(), {
    ...{ style: 'percent', maximumFractionDigits: 1 },
  })
  if (now === before) {
    return (
      <span className="sp-page-change-by">
        <Minus size={14} aria-hidden /> {messages.same}
      </span>
    )
  }
  const isUp = now > before
  const by = Math.abs(now - before)
  const Icon = isUp ? ArrowUp : ArrowDown
  return (
    <span className="sp-page-change-by">
      <Icon size={14} aria-hidden />
      <span className="sp-sr-only">{isUp ? messages.up : messages.down} </span>
      {/* Nothing is a percentage of zero. */}
      {before === 0 ? say(column, by) : percent.format(by / Math.abs(before))}
    </span>
  )
}
