import { Button } from '@chakra-ui/react/button'
import { defineDialog, ListDialog, useMessages, type DialogProps } from '@spruce/shell-ui'
import type { ConflictChoice } from './StudioModel.js'
import { studioMessages } from './studioMessages.js'

/** Props of ConflictDialog. */
export interface ConflictDialogProps extends DialogProps<ConflictChoice> {
  /** What both changed in another way, in words. */
  both: readonly string[]
}

/** Somebody else saved: asks whether theirs, mine, or both together. */
export function ConflictDialog({ both, onClose }: ConflictDialogProps) {
  const messages = useMessages(studioMessages)
  return (
    <ListDialog
      title={messages.conflictTitle}
      lead={messages.conflictText}
      onClose={() => onClose()}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={() => onClose('theirs')}>
            {messages.takeTheirs}
          </Button>
          <Button variant="outline" colorPalette="gray" onClick={() => onClose('mine')}>
            {messages.keepMine}
          </Button>
          <Button onClick={() => onClose('both')}>{messages.mergeBoth}</Button>
        </>
      }
    >
      {both.length === 0 ? (
        <p>{messages.conflictSame}</p>
      ) : (
        <>
          <p>{messages.conflictBoth}</p>
          <ul className="sp-studio-list">
            {both.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </ListDialog>
  )
}

export const conflictDialog = defineDialog(ConflictDialog)
