import { defineDialog, useMessages, type DialogProps } from '@spruce/shell-ui'
import { JsonTextDialog } from '../import/JsonTextDialog.js'
import { clipboardMessages } from './clipboardMessages.js'
import { mostPartSize } from './pagePart.js'
import type { PartRefusal, ReadPart } from './readPart.js'

/** Props of PasteTextDialog. */
export interface PasteTextDialogProps extends DialogProps<ReadPart> {
  /** Reads the text, or refuses it. */
  read: (text: string) => ReadPart | { readonly ok: false; readonly reason: PartRefusal }
}

/** Asks for copied components: as text, for browsers that do not give the clipboard, or as the file of a page. */
export function PasteTextDialog({ read, onClose }: PasteTextDialogProps) {
  const messages = useMessages(clipboardMessages)
  return (
    <JsonTextDialog
      messages={{ ...messages, title: messages.textTitle, lead: messages.textLead }}
      maxSize={mostPartSize}
      read={read}
      onClose={onClose}
    />
  )
}

export const pasteTextDialog = defineDialog(PasteTextDialog)
