import { s, type Infer } from '@spruce/designer-engine/registry'
import { commonFields } from '../../runtime/WidgetDefinition.js'
import { pictureField } from '../pictureField.js'

/** The properties of `spruce.video`, as a schema. */
export const videoProps = s.object({
  ...commonFields,
  url: s.text({ max: 2000 }).default('').label({ 'zh-CN': '视频地址', 'en-US': 'Address' }),
  poster: pictureField.label({ 'zh-CN': '封面地址', 'en-US': 'Poster' }),
  captions: s
    .text({ max: 2000 })
    .default('')
    .label({ 'zh-CN': '字幕地址（WebVTT）', 'en-US': 'Captions (WebVTT)' }),
  isLooped: s
    .boolean()
    .default(false)
    .label({ 'zh-CN': '静音循环播放', 'en-US': 'Play muted, over and over' }),
})

/** The properties of `spruce.video`. */
export type VideoProps = Infer<typeof videoProps>
