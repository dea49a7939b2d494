import { useApi } from '@spruce/session/react'
import {
  FormDialog,
  type FormPort,
  SelectField,
  TextAreaField,
  TextField,
  useMessages,
} from '@spruce/shell-ui'
import { useQuery } from '@tanstack/react-query'
import { AreaField } from '../areas/AreaField.js'
import { checkDevice, type DeviceDraft, draftOfDevice } from './deviceDraft.js'
import { deviceMessages } from './deviceMessages.js'
import { areaListOptions, type Device } from './deviceQueries.js'
import { useTypeOptions } from './useTypeOptions.js'

export interface DeviceFormDialogProps extends FormPort<DeviceDraft, Device> {
  /** Absent: a new one. */
  device?: Device
  /** The area that a new one starts in. */
  areaId?: string | undefined
}

/** Adds or changes a device. */
export function DeviceFormDialog({ device, areaId, ...form }: DeviceFormDialogProps) {
  const t = useMessages(deviceMessages)
  const { data: areas } = useQuery(areaListOptions(useApi()))
  const { options, find } = useTypeOptions()
  const known = device?.typeId ? [{ value: device.typeId, label: device.typeName ?? '' }] : []
  const isListed = options.some(({ value }) => value === device?.typeId)
  return (
    <FormDialog<DeviceDraft, Device>
      {...form}
      title={device ? t.editTitle(device.name) : t.add}
      record={device}
      draftOf={(of) => draftOfDevice(of, areaId)}
      validate={(draft) => checkDevice(draft, t)}
      sayValue={(field, value) => {
        if (field === 'typeId') return options.find((option) => option.value === value)?.label
        return field === 'areaId' ? areas?.find(({ id }) => id === value)?.name : undefined
      }}
    >
      <TextField name="name" label={t.name} isRequired maxLength={50} />
      <TextField
        name="code"
        label={t.code}
        help={t.codeHelp}
        isRequired
        isReadOnly={device !== undefined}
        maxLength={50}
      />
      <AreaField name="areaId" label={t.area} isRequired />
      <SelectField
        name="typeId"
        label={t.type}
        help={t.typeHelp}
        placeholder={t.noType}
        options={isListed ? options : [...known, ...options]}
        isClearable
        {...(find && { find })}
      />
      <TextField name="model" label={t.model} maxLength={50} />
      <TextAreaField name="description" label={t.description} maxLength={200} />
    </FormDialog>
  )
}
