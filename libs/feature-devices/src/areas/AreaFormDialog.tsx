import { FormDialog, type FormPort, TextField, useMessages } from '@spruce/shell-ui'
import type { Area } from '../devices/deviceQueries.js'
import { AreaField } from './AreaField.js'
import { areaMessages } from './areaMessages.js'

/** What the form holds. */
export interface AreaDraft {
  name: string
  parentId: string | null
}

export interface AreaFormDialogProps extends FormPort<AreaDraft, Area> {
  /** Absent: a new one, which also has a parent. */
  area?: Area
  /** The parent that a new one starts with. */
  parentId?: string | null
}

/** Adds an area, or gives one another name. */
export function AreaFormDialog({ area, parentId = null, ...form }: AreaFormDialogProps) {
  const t = useMessages(areaMessages)
  return (
    <FormDialog<AreaDraft, Area>
      {...form}
      title={area ? t.renameTitle(area.name) : t.add}
      record={area}
      draftOf={(of) => ({ name: of?.name ?? '', parentId: of?.parentId ?? parentId })}
      validate={({ name }) => ({ name: name.trim() === '' ? t.nameRequired : undefined })}
    >
      <TextField name="name" label={t.name} isRequired maxLength={50} />
      {!area && <AreaField name="parentId" label={t.parent} rootLabel={t.topLevel} />}
    </FormDialog>
  )
}
