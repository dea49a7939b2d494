import { zoneProperty, type OverlayChange } from '@spruce/designer-engine/overlay'
import { demoTypes } from './deviceTypes.js'
import { customerRoles } from './roles.js'
import { demoAreas, demoDevices, idOf } from './demoDevices.js'

/** A workbench of the demo data, as its designer would save it. */
export interface DemoWorkbench {
  scope: 'global' | 'business'
  name: string
  description: string
  priority: number
  /** Whom a business one is for. */
  roleIds?: readonly string[]
  /** By their codes. */
  departmentCodes?: readonly string[]
  document: Record<string, unknown>
  /** Who has arranged it for themselves, by login name. */
  made?: { loginName: string; changes: readonly OverlayChange[] }
}

type Place = readonly [x: number, y: number, w: number, h: number]

interface Widget {
  type: string
  place: Place
  props: Record<string, unknown>
  /** What lies in a section. */
  body?: readonly Widget[]
}

export function widget(type: string, place: Place, props: Record<string, unknown>): Widget {
  return { type: `spruce.${type}`, place, props }
}

/** A part of a page with a title of its own. */
export function section(
  place: Place,
  props: Record<string, unknown>,
  body: readonly Widget[],
): Widget {
  return { ...widget('section', place, props), body }
}

interface Dialog {
  /** Whatever opens it names it so. */
  id: string
  title: string
  widgets: readonly Widget[]
}

/** Components in a slot, in the order in which they are read, each with what lies in it. */
function nodesOf(
  parent: string | null,
  slot: string,
  widgets: readonly Widget[],
): [id: string, node: object][] {
  return widgets.flatMap(({ type, place: [x, y, w, h], props, body = [] }, at) => {
    const id = `${parent ?? ''}w${String(at + 1)}`
    const order = `a${(at + 1).toString(36)}`
    const node = { id, type, parent, slot, order, x, y, w, h, props }
    return [[id, node] as [string, object], ...nodesOf(id, 'body', body)]
  })
}

/** A page of these widgets, in the order in which they are read. */
export function pageOf(
  widgets: readonly Widget[],
  queries: readonly object[] = [],
  variables: readonly object[] = [],
  dialogs: readonly Dialog[] = [],
) {
  const groups = dialogs.map(({ id, title }, at) => {
    const { type, props } = widget('group', [0, 0, 24, 8], { title })
    const place = { order: `a${String(at + 1)}`, x: 0, y: 0, w: 24, h: 8 }
    return [id, { id, type, parent: null, slot: 'dialogs', ...place, props }] as const
  })
  const nodes = [
    ...nodesOf(null, 'main', widgets),
    ...groups,
    ...dialogs.flatMap((dialog) => nodesOf(dialog.id, 'body', dialog.widgets)),
  ]
  return {
    schema: { page: 1, components: {} },
    config: { pageMargin: [12, 12], panelMargin: [12, 12], gridColNum: 24 },
    titleBar: null,
    dialogs: [],
    style: { main: {}, panel: {} },
    root: 'root',
    nodes: Object.fromEntries(nodes),
    queries,
    variables,
  }
}

/** What everybody's work begins with. */
const todos = (place: Place) => widget('todos', place, { title: '待处理' })
/** All of them: a company's own follow those of the product. Five rows of the grid show two rows of tiles. */
const apps = (place: Place) => widget('app-launcher', place, { title: '我的应用', limit: 100 })
const unread = (place: Place) => widget('messages', place, { title: '未读消息' })
/** Everybody sees what the company says, wherever else they arrange their page. */
const notices = (place: Place) =>
  widget('notices', place, { title: '公告', [zoneProperty]: 'fixed' })
const favorites = (place: Place) => widget('favorites', place, { title: '我的收藏' })
const calendar = (place: Place) => widget('calendar', place, { title: '我的日程' })
const recent = (place: Place) => widget('recent', place, { title: '最近打开' })

function globalWorkbench(company: string, hasEvents = false): DemoWorkbench {
  return {
    scope: 'global',
    name: '企业工作台',
    description: `${company}全体成员的工作台`,
    priority: 0,
    document: pageOf([
      apps([0, 0, 16, 5]),
      todos([16, 0, 8, 5]),
      unread([0, 5, 8, 7]),
      notices([8, 5, 8, 7]),
      favorites([16, 5, 8, 7]),
      ...(hasEvents
        ? [recent([0, 12, 16, 5]), calendar([16, 12, 8, 5])]
        : [recent([0, 12, 24, 5])]),
    ]),
  }
}

/** A person's own calendar beside the company's notices, favourites under another name, and a clock. */
const arranged: readonly OverlayChange[] = [
  { id: 'w7', kind: 'changed', place: placeAt('a8', [16, 5, 8, 7]) },
  {
    ...{ id: 'w5', kind: 'changed', place: placeAt('a6', [16, 12, 8, 5]) },
    set: { title: '常用页面' },
  },
  {
    ...{ id: 'own-clock', kind: 'added', type: 'spruce.clock' },
    place: placeAt('a9', [0, 17, 8, 4]),
    set: { title: '时钟' },
  },
]

function placeAt(order: string, [x, y, w, h]: Place) {
  return { parent: null, slot: 'main', order, x, y, w, h }
}

const months = ['6 月', '7 月', '8 月', '9 月', '10 月', '11 月']

export const output = {
  id: 'output',
  source: 'static',
  parameters: {},
  frame: {
    columns: [
      { name: 'month', type: 'string', label: '月份', values: months },
      {
        ...{ name: 'planned', type: 'number', label: '计划产量', unit: '台' },
        values: [1200, 1240, 1280, 1300, 1260, 1320],
      },
      {
        ...{ name: 'made', type: 'number', label: '实际产量', unit: '台' },
        values: [1176, 1252, 1231, 1318, 1274, 1087],
      },
    ],
  },
}

/** How far the plan of a month was reached, by a formula. */
const reached = {
  ...output,
  id: 'reached',
  transforms: [
    {
      ...{ kind: 'calculate', as: '达成率', unit: '%', decimals: 1 },
      formula: 'row["made"] / row["planned"] * 100',
    },
  ],
}

export const upkeep = {
  id: 'upkeep',
  source: 'static',
  parameters: {},
  frame: {
    columns: [
      {
        ...{ name: 'work', type: 'string', label: '保养项目' },
        values: [
          '冲压机润滑',
          '空压机滤芯更换',
          '水泵轴承检查',
          '烘干炉测温校准',
          '机器人减速器换油',
        ],
      },
      {
        ...{ name: 'place', type: 'string', label: '车间' },
        values: ['冲压车间', '动力站房', '动力站房', '涂装车间', '焊装车间'],
      },
      {
        ...{ name: 'every', type: 'number', label: '周期', unit: '天' },
        values: [7, 90, 30, 60, 180],
      },
    ],
  },
}

const workshops = ['冲压车间', '焊装车间', '涂装车间', '总装车间', '动力站房']
const shifts = ['早班', '中班', '夜班']

/** How often a workshop stood still, by shift. */
export const stops = {
  id: 'stops',
  source: 'static',
  parameters: {},
  frame: {
    columns: [
      {
        ...{ name: 'place', type: 'string', label: '车间' },
        values: workshops.flatMap((workshop) => shifts.map(() => workshop)),
      },
      { name: 'shift', type: 'string', label: '班次', values: workshops.flatMap(() => shifts) },
      {
        ...{ name: 'count', type: 'number', label: '停机次数', unit: '次' },
        values: [2, 3, 6, 1, 2, 4, 3, 5, 8, 0, 1, 2, 1, 0, 1],
      },
    ],
  },
}

/** The devices of a type with what they are called, and the id of the type itself; in a place alone where one is said. */
export function devicesOf(code: string, areaId?: string) {
  const typeNumber = demoTypes.findIndex((type) => type.code === code) + 1
  return {
    typeId: idOf(2, typeNumber),
    devices: demoDevices(demoAreas())
      .filter((device) => device.typeNumber === typeNumber)
      .filter((device) => areaId === undefined || device.areaId === areaId)
      .map(({ id, name }) => ({ value: id, label: name })),
  }
}

/** What devices and alarms tell of shows as it happens. */
const liveSources = [
  'latest-values',
  'devices-by-state',
  'devices-by-area',
  'alarms',
  'alarm-counts',
]

export function query(
  id: string,
  source: string,
  parameters: object = {},
  transforms: object[] = [],
) {
  const isLive = liveSources.includes(source)
  return { id, source, parameters, transforms, ...(isLive && { isLive }) }
}

/** Only for those who may see devices, or alarms. */
export const visibility = [{ kind: 'permission', code: 'device:list' }]
export const alarmVisibility = [{ kind: 'permission', code: 'alarm:list' }]

function figure(place: Place, title: string, from: string, props: Record<string, unknown> = {}) {
  return widget('statistic', place, { title, query: from, column: 'count', visibility, ...props })
}

/** Whether presses run, by their names. */
export const pressStates = {
  ...{ name: 'device', state: 'value' },
  states: [
    { value: '1', label: '运行', tone: 'success' },
    { value: '0', label: '停机', tone: 'warning' },
  ],
  visibility,
}

/** A device with an alarm stands out in a word, not by colour alone. */
const graveFrom = (tone: string, label: string) => [
  { from: 0, tone: 'success', label: '正常' },
  { from: 1, tone, label },
]

export const deviceQueries = [
  query('devices', 'devices-by-state'),
  query('online', 'devices-by-state', {}, [
    { kind: 'filter', column: 'code', is: 'eq', value: 'online' },
  ]),
  query('offline', 'devices-by-state', {}, [
    { kind: 'filter', column: 'code', is: 'eq', value: 'offline' },
  ]),
  query('alarmCounts', 'alarm-counts'),
]

export const figures = [
  figure([0, 0, 6, 3], '设备总数', 'devices', { make: 'sum' }),
  figure([6, 0, 6, 3], '在线设备', 'online', { make: 'sum' }),
  figure([12, 0, 6, 3], '离线设备', 'offline', {
    ...{ make: 'sum', thresholds: graveFrom('warning', '需关注') },
  }),
  figure([18, 0, 6, 3], '未处理告警', 'alarmCounts', {
    ...{ make: 'sum', thresholds: graveFrom('danger', '待处理') },
    visibility: alarmVisibility,
  }),
]

function production(): DemoWorkbench {
  const ovens = devicesOf('OVEN').devices
  return {
    scope: 'business',
    name: '生产运行工作台',
    description: '生产中心的产量、设备与待办',
    priority: 20,
    roleIds: [customerRoles('yunshan').admin.id],
    departmentCodes: ['MF'],
    document: pageOf(
      [
        ...figures,
        apps([0, 3, 16, 5]),
        todos([16, 3, 8, 5]),
        widget('chart', [0, 8, 12, 9], {
          title: '月度产量',
          ...{ query: 'output', kind: 'bar', category: 'month', series: ['planned', 'made'] },
        }),
        widget('chart', [12, 8, 12, 9], {
          ...{ title: '烘干炉炉温', description: '所选烘干炉，每个时段的平均值，与前一天对比' },
          ...{ query: 'oven', kind: 'line', category: 'at', series: ['temperature'], visibility },
          ...{ compare: 'day', marks: { query: 'ovenAlarms', name: 'rule' } },
        }),
        unread([0, 17, 8, 7]),
        favorites([8, 17, 8, 7]),
        notices([16, 17, 8, 7]),
        recent([0, 24, 24, 5]),
        widget('table', [0, 29, 16, 8], { title: '计划达成率', query: 'reached' }),
        widget('search', [16, 29, 8, 3], { title: '搜索', placeholder: '搜索菜单、应用与同事' }),
      ],
      [
        ...[output, reached],
        ...deviceQueries,
        query('oven', 'value-history', {
          ...{ deviceId: '{{oven}}', codes: ['temperature'], by: 'avg', most: 48 },
        }),
        query('ovenAlarms', 'alarms', { deviceId: '{{oven}}', state: 'all', most: 50 }),
      ],
      [
        {
          ...{ name: 'oven', kind: 'choice', label: '烘干炉' },
          ...{ options: ovens, default: ovens[0]?.value },
        },
        {
          ...{ name: 'time', kind: 'time', label: '时间范围' },
          default: { from: 'now-24h', to: 'now', refresh: 60 },
        },
      ],
    ),
  }
}

function upkeepBench(): DemoWorkbench {
  const press = devicesOf('PRESS')
  return {
    scope: 'business',
    name: '设备运维工作台',
    description: '设备维修与基础设施人员的工作台',
    priority: 10,
    roleIds: [customerRoles('yunshan').admin.id],
    departmentCodes: ['MF-SZ-3', 'HQ-IT-OPS'],
    document: pageOf(
      [
        ...figures,
        apps([0, 3, 16, 5]),
        todos([16, 3, 8, 5]),
        widget('status-board', [0, 8, 16, 8], {
          ...{ title: '冲压机运行状态', query: 'presses', ...pressStates },
        }),
        widget('pie', [16, 8, 8, 8], {
          ...{ title: '在线情况', query: 'devices', name: 'state', column: 'count' },
          ...{ isRing: true, visibility },
        }),
        widget('table', [0, 16, 12, 8], { title: '保养计划', query: 'upkeep' }),
        widget('alarm-list', [12, 16, 12, 8], {
          ...{ title: '未处理告警', query: 'alarms', visibility: alarmVisibility },
        }),
        widget('device-areas', [0, 24, 8, 8], {
          ...{ title: '设备区域', query: 'areas', visibility },
        }),
        widget('device-list', [8, 24, 8, 8], {
          ...{ title: '冲压机', description: '选择一台查看趋势', query: 'list', visibility },
          rowAction: {
            ...{ kind: 'open-dialog', dialog: 'trend' },
            ...{ variable: 'press', source: { column: 'id' } },
          },
        }),
        widget('latest-values', [16, 24, 8, 8], {
          ...{ title: '冲压机实时数据', query: 'values', visibility },
        }),
        widget('heat-map', [0, 32, 12, 8], {
          ...{ title: '各车间停机次数', description: '近一周，按班次', query: 'stops' },
          ...{ row: 'place', across: 'shift', column: 'count' },
        }),
        widget('scatter', [12, 32, 12, 8], {
          ...{ title: '计划与实际产量', query: 'output' },
          ...{ name: 'month', x: 'planned', y: 'made' },
        }),
        calendar([0, 40, 8, 7]),
        widget('contacts', [8, 40, 8, 7], { title: '通讯录' }),
        unread([16, 40, 8, 7]),
      ],
      [
        ...[upkeep, output, stops],
        ...deviceQueries,
        query('presses', 'latest-values', { typeId: press.typeId, codes: ['running'] }),
        query('alarms', 'alarms', { state: 'open', most: 20 }),
        query('areas', 'devices-by-area'),
        query('list', 'devices', { typeId: press.typeId }),
        query('values', 'latest-values', { typeId: press.typeId }),
        query('press', 'value-history', {
          ...{ deviceId: '{{press}}', codes: ['temperature', 'pressure'], by: 'avg', most: 48 },
        }),
      ],
      [
        {
          ...{ name: 'press', kind: 'choice', label: '冲压机' },
          ...{ options: press.devices, default: press.devices[0]?.value, placeId: 'trend' },
        },
        {
          ...{ name: 'time', kind: 'time', label: '时间范围' },
          default: { from: 'now-24h', to: 'now', refresh: 60 },
        },
      ],
      [
        {
          ...{ id: 'trend', title: '冲压机趋势' },
          widgets: [
            widget('chart', [0, 0, 24, 9], {
              ...{ title: '油温与液压', description: '所选冲压机，每个时段的平均值' },
              ...{ query: 'press', kind: 'line', category: 'at' },
              ...{ series: ['temperature', 'pressure'], visibility },
            }),
          ],
        },
      ],
    ),
  }
}

function personnel(tenant: string): DemoWorkbench {
  const { admin, personnel } = customerRoles(tenant)
  return {
    scope: 'business',
    name: '人事工作台',
    description: '人事专员的工作台',
    priority: 20,
    roleIds: [admin.id, personnel.id],
    document: pageOf([
      apps([0, 0, 16, 5]),
      todos([16, 0, 8, 5]),
      favorites([0, 5, 8, 7]),
      unread([8, 5, 8, 7]),
      recent([16, 5, 8, 7]),
    ]),
  }
}

function heads(tenant: string): DemoWorkbench {
  return {
    scope: 'business',
    name: '主管工作台',
    description: '部门主管的工作台',
    priority: 10,
    roleIds: [customerRoles(tenant).head.id],
    document: pageOf([
      todos([0, 0, 8, 7]),
      notices([8, 0, 8, 7]),
      unread([16, 0, 8, 7]),
      apps([0, 7, 24, 5]),
      favorites([0, 12, 12, 6]),
      recent([12, 12, 12, 6]),
    ]),
  }
}

/** The workbenches of the demo tenants, and who designed them. */
export const demoWorkbenches: readonly {
  tenantId: string
  loginName: string
  workbenches: readonly DemoWorkbench[]
}[] = [
  { tenantId: 'operator', loginName: 'operator', workbenches: [globalWorkbench('运营方')] },
  {
    ...{ tenantId: 'yunshan', loginName: 'admin' },
    workbenches: [
      {
        ...globalWorkbench('云杉制造集团', true),
        made: { loginName: 'multi', changes: arranged },
      },
      ...[production(), upkeepBench()],
    ],
  },
  {
    ...{ tenantId: 'division', loginName: 'division' },
    workbenches: [globalWorkbench('本企业'), personnel('division'), heads('division')],
  },
]
