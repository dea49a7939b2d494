import {
  FormDialog,
  type FormPort,
  SelectField,
  TextField,
  useFieldValue,
  useMessages,
} from '@spruce/shell-ui'
import { devicePageMessages } from './devicePageMessages.js'
import type { DataPoint } from './deviceQueries.js'
import { checkPoint, draftOfPoint, type PointDraft } from './pointDraft.js'

export interface PointFormDialogProps extends FormPort<PointDraft, DataPoint> {
  /** Absent: a new one. */
  point?: DataPoint
}

/** Adds a point of the device's own, or changes one; what differs from the type overrides it. */
export function PointFormDialog({ point, ...form }: PointFormDialogProps) {
  const t = useMessages(devicePageMessages)
  const isKnown = point !== undefined
  return (
    <FormDialog<PointDraft, DataPoint>
      {...form}
      title={point ? t.editPointTitle(point.name) : t.addPoint}
      record={point}
      draftOf={draftOfPoint}
      validate={(draft) => checkPoint(draft, t)}
    >
      {point?.typePointId && <p>{t.followsType}</p>}
      <TextField name="name" label={t.name} isRequired maxLength={50} />
      <TextField name="code" label={t.code} isRequired isReadOnly={isKnown} maxLength={50} />
      <SelectField
        name="type"
        label={t.kind}
        isDisabled={isKnown}
        options={(['number', 'boolean', 'text'] as const).map((value) => ({
          value,
          label: t[value],
        }))}
      />
      <TextField name="unit" label={t.unit} maxLength={20} />
      <RangeFields />
    </FormDialog>
  )
}

function RangeFields() {
  const t = useMessages(devicePageMessages)
  if (useFieldValue<DataPoint['type']>('type') !== 'number') return null
  return (
    <>
      <TextField name="min" label={t.min} maxLength={20} />
      <TextField name="max" label={t.max} maxLength={20} />
      <TextField name="decimals" label={t.decimals} help={t.decimalsHelp} maxLength={1} />
    </>
  )
}
