import type { LocalisedText } from '../db/schema.js'

/** A component of the platform in the demo data. */
export interface DemoComponent {
  code: string
  name: LocalisedText
  category: string
  kind: 'builtin' | 'frame'
  url: string | null
  size: { w: number; h: number }
  /** How often it was put on the shelf; 0: a draft. */
  releases: number
  /** Taken off the shelf again. */
  isOff?: boolean
  /** Edited since its last release. */
  hasChanges?: boolean
  /** Of its properties, beside the title. */
  properties: Record<string, object>
  /** The one customer that sees it; absent: all do. */
  tenantId?: string
}

const both = (zh: string, en: string): LocalisedText => ({ 'zh-CN': zh, 'en-US': en })
const builtin = { kind: 'builtin', url: null } as const
const source = { source: { type: 'string', title: '数据源', maxLength: 200 } }

/** Twelve, in every state. */
export const demoComponents: readonly DemoComponent[] = [
  {
    ...builtin,
    code: 'spruce.line-chart',
    name: both('折线图', 'Line chart'),
    category: '图表',
    size: { w: 8, h: 6 },
    releases: 3,
    properties: { ...source, smooth: { type: 'boolean', title: '平滑', default: true } },
  },
  {
    ...builtin,
    code: 'spruce.bar-chart',
    name: both('柱状图', 'Bar chart'),
    category: '图表',
    size: { w: 8, h: 6 },
    releases: 2,
    hasChanges: true,
    properties: { ...source, stacked: { type: 'boolean', title: '堆叠', default: false } },
  },
  {
    ...builtin,
    code: 'spruce.pie-chart',
    name: both('饼图', 'Pie chart'),
    category: '图表',
    size: { w: 6, h: 6 },
    releases: 1,
    properties: source,
  },
  {
    ...builtin,
    code: 'spruce.gauge',
    name: both('仪表盘', 'Gauge'),
    category: '图表',
    size: { w: 4, h: 4 },
    releases: 1,
    properties: { ...source, max: { type: 'number', title: '最大值', default: 100 } },
  },
  {
    ...builtin,
    code: 'spruce.figure',
    name: both('指标卡', 'Figure'),
    category: '数据',
    size: { w: 4, h: 2 },
    releases: 2,
    properties: { ...source, unit: { type: 'string', title: '单位', maxLength: 10 } },
  },
  {
    ...builtin,
    code: 'spruce.data-table',
    name: both('数据表格', 'Data table'),
    category: '数据',
    size: { w: 12, h: 8 },
    releases: 2,
    properties: { ...source, size: { type: 'integer', title: '每页行数', default: 10 } },
  },
  {
    ...builtin,
    code: 'spruce.ranking',
    name: both('排行榜', 'Ranking'),
    category: '数据',
    size: { w: 6, h: 8 },
    releases: 0,
    properties: source,
  },
  {
    ...builtin,
    code: 'spruce.rich-text',
    name: both('富文本', 'Rich text'),
    category: '内容',
    size: { w: 6, h: 4 },
    releases: 1,
    properties: { text: { type: 'string', title: '内容', maxLength: 5000 } },
  },
  {
    ...builtin,
    code: 'spruce.carousel',
    name: both('轮播图', 'Carousel'),
    category: '内容',
    size: { w: 12, h: 6 },
    releases: 1,
    isOff: true,
    properties: { seconds: { type: 'integer', title: '间隔（秒）', default: 5 } },
  },
  {
    ...builtin,
    code: 'spruce.shortcuts',
    name: both('快捷入口', 'Shortcuts'),
    category: '办公',
    size: { w: 6, h: 4 },
    releases: 2,
    properties: {},
  },
  {
    code: 'spruce.weather',
    kind: 'frame',
    url: 'https://widgets.spruce.example/weather',
    name: both('天气', 'Weather'),
    category: '办公',
    size: { w: 4, h: 4 },
    releases: 0,
    properties: { city: { type: 'string', title: '城市', maxLength: 20 } },
  },
  {
    code: 'spruce.energy',
    kind: 'frame',
    url: 'https://widgets.spruce.example/energy',
    name: both('能耗监测', 'Energy monitor'),
    category: '设备',
    size: { w: 12, h: 8 },
    releases: 1,
    isOff: true,
    tenantId: 'yunshan',
    properties: { area: { type: 'string', title: '区域', maxLength: 50 } },
  },
]
