import { Button } from '@chakra-ui/react/button'
import { Dialog } from '@chakra-ui/react/dialog'
import { useId, useRef } from 'react'
import { defineDialog, type DialogProps } from '../dialogs/defineDialog.js'
import { DialogFrame } from '../dialogs/DialogFrame.js'
import { useMessages } from '../i18n/LanguageProvider.js'
import { layout } from '../theme/layout.js'
import { selectionMessages } from './selectionMessages.js'

export type ExportFormat = 'xlsx' | 'csv'

export interface ExportDialogProps extends DialogProps<ExportFormat> {
  /** How many rows go. */
  count: number
  /** There are so many and perhaps more: the server counts no further. */
  isAtLeast?: boolean
  /** What the file holds. Default: what the filters find, with the columns on show. */
  what?: string
}

/** Asks for the format of an export: one press, and Enter takes the one that most want. */
export function ExportDialog({ count, isAtLeast, what, onClose }: ExportDialogProps) {
  const words = useMessages(selectionMessages)
  const first = useRef<HTMLButtonElement>(null)
  const textId = useId()
  return (
    <DialogFrame
      isMessageBox
      closesOutside
      width={layout.dialogConfirm}
      title={isAtLeast ? words.exportAtLeast(count) : words.exportCount(count)}
      descriptionId={textId}
      onDismiss={() => onClose()}
      initialFocus={() => first.current}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={() => onClose('csv')}>
            {words.exportCsv}
          </Button>
          <Button ref={first} onClick={() => onClose('xlsx')}>
            {words.exportXlsx}
          </Button>
        </>
      }
    >
      <Dialog.Body>
        <p id={textId}>{what ?? words.exportWhat}</p>
      </Dialog.Body>
    </DialogFrame>
  )
}

/** `const format = await exportDialog.open({ count })`; undefined when dismissed. */
export const exportDialog = defineDialog(ExportDialog)
