import { Button } from '@chakra-ui/react/button'
import { useMessages } from '@spruce/shell-ui'
import { useState } from 'react'
import type { PendingChange } from './matrixDraft.js'
import { matrixMessages } from './matrixMessages.js'

export interface MatrixPendingProps {
  /** What is changed and not saved. */
  changes: readonly PendingChange[]
  /** What a permission is called. */
  nameOf: (code: string) => string
  /** Its preview is being asked for. */
  isBusy: boolean
  /** Takes one change back. */
  onUndo: (change: PendingChange) => void
  /** Takes all of them back. */
  onDiscard: () => void
  /** Previews them, and saves what is confirmed. */
  onPreview: () => void
}

/** The changes that wait to be saved: how many, which, and the way back of each. */
export function MatrixPending(props: MatrixPendingProps) {
  const { changes, nameOf, isBusy, onUndo, onDiscard, onPreview } = props
  const t = useMessages(matrixMessages)
  const [isOpen, setOpen] = useState(false)
  if (changes.length === 0) return null
  return (
    <section className="mx-pending" aria-label={t.pending}>
      <div className="mx-pending-line">
        <strong>{t.pendingCount(changes.length)}</strong>
        <Button
          variant="ghost"
          colorPalette="gray"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t.hidePending : t.showPending}
        </Button>
        <Button variant="outline" colorPalette="gray" onClick={onDiscard}>
          {t.discard}
        </Button>
        <Button loading={isBusy} onClick={onPreview}>
          {t.preview}
        </Button>
      </div>
      {isOpen && (
        <ul>
          {changes.map((change) => {
            const { role, code, isGiven } = change
            const text = (isGiven ? t.give : t.take)(role.name, nameOf(code))
            return (
              <li key={`${role.id} ${code}`}>
                <span>{text}</span>
                <Button
                  size="xs"
                  variant="ghost"
                  aria-label={t.undoOne(text)}
                  onClick={() => onUndo(change)}
                >
                  {t.undo}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
