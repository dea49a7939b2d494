import { defineMessages } from '@spruce/validators/i18n'

/** Texts of the comparison with the window before. */
export const changeMessages = defineMessages({
  'zh-CN': {
    up: '上升',
    down: '下降',
    same: '持平',
    period: '上一周期',
    day: '前一天同期',
    week: '上周同期',
    year: '去年同期',
    was: (when: string, value: string) => `${when}：${value}`,
    of: (name: string, when: string) => `${name}（${when}）`,
    noWindow: '没有可对比的时段。',
    noValue: '对比时段没有数据。',
    failed: '对比数据加载失败。',
    marksFailed: '事件标注加载失败。',
  },
  'en-US': {
    up: 'Up',
    down: 'Down',
    same: 'Unchanged',
    period: 'Previous period',
    day: 'The day before',
    week: 'The week before',
    year: 'The year before',
    was: (when, value) => `${when}: ${value}`,
    of: (name, when) => `${name} (${when})`,
    noWindow: 'There is no period to compare with.',
    noValue: 'No data in the period to compare with.',
    failed: 'The data to compare with could not be loaded.',
    marksFailed: 'The marks could not be loaded.',
  },
})
