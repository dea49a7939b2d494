import { customerRoles } from './roles.js'

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
}

type Place = readonly [x: number, y: number, w: number, h: number]

interface Widget {
  type: string
  place: Place
  props: Record<string, unknown>
}

function widget(type: string, place: Place, props: Record<string, unknown>): Widget {
  return { type: `spruce.${type}`, place, props }
}

/** A page of these widgets, in the order in which they are read. */
function pageOf(widgets: readonly Widget[], queries: readonly object[] = []) {
  const nodes = widgets.map(({ type, place: [x, y, w, h], props }, at) => {
    const id = `w${String(at + 1)}`
    const order = `a${(at + 1).toString(36)}`
    return [id, { id, type, parent: null, slot: 'main', order, x, y, w, h, props }] as const
  })
  return {
    schema: { page: 1, components: {} },
    config: { pageMargin: [12, 12], panelMargin: [0, 0], gridColNum: 24 },
    titleBar: null,
    dialogs: [],
    style: { main: {}, panel: {} },
    root: 'root',
    nodes: Object.fromEntries(nodes),
    queries,
    variables: [],
  }
}

/** What everybody's work begins with. */
const todos = (place: Place) => widget('todos', place, { title: '待处理' })
const apps = (place: Place) => widget('app-launcher', place, { title: '我的应用' })
const unread = (place: Place) => widget('messages', place, { title: '未读消息' })
const notices = (place: Place) => widget('notices', place, { title: '公告' })
const favorites = (place: Place) => widget('favorites', place, { title: '我的收藏' })
const recent = (place: Place) => widget('recent', place, { title: '最近打开' })

function globalWorkbench(company: string): DemoWorkbench {
  return {
    scope: 'global',
    name: '企业工作台',
    description: `${company}全体成员的工作台`,
    priority: 0,
    document: pageOf([
      apps([0, 0, 16, 4]),
      todos([16, 0, 8, 4]),
      unread([0, 4, 8, 7]),
      notices([8, 4, 8, 7]),
      favorites([16, 4, 8, 7]),
      recent([0, 11, 24, 5]),
    ]),
  }
}

const months = ['6 月', '7 月', '8 月', '9 月', '10 月', '11 月']

const output = {
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

const upkeep = {
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

function production(): DemoWorkbench {
  return {
    scope: 'business',
    name: '生产运行工作台',
    description: '生产中心的产量与待办',
    priority: 20,
    roleIds: [customerRoles('yunshan').admin.id],
    departmentCodes: ['MF'],
    document: pageOf(
      [
        apps([0, 0, 16, 4]),
        todos([16, 0, 8, 4]),
        widget('chart', [0, 4, 16, 9], {
          title: '月度产量',
          ...{ query: 'output', kind: 'bar', category: 'month', series: ['planned', 'made'] },
        }),
        unread([16, 4, 8, 9]),
        favorites([0, 13, 8, 6]),
        notices([8, 13, 8, 6]),
        recent([16, 13, 8, 6]),
      ],
      [output],
    ),
  }
}

function upkeepBench(): DemoWorkbench {
  return {
    scope: 'business',
    name: '设备运维工作台',
    description: '设备维修与基础设施人员的工作台',
    priority: 10,
    roleIds: [customerRoles('yunshan').admin.id],
    departmentCodes: ['MF-SZ-3', 'HQ-IT-OPS'],
    document: pageOf(
      [
        todos([0, 0, 8, 5]),
        apps([8, 0, 16, 5]),
        widget('table', [0, 5, 16, 8], { title: '保养计划', query: 'upkeep' }),
        unread([16, 5, 8, 8]),
        favorites([0, 13, 12, 6]),
        notices([12, 13, 12, 6]),
      ],
      [upkeep],
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
      apps([0, 0, 16, 4]),
      todos([16, 0, 8, 4]),
      favorites([0, 4, 8, 7]),
      unread([8, 4, 8, 7]),
      recent([16, 4, 8, 7]),
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
      apps([0, 7, 24, 4]),
      favorites([0, 11, 12, 6]),
      recent([12, 11, 12, 6]),
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
    workbenches: [globalWorkbench('云杉制造集团'), production(), upkeepBench()],
  },
  {
    ...{ tenantId: 'division', loginName: 'division' },
    workbenches: [globalWorkbench('本企业'), personnel('division'), heads('division')],
  },
]
