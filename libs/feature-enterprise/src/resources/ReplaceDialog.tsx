import { resourceUploadMessages } from '@spruce/console-kit/resources'
import { FormDialog, type FormPort, SwitchField, useMessages } from '@spruce/shell-ui'
import { resourceMessages } from './resourceMessages.js'
import type { Resource } from './resourceQueries.js'

/** What the form holds. */
export interface ReplaceDraft {
  /** The photo is stored with its place and camera data. */
  keepsMetadata: boolean
}

export interface ReplaceDialogProps extends FormPort<ReplaceDraft, Resource> {
  /** Whose content is replaced. */
  resource: Pick<Resource, 'name' | 'uses'>
  /** The name of the photo that replaces it. */
  fileName: string
}

/** Asks before a photo replaces the content of a resource, and whether it keeps its place and camera data. */
export function ReplaceDialog({ resource, fileName, ...form }: ReplaceDialogProps) {
  const t = useMessages(resourceMessages)
  const { keepMetadata, keepMetadataHelp } = useMessages(resourceUploadMessages)
  return (
    <FormDialog<ReplaceDraft, Resource>
      {...form}
      title={t.replaceQuestion(resource.name)}
      lead={`${fileName} · ${t.replaceText(resource.uses)}`}
      submitLabel={t.replace}
      initialValues={{ keepsMetadata: false }}
    >
      <SwitchField name="keepsMetadata" label={keepMetadata} help={keepMetadataHelp} />
    </FormDialog>
  )
}
