import { s, type Infer } from '@spruce/designer-engine/registry'
import { frameFields } from '../../runtime/WidgetDefinition.js'
import { statesField } from '../states.js'

/** The properties of `spruce.status-board`, as a schema. */
export const statusBoardProps = s.object({
  ...frameFields,
  name: s.text({ max: 200 }).default('').label({ 'zh-CN': '名称列', 'en-US': 'Names' }),
  state: s.text({ max: 200 }).default('').label({ 'zh-CN': '状态列', 'en-US': 'States' }),
  states: statesField,
})

/** The properties of `spruce.status-board`. */
export type StatusBoardProps = Infer<typeof statusBoardProps>
