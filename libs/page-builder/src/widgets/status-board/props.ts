import { s, type Infer } from '@spruce/designer-engine/registry'
import { frameFields } from '../../runtime/WidgetDefinition.js'
import { toneOptions } from '../option.js'

/** The properties of `spruce.status-board`, as a schema. */
export const statusBoardProps = s.object({
  ...frameFields,
  name: s.text({ max: 200 }).default('').label({ 'zh-CN': '名称列', 'en-US': 'Names' }),
  state: s.text({ max: 200 }).default('').label({ 'zh-CN': '状态列', 'en-US': 'States' }),
  states: s
    .array(
      s.object({
        value: s.text({ max: 200 }).default('').label({ 'zh-CN': '值', 'en-US': 'Value' }),
        label: s.text({ max: 50 }).default('').label({ 'zh-CN': '文字', 'en-US': 'Word' }),
        tone: s
          .enum(Object.values(toneOptions))
          .default('neutral')
          .label({ 'zh-CN': '状态', 'en-US': 'Tone' }),
      }),
      { max: 20 },
    )
    .default([])
    .label({ 'zh-CN': '状态含义', 'en-US': 'Meaning of states' }),
})

/** The properties of `spruce.status-board`. */
export type StatusBoardProps = Infer<typeof statusBoardProps>
