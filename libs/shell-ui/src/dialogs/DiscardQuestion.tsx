import { useMessages } from '../i18n/LanguageProvider.js'
import { uiMessages } from '../messages.js'
import { ConfirmDialog } from './ConfirmDialog.js'
import { aloneControl, DialogControlContext } from './DialogControl.js'

export interface DiscardQuestionProps {
  /** True: what was typed or chosen may go. */
  onAnswer: (isDiscarded: boolean) => void
}

/** Asks before a dialog drops what was typed or chosen in it. */
export function DiscardQuestion({ onAnswer }: DiscardQuestionProps) {
  const messages = useMessages(uiMessages)
  return (
    <DialogControlContext value={aloneControl}>
      <ConfirmDialog
        title={messages.discardTitle}
        message={messages.discardText}
        confirmLabel={messages.discard}
        cancelLabel={messages.keepEditing}
        danger
        onClose={(isDiscarded) => onAnswer(isDiscarded === true)}
      />
    </DialogControlContext>
  )
}
