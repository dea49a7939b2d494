import { FormDialog, type FormPort, useMessages } from '@spruce/shell-ui'
import { AreaField } from '../areas/AreaField.js'
import { deviceMessages } from './deviceMessages.js'

/** What the form holds. */
export interface DeviceMoveDraft {
  areaId: string | null
}

export interface MoveDevicesDialogProps extends FormPort<DeviceMoveDraft, string> {
  /** How many move. */
  count: number
}

/** Chooses the area that devices go to; resolves to its id. */
export function MoveDevicesDialog({ count, ...form }: MoveDevicesDialogProps) {
  const t = useMessages(deviceMessages)
  return (
    <FormDialog<DeviceMoveDraft, string>
      {...form}
      title={t.moveTitle(count)}
      submitLabel={t.move}
      initialValues={{ areaId: null }}
      validate={({ areaId }) => ({ areaId: areaId === null ? t.areaRequired : undefined })}
    >
      <AreaField name="areaId" label={t.area} isRequired />
    </FormDialog>
  )
}
