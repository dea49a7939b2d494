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
}

/** Asks for the format of an export: one press, and Enter takes the one that most want. */
export function ExportDialog({ count, onClose }: ExportDialogProps) {
  const words = useMessages(selectionMessages)
  const first = useRef<HTMLButtonElement>(null)
  const textId = useId()
  return (
    <DialogFrame
      isMessageBox
      closesOutside
      width={layout.dialogConfirm}
      title={words.exportCount(count)}
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
        <p id={textId}>{words.exportWhat}</p>
      </Dialog.Body>
    </DialogFrame>
  )
}

/** `const format = await exportDialog.open({ count })`; undefined when dismissed. */
export const exportDialog = defineDialog(ExportDialog)
