import { defineDialog, useMessages, type DialogProps } from '@spruce/shell-ui'
import { importMessages } from './importMessages.js'
import { JsonTextDialog } from './JsonTextDialog.js'
import { mostImportSize, type DashboardImport, type ReadDashboard } from './types.js'

/** Props of ImportFileDialog. */
export interface ImportFileDialogProps extends DialogProps<DashboardImport> {
  /** Reads the text of a file, or refuses it. */
  read: (text: string) => ReadDashboard
}

/** Asks for the JSON of a dashboard: as a file by button, drop or paste, or as text. The file stays in the browser. */
export function ImportFileDialog({ read, onClose }: ImportFileDialogProps) {
  const messages = useMessages(importMessages)
  return (
    <JsonTextDialog messages={messages} maxSize={mostImportSize} read={read} onClose={onClose} />
  )
}

export const importFileDialog = defineDialog(ImportFileDialog)
