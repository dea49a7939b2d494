import { Button } from '@chakra-ui/react/button'
import { useApi } from '@spruce/session/react'
import { Form, UploadField, useFormKernel, useMessages, useShellPort } from '@spruce/shell-ui'
import { type ImportKind, kindTexts } from './importKinds.js'
import { importMessages } from './importMessages.js'
import { saveTemplate, sendImportFile, type TableFormat } from './importQueries.js'
import { importUrl } from './importUrls.js'

/** What the contract takes: 20 MB. */
const maxSize = 20 * 1024 * 1024

/** @public */
export interface FileStepProps {
  /** What the rows of the file are. */
  kind: ImportKind
}

/** The template, and the field for the file, which is read at once. */
export function FileStep({ kind }: FileStepProps) {
  const t = useMessages(importMessages)
  const said = kindTexts(t, kind)
  const api = useApi()
  const { replace } = useShellPort()
  const kernel = useFormKernel({ initialValues: { file: [] }, onSubmit: () => undefined })
  return (
    <div className="imports-step">
      <p>{said.uploadText}</p>
      <Form kernel={kernel}>
        <UploadField
          name="file"
          label={t.file}
          help={t.fileHelp}
          accept={['.xlsx', '.csv', '.tsv', '.txt']}
          typesText={t.fileTypes}
          maxSize={maxSize}
          upload={async (file, { signal }) => {
            const { id, fileName } = await sendImportFile(api, file, { kind, signal })
            replace(importUrl(kind, id))
            return { id, name: fileName, size: file.size }
          }}
        />
      </Form>
      <Downloads
        label={t.template}
        onSave={(format) => saveTemplate(api, format, { kind, name: said.templateFile })}
      />
    </div>
  )
}

interface DownloadsProps {
  label: string
  onSave: (format: TableFormat) => Promise<void>
}

/** A table to download in either form. */
export function Downloads({ label, onSave }: DownloadsProps) {
  return (
    <p className="imports-downloads">
      <span>{label}</span>
      {(['xlsx', 'csv'] as const).map((format) => (
        <Button
          key={format}
          size="sm"
          variant="outline"
          colorPalette="gray"
          aria-label={`${label} ${format.toUpperCase()}`}
          onClick={() => void onSave(format)}
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </p>
  )
}
