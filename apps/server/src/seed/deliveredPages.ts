import type { LocalisedText } from '../db/schema.js'
import { demoAreas } from './demoDevices.js'
import {
  alarmVisibility,
  deviceQueries,
  devicesOf,
  figures,
  output,
  pageOf,
  pressStates,
  query,
  section,
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

/** The workshop that the page of equipment looks into: the presses of the first plant. */
const pressShop = demoAreas().find(({ plant, workshop }) => plant === 0 && workshop === 'press')?.id

/** A plan of that workshop: two bays with places for four presses, what goes in and what comes out. */
export const pressShopPlan = {
  name: 'press-shop.svg',
  drawing: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 400" font-family="sans-serif" font-size="16" fill="#475569"><rect width="960" height="400" fill="#f8fafc"/><path fill="#e2e8f0" d="M220 24h520v152H220zM220 224h520v152H220z"/><path fill="#cbd5e1" d="M300 64h120v72H300zM540 64h120v72H540zM300 264h120v72H300zM540 264h120v72H540z"/><path fill="#e0f2fe" d="M24 24h156v352H24z"/><path fill="#dcfce7" d="M780 24h156v232H780z"/><path fill="#fef9c3" d="M780 280h156v96H780z"/><path fill="none" stroke="#64748b" stroke-width="4" d="M12 12h936v376H12zM200 12v152M200 236v152M760 12v152M760 236v152"/><path fill="none" stroke="#94a3b8" stroke-width="2" stroke-dasharray="10 8" d="M200 200h560"/><path fill="#94a3b8" d="M744 192l16 8-16 8z"/><text x="102" y="206" text-anchor="middle">卷料区</text><text x="858" y="146" text-anchor="middle">成品区</text><text x="858" y="334" text-anchor="middle">质检</text><text x="232" y="48">A 跨</text><text x="232" y="248">B 跨</text></svg>`,
}

/** Where its presses stand, in percent. */
const pressPlaces = [
  { x: 37.5, y: 25 },
  { x: 62.5, y: 25 },
  { x: 37.5, y: 75 },
  { x: 62.5, y: 75 },
]

/** Values of now and of the last day; one workshop from above, and each of its presses. */
function equipment(planUrl: string) {
  const [press, oven] = [devicesOf('PRESS'), devicesOf('OVEN')]
  const inShop = devicesOf('PRESS', pressShop).devices
  return pageOf(
    [
      ...figures,
      widget('status-board', [0, 3, 14, 8], {
        ...{ title: '冲压机运行状态', query: 'presses', ...pressStates },
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
      widget('picture-map', [0, 20, 14, 11], {
        ...{ title: '杭州工厂冲压车间', query: 'inShop', ...pressStates },
        ...{ url: planUrl, alt: '冲压车间平面图：A、B 两跨各两台冲压机' },
        places: inShop.map(({ label }, at) => ({ name: label, ...pressPlaces[at] })),
      }),
      widget('alarm-list', [14, 20, 10, 11], {
        ...{ title: '车间未处理告警', query: 'shopAlarms', visibility: alarmVisibility },
      }),
      section([0, 31, 24, 10], { title: '逐台运行趋势', repeat: 'press' }, [
        pressFigure([0, 0, 6, 5], '油温', 'temperature'),
        pressFigure([0, 5, 6, 5], '液压', 'pressure'),
        widget('chart', [6, 0, 18, 10], {
          ...{ title: '油温与液压', description: '每个时段的平均值' },
          ...{ query: 'press', kind: 'line', category: 'at' },
          ...{ series: ['temperature', 'pressure'], visibility },
        }),
      ]),
    ],
    [
      ...deviceQueries,
      query('presses', 'latest-values', { typeId: press.typeId, codes: ['running'] }),
      query('values', 'latest-values', { typeId: press.typeId }),
      query('inShop', 'latest-values', {
        ...{ typeId: press.typeId, areaId: pressShop, codes: ['running'] },
      }),
      query('shopAlarms', 'alarms', { areaId: pressShop, state: 'open', most: 20 }),
      query('press', 'value-history', {
        ...{ deviceId: '{{press}}', codes: ['temperature', 'pressure'], by: 'avg', most: 48 },
      }),
      query('oven', 'value-history', {
        ...{ deviceId: '{{oven}}', codes: ['temperature'], by: 'avg', most: 48 },
      }),
    ],
    [
      {
        ...{ name: 'oven', kind: 'choice', label: '烘干炉' },
        ...{ options: oven.devices, default: oven.devices[0]?.value },
      },
      // None is chosen at first: the section, which has the control, shows each of them.
      { name: 'press', kind: 'choice', label: '冲压机', options: inShop, placeId: 'w11' },
      {
        ...{ name: 'time', kind: 'time', label: '时间范围' },
        default: { from: 'now-24h', to: 'now', refresh: 60 },
      },
    ],
  )
}

/** A value of one press, beside that of the day before. */
function pressFigure(place: Parameters<typeof widget>[1], title: string, column: string) {
  return widget('statistic', place, {
    ...{ title, query: 'press', column, make: 'last', compare: 'day', visibility },
  })
}

/**
 * The first is the one that the application opens with.
 * @param planUrl where the plan of the workshop lies
 */
export const workshopPages = (planUrl: string): readonly DemoPage[] => [
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
    document: equipment(planUrl),
  },
]
