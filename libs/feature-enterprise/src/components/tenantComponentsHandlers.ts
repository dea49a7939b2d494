import { ApiError, type Schemas } from '@spruce/api-client'
import { createTestApi, type TestHandlers } from '@spruce/api-client/testing'

type Component = Schemas['TenantComponent']
type Use = Schemas['TenantComponentUse']

/** Components for stories and tests: two of the platform, the second off; three of the company's own. */
export function makeTenantComponents(): Component[] {
  const common = {
    ...{ category: '图表', icon: null, thumbnail: null, properties: {}, version: 1 },
    ...{ size: { w: 6, h: 8 }, minSize: { w: 2, h: 2 }, hasChanges: false },
    ...{ createdAt: '2026-11-19T08:00:00.000Z', updatedAt: '2026-11-20T08:00:00.000Z' },
    ...{ roleIds: null, roles: null, isShown: true },
  }
  const platform = { ...common, origin: 'platform', kind: 'builtin', url: null } as const
  const own = { ...common, origin: 'tenant', kind: 'frame' } as const
  const named = (zh: string, en: string) => ({ name: { 'zh-CN': zh, 'en-US': en } })
  return [
    {
      ...{ ...platform, ...named('折线图', 'Line chart'), id: 'p1', code: 'spruce.line' },
      ...{ enabled: true, status: 'on_shelf', release: 3 },
    },
    {
      ...{ ...platform, ...named('仪表盘', 'Gauge'), id: 'p2', code: 'spruce.gauge' },
      ...{ enabled: false, status: 'on_shelf', release: 1 },
    },
    {
      ...{ ...own, ...named('产线看板', 'Line board'), id: 'c1', code: 'acme.board' },
      ...{ url: 'https://widgets.example.cn/board', enabled: true },
      ...{ status: 'on_shelf', release: 2 },
    },
    {
      ...{ ...own, ...named('能耗排名', 'Energy ranking'), id: 'c2', code: 'acme.energy' },
      ...{ url: 'https://widgets.example.cn/energy', enabled: false },
      ...{ status: 'off_shelf', release: 1 },
    },
    {
      ...{ ...own, ...named('今日菜单', 'Canteen menu'), id: 'c3', code: 'acme.menu' },
      ...{ url: 'https://widgets.example.cn/menu', enabled: false },
      ...{ status: 'draft', release: null },
    },
  ]
}

/** Where a company uses a component. */
export const sampleUses: readonly Use[] = [
  {
    ...{ designId: 'd1', name: '生产看板', kind: 'page', appCode: 'RCAPPN0001' },
    ...{ draftAt: '2026-11-20T08:00:00.000Z', publishedAt: '2026-11-19T08:00:00.000Z' },
  },
  {
    ...{ designId: 'd2', name: '车间工作台', kind: 'business', appCode: null },
    ...{ draftAt: '2026-11-20T08:00:00.000Z', publishedAt: null },
  },
]

/** Roles that components can be for. */
export const sampleRoles: readonly Schemas['Role'][] = [
  {
    ...{ id: 'r1', name: '部门主管', code: 'head', builtin: false },
    ...{ enabled: true, memberCount: 6 },
  },
  {
    ...{ id: 'r2', name: '审计员', code: 'auditor', builtin: false },
    ...{ enabled: true, memberCount: 2 },
  },
]

/** As lists have it: the roles by name. */
function withRoles(component: Component): Component {
  const { roleIds = null } = component
  return {
    ...component,
    roles: roleIds && sampleRoles.filter(({ id }) => roleIds.includes(id)),
  }
}

/** A client whose server is this array: it filters, adds, changes, switches and removes. */
export function createTenantComponentsApi(rows: Component[], more: TestHandlers = {}) {
  const change = (id: string, values: Partial<Component>) => {
    const index = rows.findIndex((row) => row.id === id)
    const row = rows[index]
    if (!row) throw new ApiError({ kind: 'http', status: 404, code: 404 })
    const next = { ...row, ...values, version: row.version + 1 }
    rows.splice(index, 1, next)
    return next
  }
  return createTestApi({
    'GET /spruce/api/v1/tenant-components': ({ query }) => {
      const { keyword = '', origin, enabled, status, roleId } = query
      const found = rows.filter(
        (row) =>
          `${row.code} ${row.name['zh-CN']}`.includes(String(keyword)) &&
          (origin === undefined || row.origin === origin) &&
          (enabled === undefined || String(row.enabled) === enabled) &&
          (status === undefined || row.status === status) &&
          (roleId === undefined || !row.roleIds || row.roleIds.includes(String(roleId))),
      )
      return { rows: found.map(withRoles), total: found.length }
    },
    'POST /spruce/api/v1/tenant-components': ({ body }) => {
      const [sample] = makeTenantComponents().slice(-1) as [Component]
      const { icon = null, thumbnail = null, properties = {}, ...fields } = body
      const added = { ...sample, ...fields, icon, thumbnail, properties, id: `c${rows.length}` }
      rows.push(added)
      return added
    },
    'GET /spruce/api/v1/tenant-components/{id}': ({ path }) => {
      const row = rows.find(({ id }) => id === path.id)
      if (!row) throw new ApiError({ kind: 'http', status: 404, code: 404 })
      return row
    },
    'PUT /spruce/api/v1/tenant-components/{id}': ({
      path,
      body: { version: _version, ...fields },
    }) => change(path.id, fields),
    'PUT /spruce/api/v1/tenant-components/{id}/switch': ({ path, body }) => change(path.id, body),
    'POST /spruce/api/v1/tenant-components/{id}/publish': ({ path }) =>
      change(path.id, { status: 'on_shelf', enabled: true, release: 1 }),
    'GET /aba-base/api/v3/role/multi-tenant-roles': { rows: [...sampleRoles], total: 2 },
    'GET /spruce/api/v1/audience-choices': {
      ...{ departments: [], people: [], roles: sampleRoles.map(({ id, name }) => ({ id, name })) },
      totals: { departments: 0, people: 0, roles: sampleRoles.length },
    },
    'GET /spruce/api/v1/component-uses': { rows: [...sampleUses], total: sampleUses.length },
    ...more,
  })
}
