import type { Schemas } from '@spruce/api-client'
import { allWidgets } from '@spruce/page-builder/widgets'

export const componentPalette = 'GET /spruce/api/v1/component-palette'

/** A component of the company, as its designers are given it. */
export const trendComponent: Schemas['TenantComponent'] = {
  ...{ id: 'c', code: 'acme.trend', kind: 'frame', origin: 'tenant', enabled: true },
  name: { 'zh-CN': '趋势图', 'en-US': 'Trend' },
  ...{ category: '图表', icon: 'chart-line', thumbnail: null },
  url: 'https://widgets.example.cn/trend',
  ...{ size: { w: 8, h: 6 }, minSize: { w: 2, h: 2 } },
  properties: {
    type: 'object',
    properties: { days: { type: 'integer', title: '天数', default: 7 } },
  },
  ...{ status: 'on_shelf', release: 2, hasChanges: false, version: 4 },
  ...{ createdAt: '2026-11-20T08:00:00.000Z', updatedAt: '2026-11-20T08:00:00.000Z' },
}

/** The widgets of the product, all of them offered. */
export const productComponents = allWidgets.map(
  ({ type, label, size: { w, h, minW = 1, minH = 1 } }): Schemas['TenantComponent'] => ({
    ...trendComponent,
    ...{ id: type, code: type, kind: 'builtin', origin: 'platform', name: label, url: null },
    ...{ size: { w, h }, minSize: { w: minW, h: minH }, properties: {} },
  }),
)
