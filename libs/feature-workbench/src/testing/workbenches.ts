import type { Schemas } from '@spruce/api-client'

type MyWorkbench = Schemas['MyWorkbench']

export const myWorkbench = 'GET /spruce/api/v1/my-workbench'

/** Nobody published a workbench. */
export const platformDefault: MyWorkbench = {
  ...{ source: 'platform', workbenchId: null, name: null, revision: null },
  ...{ why: [], given: [], isStale: false, version: 1, document: null },
  ...{ changes: [], notKept: [], zones: [] },
}

const business = {
  ...{ workbenchId: 'b', scope: 'business', name: '生产运行工作台' },
  why: [
    { kind: 'role', name: '系统管理员' },
    { kind: 'department', name: '生产中心' },
  ],
} satisfies Schemas['GivenWorkbench']

const global = {
  ...{ workbenchId: 'g', scope: 'global', name: '企业工作台', why: [] },
} satisfies Schemas['GivenWorkbench']

const nodes = [
  ['app-launcher', '我的应用', [0, 0, 16, 5]],
  ['todos', '待处理', [16, 0, 8, 5]],
  ['favorites', '我的收藏', [0, 5, 8, 5]],
  ['messages', '未读消息', [8, 5, 8, 5]],
  ['recent', '最近打开', [16, 5, 8, 5]],
] as const

/** A page of widgets of work. */
export const workDocument = {
  schema: { page: 1, components: {} },
  config: { pageMargin: [12, 12], panelMargin: [0, 0], gridColNum: 24 },
  style: { main: {}, panel: {} },
  nodes: Object.fromEntries(
    nodes.map(([type, title, [x, y, w, h]], at) => {
      const place = { parent: null, slot: 'main', order: `a${String(at + 1)}`, x, y, w, h }
      return [type, { id: type, type: `spruce.${type}`, ...place, props: { title } }]
    }),
  ),
}

const asGiven = {
  ...{ changes: [], notKept: [] },
  zones: [{ id: 'messages', type: 'spruce.messages', title: '未读消息', zone: 'fixed' }],
} satisfies Partial<MyWorkbench>

/** One workbench for everybody. */
export const globalWorkbench: MyWorkbench = {
  ...asGiven,
  ...{ source: 'global', workbenchId: 'g', name: '企业工作台', revision: 3, why: [] },
  ...{ given: [global], isStale: false, version: 1, document: workDocument },
}

/** One for the role and the department, and the one for everybody beside it. */
export const businessWorkbench: MyWorkbench = {
  ...asGiven,
  ...{
    source: 'business',
    workbenchId: 'b',
    name: '生产运行工作台',
    revision: 2,
    why: business.why,
  },
  ...{ given: [business, global], isStale: false, version: 1, document: workDocument },
}

/** The person's own, made from one that is newer by now. */
export const personalWorkbench: MyWorkbench = {
  ...businessWorkbench,
  ...{ source: 'personal', isStale: true, version: 2 },
  changes: [
    { id: 'favorites', kind: 'changed', set: { title: '常用页面' } },
    { id: 'gone', kind: 'changed', set: { title: '旧组件' } },
  ],
  notKept: [{ id: 'gone', title: '产量看板', part: 'all', why: 'missing' }],
}

export const saveMyWorkbench = 'PUT /spruce/api/v1/my-workbench'

/** The one for everybody, with a component that is fixed and one that is only moved. */
export const customisedWorkbench: MyWorkbench = {
  ...globalWorkbench,
  document: {
    ...workDocument,
    nodes: {
      ...workDocument.nodes,
      messages: {
        ...workDocument.nodes['messages'],
        props: { title: '未读消息', personal: 'fixed' },
      },
      recent: {
        ...workDocument.nodes['recent'],
        props: { title: '最近打开', personal: 'movable' },
      },
    },
  },
}

const longName = '很长的名称'.repeat(8)

/** As {@link customisedWorkbench}, with names that need room. */
export const longWorkbench: MyWorkbench = {
  ...customisedWorkbench,
  name: longName,
  notKept: [{ id: 'gone', title: longName, part: 'all', why: 'missing' }],
  document: {
    ...workDocument,
    nodes: Object.fromEntries(
      Object.entries(workDocument.nodes).map(([id, node]) => [
        id,
        { ...node, props: { title: longName, ...(id === 'messages' && { personal: 'fixed' }) } },
      ]),
    ),
  },
}
