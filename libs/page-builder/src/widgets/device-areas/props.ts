import { s, type Infer } from '@spruce/designer-engine/registry'
import { frameFields } from '../../runtime/WidgetDefinition.js'

/** The properties of `spruce.device-areas`, as a schema. */
export const deviceAreasProps = s.object(frameFields)

/** The properties of `spruce.device-areas`. */
export type DeviceAreasProps = Infer<typeof deviceAreasProps>
