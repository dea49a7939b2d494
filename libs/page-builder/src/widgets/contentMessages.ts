import { defineMessages } from '@spruce/validators/i18n'

/** Texts of widgets with content. */
export const contentMessages = defineMessages({
  'zh-CN': {
    noPicture: '尚未设置可用的图片地址。',
    notPlaced: '未在图上标出：',
    pictureFailed: '图片加载失败',
    noVideo: '尚未设置可用的视频地址。',
    videoFailed: '视频加载失败',
    video: '视频',
    captions: '字幕',
    noPage: '尚未设置可用的页面地址。',
    page: '网页',
    noLinks: '尚未设置链接。',
  },
  'en-US': {
    noPicture: 'No address of a picture has been set.',
    notPlaced: 'Not on the picture:',
    pictureFailed: 'The picture could not be loaded',
    noVideo: 'No address of a video has been set.',
    videoFailed: 'The video could not be loaded',
    video: 'Video',
    captions: 'Captions',
    noPage: 'No address of a page has been set.',
    page: 'Web page',
    noLinks: 'No links have been set.',
  },
})
