import { Button } from '@chakra-ui/react/button'
import { useErrorText, useLanguage, useMessages } from '@spruce/shell-ui'
import {
  ArrowLeft,
  CircleAlert,
  CircleCheck,
  Eye,
  FileInput,
  History,
  LayoutDashboard,
  Redo2,
  Undo2,
} from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { breakpoints, type Breakpoint } from '../data/visibility.js'
import { ClipboardMenu } from './ClipboardMenu.js'
import { historyMessages } from './historyMessages.js'
import { layoutMessages } from './layoutMessages.js'
import { OtherEditors } from './OtherEditors.js'
import { useStudio } from './StudioContext.js'
import { studioMessages } from './studioMessages.js'
import { useInsert } from './useInsert.js'
import { useOtherEditors } from './useOtherEditors.js'
import { ZoomTools } from './ZoomTools.js'

interface StudioBarProps {
  /** The width at which the page is previewed; none while it is designed. */
  readonly preview: Breakpoint | undefined
  readonly onPreview: (preview: Breakpoint | undefined) => void
  readonly onBack: () => void
  readonly onPublish: () => void
  readonly onDecide: () => void
  readonly onReplay: (direction: 'undo' | 'redo') => void
  /** The history is open. */
  readonly isHistory: boolean
  readonly onHistory: () => void
}

/** Above the page: the way back, whether it is kept, and what concerns all of it. */
export const StudioBar = observer(function StudioBar(props: StudioBarProps) {
  const { preview, onPreview, onBack, onPublish, onDecide, onReplay, isHistory, onHistory } = props
  const { model, name, port, zoom, say } = useStudio()
  const messages = useMessages(studioMessages)
  const historyWords = useMessages(historyMessages)
  const layoutWords = useMessages(layoutMessages)
  const insert = useInsert()
  const editors = useOtherEditors(port.presence, say)
  const { design, saver, isReadOnly } = model
  const canUndo = design.canUndo && preview === undefined
  const canRedo = design.canRedo && preview === undefined

  function designAt(breakpoint: Breakpoint) {
    if (breakpoint === model.breakpoint) return
    model.designAt(breakpoint)
    say(layoutWords.designing(messages[breakpoint]))
  }

  return (
    <div className="sp-studio-bar" role="group" aria-label={messages.bar}>
      <button type="button" className="sp-icon-button" aria-label={messages.back} onClick={onBack}>
        <ArrowLeft size={16} aria-hidden />
      </button>
      <h1 className="sp-studio-name">{name}</h1>
      <SaveWord onDecide={onDecide} />
      <OtherEditors editors={editors} />
      <div className="sp-studio-tools">
        {!isReadOnly && (
          <>
            <button
              type="button"
              className="sp-icon-button"
              aria-label={messages.undo}
              title={messages.undo}
              aria-keyshortcuts="Control+Z"
              aria-disabled={!canUndo}
              onClick={() => canUndo && onReplay('undo')}
            >
              <Undo2 size={16} aria-hidden />
            </button>
            <button
              type="button"
              className="sp-icon-button"
              aria-label={messages.redo}
              title={messages.redo}
              aria-keyshortcuts="Control+Shift+Z"
              aria-disabled={!canRedo}
              onClick={() => canRedo && onReplay('redo')}
            >
              <Redo2 size={16} aria-hidden />
            </button>
            <button
              type="button"
              className="sp-icon-button"
              aria-label={messages.useTemplate}
              title={messages.useTemplate}
              aria-disabled={preview !== undefined}
              onClick={() => preview === undefined && void insert('template')}
            >
              <LayoutDashboard size={16} aria-hidden />
            </button>
            <button
              type="button"
              className="sp-icon-button"
              aria-label={messages.importDashboard}
              title={messages.importDashboard}
              aria-disabled={preview !== undefined}
              onClick={() => preview === undefined && void insert('dashboard')}
            >
              <FileInput size={16} aria-hidden />
            </button>
          </>
        )}
        {preview === undefined && <ClipboardMenu />}
        {port.history && (
          <button
            type="button"
            className="sp-icon-button"
            aria-label={historyWords.history}
            title={historyWords.history}
            aria-pressed={isHistory}
            onClick={onHistory}
          >
            <History size={16} aria-hidden />
          </button>
        )}
        {preview === undefined && <ZoomTools zoom={zoom} />}
        <div
          role="group"
          aria-label={preview === undefined ? layoutWords.widths : messages.widths}
          className="sp-studio-widths"
        >
          {[...breakpoints].reverse().map((one) => (
            <button
              key={one}
              type="button"
              className="sp-studio-width"
              aria-pressed={one === (preview ?? model.breakpoint)}
              onClick={() => (preview === undefined ? designAt(one) : onPreview(one))}
            >
              {messages[one]}
            </button>
          ))}
        </div>
        <Button
          size="sm"
          variant="outline"
          colorPalette="gray"
          aria-pressed={preview !== undefined}
          onClick={() => onPreview(preview === undefined ? model.breakpoint : undefined)}
        >
          <Eye size={16} aria-hidden />
          {messages.preview}
        </Button>
        {port.publish && !isReadOnly && (
          <Button
            size="sm"
            disabled={!saver.hasChanges && saver.state === 'saved'}
            onClick={onPublish}
          >
            {messages.publish}
          </Button>
        )}
      </div>
    </div>
  )
})

/** Whether the page is kept, in words. */
const SaveWord = observer(function SaveWord({ onDecide }: { readonly onDecide: () => void }) {
  const { model } = useStudio()
  const messages = useMessages(studioMessages)
  const language = useLanguage()
  const sayError = useErrorText()
  const { saver, isReadOnly } = model
  const { state, error, savedAt, hasChanges } = saver
  if (isReadOnly) return <p className="sp-studio-state">{messages.readOnly}</p>
  const time =
    savedAt === undefined ? undefined : new Date(savedAt).toLocaleTimeString(language, timeFormat)
  const isBad = state === 'failed' || state === 'conflict'
  const words = {
    saved: time === undefined ? messages.saved : messages.savedAt(time),
    changed: messages.changed,
    saving: messages.saving,
    failed: error === undefined ? messages.failed : messages.failedWhy(sayError(error)),
    conflict: messages.conflict,
  }
  const Icon = isBad ? CircleAlert : CircleCheck
  return (
    <div className="sp-studio-state" data-state={state}>
      <span role="status" className="sp-studio-state-word">
        {(isBad || state === 'saved') && <Icon size={14} aria-hidden />}
        {words[state]}
        {state === 'saved' && ` · ${hasChanges ? messages.unpublished : messages.published}`}
      </span>
      {state === 'failed' && (
        <button type="button" className="sp-text-button" onClick={() => void saver.flush()}>
          {messages.retry}
        </button>
      )}
      {state === 'conflict' && (
        <button type="button" className="sp-text-button" onClick={onDecide}>
          {messages.decide}
        </button>
      )}
    </div>
  )
})

const timeFormat = { hour: '2-digit', minute: '2-digit', second: '2-digit', hour12: false } as const
