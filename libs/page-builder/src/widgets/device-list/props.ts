import { s, type Infer } from '@spruce/designer-engine/registry'
import { frameFields } from '../../runtime/WidgetDefinition.js'

/** The properties of `spruce.device-list`, as a schema. */
export const deviceListProps = s.object({
  ...frameFields,
  limit: s
    .number({ min: 1, max: 200, int: true })
    .default(20)
    .label({ 'zh-CN': '最多显示', 'en-US': 'At most' }),
})

/** The properties of `spruce.device-list`. */
export type DeviceListProps = Infer<typeof deviceListProps>
