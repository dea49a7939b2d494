import { defineMessages } from '@spruce/validators/i18n'

/** Texts of the containers of a page. */
export const containerMessages = defineMessages({
  'zh-CN': {
    section: '未命名分区',
    tabs: '标签页',
    tab: (at: number) => `标签 ${at}`,
  },
  'en-US': {
    section: 'Untitled section',
    tabs: 'Tabs',
    tab: (at) => `Tab ${at}`,
  },
})
