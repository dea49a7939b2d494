import { s, type Infer } from '@spruce/designer-engine/registry'
import { frameFields } from '../../runtime/WidgetDefinition.js'
import { limitField } from '../limitField.js'

/** The properties of `spruce.device-list`, as a schema. */
export const deviceListProps = s.object({
  ...frameFields,
  limit: limitField(20),
})

/** The properties of `spruce.device-list`. */
export type DeviceListProps = Infer<typeof deviceListProps>
