import type { LocalisedText } from '../db/schema.js'

/** A component of the platform that is a page, in the demo data. */
export interface DemoComponent {
  code: string
  name: LocalisedText
  category: string
  /** The last part of its address. */
  page: string
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

/** Pages of the platform beside the widgets of the product, in every state. */
export const demoComponents: readonly DemoComponent[] = [
  {
    code: 'spruce.weather',
    page: 'weather',
    name: both('天气', 'Weather'),
    category: '办公',
    size: { w: 4, h: 4 },
    releases: 3,
    properties: { city: { type: 'string', title: '城市', maxLength: 20 } },
  },
  {
    code: 'spruce.tariff',
    page: 'tariff',
    name: both('电价', 'Electricity tariff'),
    category: '设备',
    size: { w: 6, h: 4 },
    releases: 2,
    hasChanges: true,
    properties: { region: { type: 'string', title: '地区', maxLength: 20 } },
  },
  {
    code: 'spruce.canteen',
    page: 'canteen',
    name: both('食堂菜单', 'Canteen menu'),
    category: '办公',
    size: { w: 6, h: 8 },
    releases: 0,
    properties: { days: { type: 'integer', title: '天数', default: 5, minimum: 1, maximum: 14 } },
  },
  {
    code: 'spruce.energy',
    page: 'energy',
    name: both('能耗监测', 'Energy monitor'),
    category: '设备',
    size: { w: 12, h: 8 },
    releases: 1,
    isOff: true,
    tenantId: 'yunshan',
    properties: { area: { type: 'string', title: '区域', maxLength: 50 } },
  },
]
