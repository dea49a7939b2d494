import { s, type Infer } from '@spruce/designer-engine/registry'
import { commonFields } from '../runtime/WidgetDefinition.js'

/** The properties that every widget with a list of work has. */
export const workFields = {
  ...commonFields,
  limit: s
    .number({ min: 1, max: 100, int: true })
    .default(8)
    .label({ 'zh-CN': '最多显示', 'en-US': 'At most' }),
}

/** The properties of widgets that show a list of work, as a schema. */
export const workProps = s.object(workFields)

/** The properties of widgets that show a list of work. */
export type WorkProps = Infer<typeof workProps>
