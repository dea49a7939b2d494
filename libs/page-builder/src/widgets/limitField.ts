import { s } from '@spruce/designer-engine/registry'

/** The property of widgets that show the first rows of their frame. @param usual how many, unless it is said */
export function limitField(usual: number) {
  return s
    .number({ min: 1, max: 200, int: true })
    .default(usual)
    .label({ 'zh-CN': '最多显示', 'en-US': 'At most' })
}
