import { LazyBoundary, useErrorText, useMessages } from '@spruce/shell-ui'
import { RotateCw } from 'lucide-react'
import { type ReactNode } from 'react'
import { rowCount, type Frame } from '../data/Frame.js'
import { pageMessages } from '../messages.js'
import type { QueryFailure, QueryState } from '../runtime/QueryStore.js'
import type { Lack } from '../runtime/WidgetDefinition.js'
import { LateCellFailures, LateTransformNote } from './LateNotes.js'
import { sayLacks } from './sayLacks.js'
import { WidgetNote, WidgetWait } from './WidgetNote.js'

interface FrameBodyProps {
  readonly query: string
  readonly state: QueryState
  readonly lacksOf: (frame: Frame) => readonly Lack[]
  /** Says of a frame that it has not all rows. */
  readonly saysCut?: boolean
  readonly onRetry: () => void
  readonly children: (frame: Frame) => ReactNode
}

/** What is there of a widget's data: the last frame as long as there is one, else why there is none. */
export function FrameBody(props: FrameBodyProps) {
  const { query, state, lacksOf, saysCut = false, onRetry, children } = props
  const messages = useMessages(pageMessages)
  const failureText = useFailureText()
  const { frame, failure, isLoading, note } = state
  if (query === '') return <WidgetNote title={messages.noQuery} />
  if (!frame) {
    if (!failure) return <WidgetWait />
    if (failure.kind === 'bad-transform') {
      return (
        <LazyBoundary fallback={<WidgetWait />}>
          <LateTransformNote problem={failure.problem} />
        </LazyBoundary>
      )
    }
    const { title, text, canRetry } = failureText(failure)
    return <WidgetNote title={title} text={text} isAlert onRetry={canRetry ? onRetry : undefined} />
  }
  const isStale = failure !== undefined && !isLoading
  return (
    <>
      {isStale && (
        <div className="sp-page-stale" role="alert">
          <span>{messages.stale}</span>
          <button type="button" className="sp-text-button" onClick={onRetry}>
            <RotateCw size={12} aria-hidden /> {messages.retry}
          </button>
        </div>
      )}
      {note !== undefined && (
        <div className="sp-page-stale" role="status">
          {typeof note === 'string' ? (
            <span>{note}</span>
          ) : (
            <LazyBoundary fallback={null}>
              <LateCellFailures failures={note} />
            </LazyBoundary>
          )}
        </div>
      )}
      {saysCut && frame.isCut && <p className="sp-page-work-note">{messages.cutQuery}</p>}
      <Shown frame={frame} lacks={lacksOf(frame)}>
        {children}
      </Shown>
    </>
  )
}

interface ShownProps {
  readonly frame: Frame
  readonly lacks: readonly Lack[]
  readonly children: (frame: Frame) => ReactNode
}

function Shown({ frame, lacks, children }: ShownProps) {
  const messages = useMessages(pageMessages)
  if (lacks.length > 0) return <WidgetNote title={sayLacks(lacks, messages)} />
  if (rowCount(frame) === 0) return <WidgetNote title={messages.empty} />
  return children(frame)
}

/** One that says itself without the words of steps. */
type PlainFailure = Exclude<QueryFailure, { kind: 'bad-transform' }>

function useFailureText() {
  const messages = useMessages(pageMessages)
  const sayError = useErrorText()
  return (failure: PlainFailure): { title: string; text?: string; canRetry: boolean } => {
    switch (failure.kind) {
      case 'failed':
        return { title: messages.failed, text: sayError(failure.error), canRetry: true }
      case 'no-answer':
        return { title: messages.noAnswer, canRetry: true }
      case 'forbidden':
        return { title: messages.forbidden, canRetry: false }
      case 'unknown-query':
        return { title: messages.unknownQuery, canRetry: false }
      case 'bad-frame': {
        const { problem } = failure
        return { title: messages.badFrame('name' in problem ? problem.name : ''), canRetry: true }
      }
    }
  }
}
