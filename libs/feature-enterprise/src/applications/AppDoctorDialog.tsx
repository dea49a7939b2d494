import { type DialogProps, ListDialog, useMessages } from '@spruce/shell-ui'
import { AppDoctor } from './AppDoctor.js'
import { applicationMessages } from './applicationMessages.js'

export interface AppDoctorDialogProps extends DialogProps<never> {
  /** The application whose address is examined. */
  application: { id: string; name: string }
}

/** What the embed doctor found at an application, from the list; it is asked again there as well. */
export function AppDoctorDialog({ application: { id, name }, onClose }: AppDoctorDialogProps) {
  const t = useMessages(applicationMessages)
  return (
    <ListDialog title={t.doctorTitle(name)} onClose={() => onClose()}>
      <AppDoctor id={id} />
    </ListDialog>
  )
}
