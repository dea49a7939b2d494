import {
  defineDialog,
  FormDialog,
  TextAreaField,
  UploadField,
  useMessages,
  type DialogProps,
  type StoredFile,
} from '@spruce/shell-ui'
import { useState } from 'react'
import { importMessages } from './importMessages.js'
import { mostImportSize, type DashboardImport, type ReadDashboard } from './types.js'

interface ImportDraft {
  files: readonly StoredFile[] | null
  text: string
}

/** Props of ImportFileDialog. */
export interface ImportFileDialogProps extends DialogProps<DashboardImport> {
  /** Reads the text of a file, or refuses it. */
  read: (text: string) => ReadDashboard
}

/** Asks for the JSON of a dashboard: as a file by button, drop or paste, or as text. The file stays in the browser. */
export function ImportFileDialog({ read, onClose }: ImportFileDialogProps) {
  const messages = useMessages(importMessages)
  const [texts] = useState(() => new Map<string, string>())
  const keep = async (file: File): Promise<StoredFile> => {
    const id = `file-${texts.size + 1}`
    texts.set(id, await file.text())
    return { id, name: file.name, size: file.size }
  }
  return (
    <FormDialog<ImportDraft, DashboardImport>
      title={messages.title}
      lead={messages.lead}
      submitLabel={messages.next}
      width={560}
      initialValues={{ files: null, text: '' }}
      validate={({ files, text }) => {
        const hasFile = (files?.length ?? 0) > 0
        if (!hasFile && text.trim() === '') return { files: messages.chooseOne }
        return hasFile && text.trim() !== '' ? { text: messages.onlyOne } : {}
      }}
      onSubmit={({ files, text }) => {
        const ofFile = texts.get(files?.[0]?.id ?? '')
        const made = read(ofFile ?? text)
        if (made.ok) return made
        throw new RefusedImport(ofFile === undefined ? 'text' : 'files', messages[made.reason])
      }}
      onClose={onClose}
    >
      <UploadField
        name="files"
        label={messages.file}
        accept={['.json', 'application/json']}
        maxSize={mostImportSize}
        typesText="JSON"
        storedText={messages.fileKept}
        upload={keep}
      />
      <TextAreaField name="text" label={messages.text} rows={5} />
    </FormDialog>
  )
}

/** Says at a field why its content is no dashboard. */
class RefusedImport extends Error {
  readonly fields: readonly { readonly path: string; readonly message: string }[]

  constructor(path: keyof ImportDraft, message: string) {
    super(message)
    this.fields = [{ path, message }]
  }
}

export const importFileDialog = defineDialog(ImportFileDialog)
