import { LazyBoundary, toast, useLatest, useMessages } from '@spruce/shell-ui'
import { ArrowUpRight, Copy, Table2 } from 'lucide-react'
import { memo, useCallback, useId, useState, type ReactNode } from 'react'
import { Heading } from '../containers/Heading.js'
import { rowCount, type Frame } from '../data/Frame.js'
import { pageMessages } from '../messages.js'
import { frameCsv } from './frameCsv.js'
import { LateFrameTable } from './LateFrameTable.js'
import { ScrollBody } from './ScrollBody.js'
import { WidgetWait } from './WidgetNote.js'

/** @public */
export interface WidgetFrameProps {
  /** What the widget shows; empty for none. */
  title: string
  /** One sentence under the title; empty for none. */
  description?: string
  /** What is shown as a table and copied; without it nothing offers to. */
  frame?: Frame
  /** Something newer is on its way. */
  isBusy?: boolean
  /** Leads to more of it; without it nothing offers to. */
  onOpen?: () => void
  /** The widget itself. */
  children: ReactNode
}

/** What stands around every widget: its title, its data as a table or CSV, the way to more. @public */
export function WidgetFrame(props: WidgetFrameProps) {
  const { title, description = '', frame, isBusy = false, onOpen, children } = props
  const messages = useMessages(pageMessages)
  const [isTable, setTable] = useState(false)
  const id = useId()
  const name = title || messages.widget
  const hasData = frame !== undefined && rowCount(frame) > 0
  const latest = useLatest(frame)
  const readFrame = useCallback(() => latest.current, [latest])
  const hasHead = title !== '' || hasData || onOpen !== undefined
  return (
    <article
      className="sp-page-frame"
      aria-label={title === '' ? name : undefined}
      aria-labelledby={title === '' ? undefined : id}
      aria-busy={isBusy || undefined}
    >
      {hasHead && (
        <FrameHead
          id={id}
          title={title}
          name={name}
          isTable={isTable}
          onTable={setTable}
          readFrame={hasData ? readFrame : undefined}
          onOpen={onOpen}
        />
      )}
      {description !== '' && <p className="sp-page-frame-text">{description}</p>}
      <ScrollBody name={name}>
        {isTable && hasData ? (
          <LazyBoundary fallback={<WidgetWait />}>
            <LateFrameTable title={name} frame={frame} />
          </LazyBoundary>
        ) : (
          children
        )}
      </ScrollBody>
    </article>
  )
}

interface FrameHeadProps {
  id: string
  title: string
  /** The title, or what stands for it. */
  name: string
  isTable: boolean
  onTable: (isTable: boolean) => void
  readFrame: (() => Frame | undefined) | undefined
  onOpen: (() => void) | undefined
}

/** Stays as it is while the data changes: hundreds of widgets may have another frame every second. */
const FrameHead = memo(function FrameHead(props: FrameHeadProps) {
  const { id, title, name, isTable, onTable, readFrame, onOpen } = props
  const messages = useMessages(pageMessages)
  const copy = (frame: Frame) =>
    navigator.clipboard.writeText(frameCsv(frame)).then(
      () => toast.success(messages.copied),
      () => toast.error(messages.notCopied),
    )
  return (
    <div className="sp-page-frame-head">
      {title !== '' && (
        <Heading id={id} className="sp-page-frame-title">
          {title}
        </Heading>
      )}
      <div className="sp-page-frame-tools">
        {readFrame && (
          <>
            <button
              type="button"
              className="sp-icon-button sp-icon-button-small"
              aria-label={messages.asTable}
              title={messages.asTable}
              aria-pressed={isTable}
              onClick={() => onTable(!isTable)}
            >
              <Table2 size={14} aria-hidden />
            </button>
            <button
              type="button"
              className="sp-icon-button sp-icon-button-small"
              aria-label={messages.copyCsv}
              title={messages.copyCsv}
              onClick={() => {
                const frame = readFrame()
                if (frame) void copy(frame)
              }}
            >
              <Copy size={14} aria-hidden />
            </button>
          </>
        )}
        {onOpen && (
          <button
            type="button"
            className="sp-icon-button sp-icon-button-small"
            aria-label={messages.open(name)}
            title={messages.open(name)}
            onClick={onOpen}
          >
            <ArrowUpRight size={14} aria-hidden />
          </button>
        )}
      </div>
    </div>
  )
})
