import { Button } from '@chakra-ui/react/button'
import type { PageDocument, PageNode } from '@spruce/designer-engine'
import { defineDialog, ListDialog, useMessages, type DialogProps } from '@spruce/shell-ui'
import { historyMessages } from './historyMessages.js'
import { PageDifferenceView } from './PageDifferenceView.js'
import type { ConflictChoice } from './StudioModel.js'
import { studioMessages } from './studioMessages.js'

/** Props of ConflictDialog. */
export interface ConflictDialogProps extends DialogProps<ConflictChoice> {
  /** What both changed in another way, in words. */
  both: readonly string[]
  /** Both versions, to see them side by side; without them they are only named. */
  sides?: ConflictSides
}

/** The page as both have it. */
export interface ConflictSides {
  readonly theirs: PageDocument
  readonly mine: PageDocument
  /** What people call a component. */
  readonly nameOf: (node: PageNode) => string
}

/** Somebody else saved: asks whether theirs, mine, or both together. */
export function ConflictDialog({ both, sides, onClose }: ConflictDialogProps) {
  const messages = useMessages(studioMessages)
  const words = useMessages(historyMessages)
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
      {sides && (
        <PageDifferenceView
          from={sides.theirs}
          to={sides.mine}
          fromLabel={words.theirs}
          toLabel={words.mine}
          same={messages.conflictAlike}
          nameOf={sides.nameOf}
        />
      )}
    </ListDialog>
  )
}

export const conflictDialog = defineDialog(ConflictDialog)
