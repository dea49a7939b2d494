import type { Schemas } from '@spruce/api-client'
import { FormDialog, type FormPort, TextField, useMessages } from '@spruce/shell-ui'
import { tokenMessages } from './tokenMessages.js'

/** What the form holds; the numbers as they are typed. */
export interface RetentionDraft {
  keepDays: string
  keepAlarmDays: string
}

export interface RetentionDialogProps extends FormPort<RetentionDraft, Schemas['DeviceSettings']> {
  /** As they are. */
  settings: Schemas['DeviceSettings']
}

/** Says how long the values of devices are kept, and alarms after they have cleared. */
export function RetentionDialog({ settings, ...form }: RetentionDialogProps) {
  const t = useMessages(tokenMessages)
  return (
    <FormDialog<RetentionDraft, Schemas['DeviceSettings']>
      {...form}
      title={t.settingsTitle}
      record={settings}
      draftOf={(of) => ({
        keepDays: String(of?.keepDays ?? ''),
        keepAlarmDays: String(of?.keepAlarmDays ?? ''),
      })}
      validate={({ keepDays, keepAlarmDays }) => ({
        keepDays: isDays(keepDays, 1_000) ? undefined : t.keepDaysFormat,
        keepAlarmDays: isDays(keepAlarmDays, 3_650) ? undefined : t.keepAlarmDaysFormat,
      })}
    >
      <TextField
        name="keepDays"
        label={t.keepDays}
        help={t.keepDaysHelp}
        isRequired
        maxLength={4}
      />
      <TextField
        name="keepAlarmDays"
        label={t.keepAlarmDays}
        help={t.keepAlarmDaysHelp}
        isRequired
        maxLength={4}
      />
    </FormDialog>
  )
}

function isDays(typed: string, most: number): boolean {
  const days = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0
  return days >= 1 && days <= most
}
