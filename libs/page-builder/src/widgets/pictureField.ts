import { s } from '@spruce/designer-engine/registry'

/** The format of a text that holds the address of a picture: the studio offers those of the company. */
export const pictureFormat = 'picture'

/** The address of a picture. */
export const pictureField = s
  .text({ max: 2000, format: pictureFormat })
  .default('')
  .label({ 'zh-CN': '图片地址', 'en-US': 'Address' })
