import { type DialogProps, ListDialog, useMessages } from '@spruce/shell-ui'
import { AppHealthRecord } from './AppHealthRecord.js'
import { applicationMessages } from './applicationMessages.js'

export interface AppHealthDialogProps extends DialogProps<never> {
  /** The application whose checks are shown. */
  application: { id: string; name: string }
}

/** What checks of an application found: now, over the last week, and one by one. */
export function AppHealthDialog({ application: { id, name }, onClose }: AppHealthDialogProps) {
  const t = useMessages(applicationMessages)
  return (
    <ListDialog title={t.healthTitle(name)} lead={t.healthLead} onClose={() => onClose()}>
      <AppHealthRecord id={id} />
    </ListDialog>
  )
}
