import { FormDialog, TextAreaField, UploadField, type StoredFile } from '@spruce/shell-ui'
import { useState } from 'react'

interface JsonDraft {
  files: readonly StoredFile[] | null
  text: string
}

/** Props of JsonTextDialog. */
export interface JsonTextDialogProps<Made, Reason extends string> {
  /** Its texts. */
  messages: Readonly<
    Record<
      'title' | 'lead' | 'next' | 'file' | 'fileKept' | 'text' | 'chooseOne' | 'onlyOne',
      string
    > &
      Record<Reason, string>
  >
  /** Most bytes of a file. */
  maxSize: number
  /** Reads the text of a file, or refuses it. */
  read: (text: string) => (Made & { readonly ok: true }) | { readonly ok: false; reason: Reason }
  /** Told what was read. */
  onClose: (made?: Made) => void
}

/** Asks for JSON: as a file by button, drop or paste, or as text. The file stays in the browser. */
export function JsonTextDialog<Made, Reason extends string>(
  props: JsonTextDialogProps<Made, Reason>,
) {
  const { messages, maxSize, read, onClose } = props
  const [texts] = useState(() => new Map<string, string>())
  const keep = async (file: File): Promise<StoredFile> => {
    const id = `file-${texts.size + 1}`
    texts.set(id, await file.text())
    return { id, name: file.name, size: file.size }
  }
  return (
    <FormDialog<JsonDraft, Made>
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
        throw new RefusedText(ofFile === undefined ? 'text' : 'files', messages[made.reason])
      }}
      onClose={onClose}
    >
      <UploadField
        name="files"
        label={messages.file}
        accept={['.json', 'application/json']}
        maxSize={maxSize}
        typesText="JSON"
        storedText={messages.fileKept}
        upload={keep}
      />
      <TextAreaField name="text" label={messages.text} rows={5} />
    </FormDialog>
  )
}

/** Says at a field why its content cannot be used. */
class RefusedText extends Error {
  readonly fields: readonly { readonly path: string; readonly message: string }[]

  constructor(path: keyof JsonDraft, message: string) {
    super(message)
    this.fields = [{ path, message }]
  }
}
