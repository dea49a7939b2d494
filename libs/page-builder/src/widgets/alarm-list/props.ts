import { s, type Infer } from '@spruce/designer-engine/registry'
import { frameFields } from '../../runtime/WidgetDefinition.js'
import { limitField } from '../limitField.js'

/** The properties of `spruce.alarm-list`, as a schema. */
export const alarmListProps = s.object({
  ...frameFields,
  limit: limitField(20),
})

/** The properties of `spruce.alarm-list`. */
export type AlarmListProps = Infer<typeof alarmListProps>
