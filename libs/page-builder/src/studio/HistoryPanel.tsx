import { Button } from '@chakra-ui/react/button'
import type { PageDocument, PageNode } from '@spruce/designer-engine'
import {
  confirmDialog,
  EmptyState,
  FailedState,
  StatusTag,
  toast,
  useMessages,
} from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import { X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { historyMessages } from './historyMessages.js'
import { PageDifferenceView } from './PageDifferenceView.js'
import { useStudio } from './StudioContext.js'
import type { StudioHistory, StudioRevision } from './StudioPort.js'
import { useRevisions } from './useRevisions.js'

/** Props of HistoryPanel. */
export interface HistoryPanelProps {
  /** Lists the versions, reads one, and goes back to one. Keep its identity. */
  history: StudioHistory
  /** What people call a component. */
  nameOf: (node: PageNode) => string
  /** Asked to leave the history. */
  onClose: () => void
}

/** What the page was: who saved it when, how it differs, and the ways back to it. */
export const HistoryPanel = observer(function HistoryPanel(props: HistoryPanelProps) {
  const { history, nameOf, onClose } = props
  const { model } = useStudio()
  const messages = useMessages(historyMessages)
  const { rows, hasMore, isLoading, error, more, reload } = useRevisions(history)
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => close.current?.focus(), [])

  async function isKept(): Promise<boolean> {
    const isSaved = await model.saver.flush()
    if (!isSaved) toast.warning(messages.notSaved)
    return isSaved
  }

  async function restore({ number }: StudioRevision) {
    if (!(await isKept())) return
    const isDone = await confirmDialog.open({
      title: messages.restoreTitle(number),
      message: messages.restoreText,
      confirmLabel: messages.restoreShort,
      onConfirm: async () => model.take(await history.restore(number, model.saver.version)),
    })
    if (!isDone) return
    toast.success(messages.restored(number))
    reload()
  }

  async function rollBack({ number }: StudioRevision) {
    if (!history.rollBack || !(await isKept())) return
    const isDone = await confirmDialog.open({
      title: messages.rollBackTitle(number),
      message: messages.rollBackText,
      confirmLabel: messages.rollBackShort,
      requireInput: { label: messages.rollBackNote, maxLength: 200 },
      onConfirm: async (note = '') => {
        const made = await history.rollBack?.(number, note.trim(), model.saver.version)
        if (made) model.saver.note(made)
      },
    })
    if (!isDone) return
    toast.success(messages.rolledBack(number))
    reload()
  }

  return (
    <section className="sp-studio-history" aria-label={messages.history}>
      <div className="sp-studio-query-head">
        <h2 className="sp-studio-query-name">{messages.history}</h2>
        <button
          ref={close}
          type="button"
          className="sp-icon-button"
          aria-label={messages.close}
          onClick={onClose}
        >
          <X size={16} aria-hidden />
        </button>
      </div>
      {rows.length === 0 && !isLoading && error === undefined && (
        <EmptyState title={messages.none} text="" />
      )}
      <ol className="sp-studio-revisions">
        {rows.map((revision) => (
          <li key={revision.number} className="sp-studio-query">
            <Revision
              history={history}
              revision={revision}
              nameOf={nameOf}
              {...(!model.isReadOnly &&
                !revision.isDraft && { onRestore: () => void restore(revision) })}
              {...(!model.isReadOnly &&
                history.rollBack &&
                revision.releasedAt !== null &&
                !revision.isPublished && { onRollBack: () => void rollBack(revision) })}
            />
          </li>
        ))}
      </ol>
      {isLoading && (
        <p className="sp-studio-note" role="status">
          {messages.loading}
        </p>
      )}
      {error !== undefined && (
        <FailedState error={error} onRetry={rows.length === 0 ? reload : more} />
      )}
      {hasMore && !isLoading && error === undefined && (
        <Button size="sm" variant="outline" colorPalette="gray" onClick={more}>
          {messages.more}
        </Button>
      )}
    </section>
  )
})

interface RevisionProps {
  readonly history: StudioHistory
  readonly revision: StudioRevision
  readonly nameOf: (node: PageNode) => string
  readonly onRestore?: () => void
  readonly onRollBack?: () => void
}

function Revision(props: RevisionProps) {
  const { history, revision, nameOf, onRestore, onRollBack } = props
  const { number, note, savedBy, savedAt, releasedBy, releasedAt } = revision
  const messages = useMessages(historyMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <p className="sp-studio-revision-head">
        <strong>{messages.revision(number)}</strong>
        {revision.isDraft && <StatusTag tone="neutral">{messages.draft}</StatusTag>}
        {revision.isPublished && <StatusTag tone="success">{messages.published}</StatusTag>}
      </p>
      {note !== null && <p className="sp-studio-revision-note">{note}</p>}
      <p className="sp-studio-note">
        {messages.savedBy(savedBy ?? messages.somebody, formatTime(savedAt))}
      </p>
      {releasedAt !== null && (
        <p className="sp-studio-note">
          {messages.releasedBy(releasedBy ?? messages.somebody, formatTime(releasedAt))}
        </p>
      )}
      <div className="sp-studio-revision-tools">
        <button
          type="button"
          className="sp-text-button"
          aria-expanded={isOpen}
          aria-label={messages.compare(number)}
          onClick={() => setOpen(!isOpen)}
        >
          {messages.compareShort}
        </button>
        {onRestore && (
          <button
            type="button"
            className="sp-text-button"
            aria-label={messages.restore(number)}
            onClick={onRestore}
          >
            {messages.restoreShort}
          </button>
        )}
        {onRollBack && (
          <button
            type="button"
            className="sp-text-button"
            aria-label={messages.rollBack(number)}
            onClick={onRollBack}
          >
            {messages.rollBackShort}
          </button>
        )}
      </div>
      {isOpen && <Differences history={history} number={number} nameOf={nameOf} />}
    </>
  )
}

interface DifferencesProps {
  readonly history: StudioHistory
  readonly number: number
  readonly nameOf: (node: PageNode) => string
}

type Read =
  | { readonly kind: 'page'; readonly page: PageDocument | undefined }
  | { readonly kind: 'failed'; readonly error: unknown }

/** What became of the page since that revision. */
const Differences = observer(function Differences(props: DifferencesProps) {
  const { history, number, nameOf } = props
  const { model } = useStudio()
  const messages = useMessages(historyMessages)
  const [read, setRead] = useState<Read>()
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    history.read(number, signal).then(
      (document) => {
        if (!signal.aborted) setRead({ kind: 'page', page: model.read(document) })
      },
      (error: unknown) => {
        if (!signal.aborted) setRead({ kind: 'failed', error })
      },
    )
    return () => controller.abort()
  }, [history, number, model, turn])

  if (!read) {
    return (
      <p className="sp-studio-note" role="status">
        {messages.loading}
      </p>
    )
  }
  if (read.kind === 'failed') {
    return <FailedState error={read.error} onRetry={() => setTurn(turn + 1)} />
  }
  if (!read.page) return <p className="sp-studio-note">{messages.unreadable}</p>
  return (
    <PageDifferenceView
      from={read.page}
      to={model.page.designer.document}
      fromLabel={messages.revision(number)}
      toLabel={messages.current}
      same={messages.same}
      nameOf={nameOf}
    />
  )
})
