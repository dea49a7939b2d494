import type { LocalisedText } from '../db/schema.js'
import {
  deviceQueries,
  devicesOf,
  figures,
  output,
  pageOf,
  query,
  stops,
  upkeep,
  visibility,
  widget,
} from './workbenches.js'

/** The application of designed pages that 云杉制造集团 has. */
export const workshopApp = {
  code: 'RCAPPN0001',
  url: '/yunbu-app/spruce-web-delivery-visualization-v3/RCAPPN0001',
}

/** A page of it, as its designer would save it, with the menu that leads there. */
export interface DemoPage {
  name: string
  description: string
  menu: { name: LocalisedText; icon: string; permCode: string | null }
  document: Record<string, unknown>
}

/** What everybody may see of production; figures of devices show to those who may see devices. */
function overview() {
  return pageOf(
    [
      ...figures,
      widget('chart', [0, 3, 14, 9], {
        title: '月度产量',
        ...{ query: 'output', kind: 'bar', category: 'month', series: ['planned', 'made'] },
      }),
      widget('heat-map', [14, 3, 10, 9], {
        ...{ title: '各车间停机次数', description: '近一周，按班次', query: 'stops' },
        ...{ row: 'place', across: 'shift', column: 'count' },
      }),
      widget('table', [0, 12, 24, 8], { title: '保养计划', query: 'upkeep' }),
    ],
    [output, stops, upkeep, ...deviceQueries],
  )
}

/** Values of now and of the last day. */
function equipment() {
  const [press, oven] = [devicesOf('PRESS'), devicesOf('OVEN')]
  return pageOf(
    [
      ...figures,
      widget('status-board', [0, 3, 14, 8], {
        ...{ title: '冲压机运行状态', query: 'presses', name: 'device', state: 'value' },
        states: [
          { value: '1', label: '运行', tone: 'success' },
          { value: '0', label: '停机', tone: 'warning' },
        ],
        visibility,
      }),
      widget('pie', [14, 3, 10, 8], {
        ...{ title: '在线情况', query: 'devices', name: 'state', column: 'count' },
        ...{ isRing: true, visibility },
      }),
      widget('chart', [0, 11, 14, 9], {
        ...{ title: '烘干炉炉温', description: '所选烘干炉，每个时段的平均值' },
        ...{ query: 'oven', kind: 'line', category: 'at', series: ['temperature'], visibility },
      }),
      widget('latest-values', [14, 11, 10, 9], {
        ...{ title: '冲压机实时数据', query: 'values', visibility },
      }),
    ],
    [
      ...deviceQueries,
      query('presses', 'latest-values', { typeId: press.typeId, codes: ['running'] }),
      query('values', 'latest-values', { typeId: press.typeId }),
      query('oven', 'value-history', {
        ...{ deviceId: '{{oven}}', codes: ['temperature'], by: 'avg', most: 48 },
      }),
    ],
    [
      {
        ...{ name: 'oven', kind: 'choice', label: '烘干炉' },
        ...{ options: oven.devices, default: oven.devices[0]?.value },
      },
      {
        ...{ name: 'time', kind: 'time', label: '时间范围' },
        default: { from: 'now-24h', to: 'now', refresh: 60 },
      },
    ],
  )
}

/** The first is the one that the application opens with. */
export const workshopPages: readonly DemoPage[] = [
  {
    name: '生产总览',
    description: '产量、停机与保养',
    menu: {
      name: { 'zh-CN': '生产总览', 'en-US': 'Production' },
      ...{ icon: 'factory', permCode: null },
    },
    document: overview(),
  },
  {
    name: '设备状态',
    description: '设备的实时数据',
    menu: {
      name: { 'zh-CN': '设备状态', 'en-US': 'Equipment' },
      ...{ icon: 'cpu', permCode: 'device:list' },
    },
    document: equipment(),
  },
]
