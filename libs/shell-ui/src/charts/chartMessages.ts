import { defineMessages } from '@spruce/validators/i18n'

/** Texts of the charts. */
export const chartMessages = defineMessages({
  'zh-CN': {
    asTable: '以表格显示',
    chartOf: (title: string) => `图表：${title}`,
    item: '项目',
    value: '数值',
    time: '时间',
    events: '事件',
    share: '占比',
    onRight: (name: string) => `${name}（右轴）`,
    onTop: (name: string) => `${name}（上轴）`,
    thresholdOf: (label: string) => (label === '' ? '阈值' : `阈值：${label}`),
    failed: '图表加载失败',
    empty: '暂无数据',
    loading: '图表加载中…',
  },
  'en-US': {
    asTable: 'Show as a table',
    chartOf: (title) => `Chart: ${title}`,
    item: 'Item',
    value: 'Value',
    time: 'Time',
    events: 'Events',
    share: 'Share',
    onRight: (name) => `${name} (right)`,
    onTop: (name) => `${name} (top)`,
    thresholdOf: (label) => (label === '' ? 'Threshold' : `Threshold: ${label}`),
    failed: 'The chart could not be loaded',
    empty: 'No data yet',
    loading: 'Loading the chart…',
  },
})
