import { FormDialog, type FormPort, TextAreaField, TextField, useMessages } from '@spruce/shell-ui'
import { devicePageMessages } from '../device/devicePageMessages.js'
import { checkType, draftOfType, type TypeDraft } from './typeDraft.js'
import { typeMessages } from './typeMessages.js'
import { TypePointsField } from './TypePointsField.js'
import type { TypeDetail } from './typeQueries.js'

export interface TypeFormDialogProps extends FormPort<TypeDraft, TypeDetail> {
  /** Absent: a new one. */
  type?: TypeDetail
}

/** Adds a type of devices, or changes it with its points. */
export function TypeFormDialog({ type, ...form }: TypeFormDialogProps) {
  const t = useMessages(typeMessages)
  const pointTexts = useMessages(devicePageMessages)
  return (
    <FormDialog<TypeDraft, TypeDetail>
      {...form}
      title={type ? t.editTitle(type.name) : t.add}
      width={760}
      record={type}
      draftOf={draftOfType}
      validate={(draft) => checkType(draft, t, pointTexts)}
      sayValue={(_field, value) =>
        Array.isArray(value)
          ? value.map(({ name }: { name: string }) => name).join(pointTexts.separator)
          : undefined
      }
    >
      <TextField name="name" label={t.name} isRequired maxLength={50} />
      <TextField
        name="code"
        label={t.code}
        help={t.codeHelp}
        isRequired
        isReadOnly={type !== undefined}
        maxLength={50}
      />
      <TextField
        name="offlineSeconds"
        label={t.offline}
        help={t.offlineHelp}
        isRequired
        maxLength={6}
      />
      <TextAreaField name="description" label={t.description} maxLength={200} />
      <TypePointsField name="points" label={t.points} help={t.pointsHelp} />
    </FormDialog>
  )
}
