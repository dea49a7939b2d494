import { toast, useMessages } from '@spruce/shell-ui'
import { ArrowUpRight, Copy, Table2 } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { Heading } from '../containers/Heading.js'
import { rowCount, type Frame } from '../data/Frame.js'
import { pageMessages } from '../messages.js'
import { frameCsv } from './frameCsv.js'
import { FrameTable } from './FrameTable.js'
import { ScrollBody } from './ScrollBody.js'

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
  const hasHead = title !== '' || hasData || onOpen !== undefined
  return (
    <article
      className="sp-page-frame"
      aria-label={title === '' ? name : undefined}
      aria-labelledby={title === '' ? undefined : id}
      aria-busy={isBusy || undefined}
    >
      {hasHead && (
        <div className="sp-page-frame-head">
          {title !== '' && (
            <Heading id={id} className="sp-page-frame-title">
              {title}
            </Heading>
          )}
          <div className="sp-page-frame-tools">
            {hasData && (
              <>
                <button
                  type="button"
                  className="sp-icon-button sp-icon-button-small"
                  aria-label={messages.asTable}
                  title={messages.asTable}
                  aria-pressed={isTable}
                  onClick={() => setTable(!isTable)}
                >
                  <Table2 size={14} aria-hidden />
                </button>
                <CopyButton frame={frame} />
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
      )}
      {description !== '' && <p className="sp-page-frame-text">{description}</p>}
      <ScrollBody name={name}>
        {isTable && hasData ? <FrameTable title={name} frame={frame} /> : children}
      </ScrollBody>
    </article>
  )
}

function CopyButton({ frame }: { readonly frame: Frame }) {
  const messages = useMessages(pageMessages)
  const copy = () =>
    navigator.clipboard.writeText(frameCsv(frame)).then(
      () => toast.success(messages.copied),
      () => toast.error(messages.notCopied),
    )
  return (
    <button
      type="button"
      className="sp-icon-button sp-icon-button-small"
      aria-label={messages.copyCsv}
      title={messages.copyCsv}
      onClick={() => void copy()}
    >
      <Copy size={14} aria-hidden />
    </button>
  )
}
