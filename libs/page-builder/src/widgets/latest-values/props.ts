import { s, type Infer } from '@spruce/designer-engine/registry'
import { frameFields } from '../../runtime/WidgetDefinition.js'

/** The properties of `spruce.latest-values`, as a schema. */
export const latestValuesProps = s.object({
  ...frameFields,
  limit: s
    .number({ min: 1, max: 200, int: true })
    .default(50)
    .label({ 'zh-CN': '最多显示', 'en-US': 'At most' }),
})

/** The properties of `spruce.latest-values`. */
export type LatestValuesProps = Infer<typeof latestValuesProps>
