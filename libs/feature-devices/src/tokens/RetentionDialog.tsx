import type { Schemas } from '@spruce/api-client'
import { FormDialog, type FormPort, TextField, useMessages } from '@spruce/shell-ui'
import { tokenMessages } from './tokenMessages.js'

/** What the form holds; the number as it is typed. */
export interface RetentionDraft {
  keepDays: string
}

export interface RetentionDialogProps extends FormPort<RetentionDraft, Schemas['DeviceSettings']> {
  /** As they are. */
  settings: Schemas['DeviceSettings']
}

/** Says how long the values of devices are kept. */
export function RetentionDialog({ settings, ...form }: RetentionDialogProps) {
  const t = useMessages(tokenMessages)
  return (
    <FormDialog<RetentionDraft, Schemas['DeviceSettings']>
      {...form}
      title={t.settingsTitle}
      record={settings}
      draftOf={(of) => ({ keepDays: String(of?.keepDays ?? '') })}
      validate={({ keepDays }) => {
        const days = /^\d{1,4}$/.test(keepDays.trim()) ? Number(keepDays) : 0
        return { keepDays: days >= 1 && days <= 1_000 ? undefined : t.keepDaysFormat }
      }}
    >
      <TextField
        name="keepDays"
        label={t.keepDays}
        help={t.keepDaysHelp}
        isRequired
        maxLength={4}
      />
    </FormDialog>
  )
}
