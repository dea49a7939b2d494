import { defineMessages } from '@spruce/validators/i18n'
import type { CalendarView } from './calendarDays.js'

/** Texts of the date fields and their calendar. */
export const dateMessages = defineMessages({
  'zh-CN': {
    openCalendar: (label: string) => `选择${label}`,
    calendar: (label: string) => `${label}：日历`,
    calendarRole: '日历',
    gridRole: (view: CalendarView) => ({ day: '月历', month: '月份', year: '年份' })[view],
    notADay: '请输入日期，如 2026-01-31',
    notAMoment: '请输入日期和时间，如 2026-01-31 08:30',
    notBefore: (day: string) => `不能早于 ${day}`,
    notAfter: (day: string) => `不能晚于 ${day}`,
    rangeReversed: '结束日期不能早于开始日期',
    from: '开始日期',
    to: '结束日期',
    presets: '常用日期',
    today: '今天',
    yesterday: '昨天',
    tomorrow: '明天',
    lastDays: (count: number) => `近 ${count} 天`,
    thisMonth: '本月',
    lastMonth: '上月',
    time: '时间',
    previous: (view: CalendarView) => ({ day: '上个月', month: '上一年', year: '前十年' })[view],
    next: (view: CalendarView) => ({ day: '下个月', month: '下一年', year: '后十年' })[view],
    changeView: (view: CalendarView) =>
      ({ day: '选择月份', month: '选择年份', year: '返回日期' })[view],
  },
  'en-US': {
    openCalendar: (label) => `Choose ${label}`,
    calendar: (label) => `${label}: calendar`,
    calendarRole: 'calendar',
    gridRole: (view) => ({ day: 'calendar month', month: 'months', year: 'years' })[view],
    notADay: 'Please enter a date such as 2026-01-31',
    notAMoment: 'Please enter a date and time such as 2026-01-31 08:30',
    notBefore: (day) => `Not before ${day}`,
    notAfter: (day) => `Not after ${day}`,
    rangeReversed: 'The end must not come before the start',
    from: 'Start date',
    to: 'End date',
    presets: 'Common dates',
    today: 'Today',
    yesterday: 'Yesterday',
    tomorrow: 'Tomorrow',
    lastDays: (count) => (count === 1 ? 'Last day' : `Last ${count} days`),
    thisMonth: 'This month',
    lastMonth: 'Last month',
    time: 'Time',
    previous: (view) =>
      ({ day: 'Previous month', month: 'Previous year', year: 'Previous ten years' })[view],
    next: (view) => ({ day: 'Next month', month: 'Next year', year: 'Next ten years' })[view],
    changeView: (view) =>
      ({ day: 'Choose a month', month: 'Choose a year', year: 'Back to the days' })[view],
  },
})
