import { defineMessages } from '@spruce/validators/i18n'

/** Names of filters that several pages have. */
export const filterMessages = defineMessages({
  'zh-CN': { daysOf: '按时间筛选' },
  'en-US': { daysOf: 'Filter by time' },
})
