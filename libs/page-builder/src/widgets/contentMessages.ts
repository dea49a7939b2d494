import { defineMessages } from '@spruce/validators/i18n'

/** Texts of widgets with content. */
export const contentMessages = defineMessages({
  'zh-CN': {
    noPicture: '尚未设置可用的图片地址。',
    notPlaced: '未在图上标出：',
    pictureFailed: '图片加载失败',
    noPage: '尚未设置可用的页面地址。',
    page: '网页',
    noLinks: '尚未设置链接。',
  },
  'en-US': {
    noPicture: 'No address of a picture has been set.',
    notPlaced: 'Not on the picture:',
    pictureFailed: 'The picture could not be loaded',
    noPage: 'No address of a page has been set.',
    page: 'Web page',
    noLinks: 'No links have been set.',
  },
})
