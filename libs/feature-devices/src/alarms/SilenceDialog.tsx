import type { Schemas } from '@spruce/api-client'
import { localMoment, utcMoment } from '@spruce/console-kit/days'
import { DateTimeField, FormDialog, type FormPort, useMessages } from '@spruce/shell-ui'
import { useState } from 'react'
import { alarmMessages } from './alarmMessages.js'

/** What the form holds: a local moment. */
export interface SilenceDraft {
  until: string | null
}

export interface SilenceDialogProps extends FormPort<SilenceDraft, Schemas['AlarmsChanged']> {
  /** What is silenced. */
  title: string
  /** Until when it is silent now. */
  until?: string | null
}

const day = 86_400_000
const longest = 90 * day

/** Says until when alarms send no messages; nothing lets them speak again. */
export function SilenceDialog({ until = null, ...form }: SilenceDialogProps) {
  const t = useMessages(alarmMessages)
  const [start] = useState(() => until ?? new Date(Date.now() + day).toISOString())
  return (
    <FormDialog<SilenceDraft, Schemas['AlarmsChanged']>
      {...form}
      submitLabel={t.silence}
      initialValues={{ until: localMoment(start) }}
      validate={(draft) => {
        const at = utcMoment(draft.until)
        const ahead = at === null ? 0 : Date.parse(at) - Date.now()
        const isWrong = at !== null && (ahead <= 0 || ahead > longest)
        return { until: isWrong ? t.silenceTime : undefined }
      }}
    >
      <DateTimeField name="until" label={t.silenceUntil} help={t.silenceHelp} />
    </FormDialog>
  )
}
