import { s, type Infer } from '@spruce/designer-engine/registry'
import { frameFields } from '../../runtime/WidgetDefinition.js'
import { limitField } from '../limitField.js'

/** The properties of `spruce.latest-values`, as a schema. */
export const latestValuesProps = s.object({
  ...frameFields,
  limit: limitField(50),
})

/** The properties of `spruce.latest-values`. */
export type LatestValuesProps = Infer<typeof latestValuesProps>
