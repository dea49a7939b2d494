import { ApiError, type Schemas } from '@spruce/api-client'
import { createTestApi } from '@spruce/api-client/testing'
import type { EntryKind } from './entitlementEntries.js'
import type { Entitlements, PlanCustomer } from './planCustomerQueries.js'
import type {
  PlanMenus,
  PlanPush,
  PushCounts,
  PushCustomer,
  PushOutcome,
} from './planPushQueries.js'
import type { Plan, PlanCatalogue } from './planQueries.js'

/** Rows for stories and tests. */
export function makePlans(count: number): Plan[] {
  return Array.from({ length: count }, (_, index) => ({
    id: idOf(index + 1),
    code: `plan-${String(index + 1)}`,
    name: `套餐 ${String(index + 1)}`,
    description: index % 2 === 0 ? '适合两百人以内的企业' : null,
    apps: index % 2 === 0 ? ['spruce-web-enterprise-console'] : null,
    menus: null,
    permissions: index % 2 === 0 ? ['role:list'] : null,
    components: index % 2 === 0 ? ['acme.trend', 'acme.old'] : null,
    maxMembers: index % 2 === 0 ? 200 : null,
    maxStorageBytes: index % 2 === 0 ? 10 * 1024 ** 3 : null,
    status: index % 5 === 4 ? ('disabled' as const) : ('enabled' as const),
    customerCount: index === 0 ? 12 : 0,
    createdAt: '2026-11-20T08:00:00.000Z',
    version: 1,
  }))
}

/** Customers of the first plan. */
export function makeCustomers(count: number): PlanCustomer[] {
  return Array.from({ length: count }, (_, index) => ({
    id: idOf(1000 + index),
    code: `customer-${String(index + 1)}`,
    name: `云杉科技 ${String(index + 1)}`,
    shortName: `云杉${String(index + 1)}`,
    hosts: [],
    industry: null,
    region: null,
    contactName: null,
    contactMobile: null,
    contactEmail: null,
    status: 'enabled' as const,
    expiresAt: null,
    memberCount: 120,
    plan: { id: idOf(1), name: '套餐 1' },
    createdAt: '2026-11-20T08:00:00.000Z',
    version: 3,
  }))
}

function idOf(number: number): string {
  return `01930f3c-0000-7000-8000-${String(number).padStart(12, '0')}`
}

const appCode = 'spruce-web-enterprise-console'

/** What plans can hold. */
export const testCatalogue: PlanCatalogue = {
  apps: [
    { code: appCode, name: '企业控制台' },
    { code: 'spruce-web-messages-center', name: '消息中心' },
  ],
  menus: [
    { id: 'm1', parentId: null, appCode, name: '基础管理', type: 0, permCode: null },
    { id: 'm2', parentId: 'm1', appCode, name: '角色管理', type: 0, permCode: 'role:list' },
    { id: 'b1', parentId: 'm2', appCode, name: '删除角色', type: 1, permCode: 'role:remove' },
  ],
  permissions: [
    { code: 'role:list', name: '查看角色', appCode },
    { code: 'role:remove', name: '删除角色的权限', appCode },
  ],
  components: [
    { code: 'acme.old', name: '旧版看板', category: '图表', status: 'off_shelf' },
    { code: 'acme.share', name: '占比图', category: '图表', status: 'on_shelf' },
    { code: 'acme.trend', name: '趋势图', category: '图表', status: 'on_shelf' },
    { code: 'acme.note', name: '公告牌', category: '文本', status: 'on_shelf' },
  ],
}

/** Nothing but what the plan says. */
export const noOverrides: Entitlements['overrides'] = {
  grantedApps: [],
  revokedApps: [],
  grantedMenus: [],
  revokedMenus: [],
  grantedPermissions: [],
  revokedPermissions: [],
  grantedComponents: [],
  revokedComponents: [],
  limits: {},
  lockedParts: [],
  expiresAt: null,
  note: null,
  version: 0,
}

/** What a customer of a plan may use, with its exceptions. */
export function makeEntitlements(
  customer: Pick<PlanCustomer, 'id' | 'version'>,
  plan: Plan | undefined,
  overrides = noOverrides,
): Entitlements {
  const decide = (kind: EntryKind, code: string) => {
    const word = {
      apps: 'Apps',
      menus: 'Menus',
      permissions: 'Permissions',
      components: 'Components',
    } as const
    if (overrides[`granted${word[kind]}`].includes(code)) {
      return { allowed: true, source: 'override' as const }
    }
    if (overrides[`revoked${word[kind]}`].includes(code)) {
      return { allowed: false, source: 'override' as const }
    }
    const listed = plan?.[kind] ?? null
    return {
      allowed: listed === null || listed.includes(code),
      source: plan ? ('plan' as const) : ('platform' as const),
    }
  }
  const { maxMembers } = overrides.limits
  return {
    customerId: customer.id,
    customerVersion: customer.version,
    plan: plan ? { id: plan.id, code: plan.code, name: plan.name } : null,
    overrides,
    apps: testCatalogue.apps.map((app) => ({ ...app, ...decide('apps', app.code) })),
    menus: testCatalogue.menus.map(({ id, parentId, appCode: app, name, permCode }) => ({
      ...{ id, parentId, appCode: app, name, permCode },
      ...decide('menus', id),
    })),
    permissions: testCatalogue.permissions.map((one) => ({
      ...one,
      ...decide('permissions', one.code),
    })),
    components: testCatalogue.components.map(({ status, ...one }) => ({
      ...one,
      ...(status === 'on_shelf'
        ? decide('components', one.code)
        : { allowed: false, source: 'component' as const }),
    })),
    limits: {
      maxMembers:
        maxMembers === undefined
          ? { value: plan?.maxMembers ?? null, source: 'plan' }
          : { value: maxMembers, source: 'override' },
      maxStorageBytes: { value: plan?.maxStorageBytes ?? null, source: 'plan' },
    },
    usage: { members: 120, storageBytes: 52_428_800 },
  }
}

/** A plan that renames a menu of the platform and brings one along. */
export const testTemplate: PlanMenus = {
  planId: 'p1',
  changes: [{ id: 'm2', name: { 'zh-CN': '岗位管理', 'en-US': 'Positions' }, sort: 10 }],
  own: [
    {
      key: 'reports',
      appCode,
      parentId: 'm1',
      name: { 'zh-CN': '报表', 'en-US': 'Reports' },
      type: 0,
      path: '/reports',
      icon: null,
      permCode: null,
      visible: true,
      sort: 20,
    },
  ],
  version: 2,
}

const noCounts: PushCounts = {
  new: 0,
  changed: 0,
  removed: 0,
  kept: 0,
  conflict: 0,
  locked: 0,
  same: 0,
}

/** One customer that changes, one that keeps its own edit, one that has locked its menus. */
export const testPushCustomers: PushCustomer[] = makeCustomers(3).map(
  ({ id, code, name }, index) => ({
    customer: { id, code, name },
    outcome: index === 2 ? 'locked' : 'change',
    items: { ...noCounts, ...[{ new: 1 }, { new: 1, kept: 1 }, { locked: 2 }][index] },
    reason: null,
    at: null,
  }),
)

/** A push that has begun. */
export function makePush(over: Partial<PlanPush> = {}): PlanPush {
  return {
    id: idOf(7000),
    plan: { id: idOf(1), code: 'plan-1', name: '套餐 1' },
    status: 'running',
    phase: 'push',
    progress: { done: 1, total: 3 },
    customers: { pushed: 1, pending: 2 },
    note: '新增报表入口',
    problem: null,
    actions: ['cancel'],
    createdAt: '2026-11-20T08:00:00.000Z',
    finishedAt: null,
    expiresAt: '2027-11-20T08:00:00.000Z',
    version: 1,
    ...over,
  }
}

/** What a push has done at a customer that it changes. */
function reached(push: PlanPush | undefined): PushOutcome {
  return push?.phase === 'undo' && push.status === 'done' ? 'undone' : 'pushed'
}

/** What the server in memory holds. */
export interface PlansStore {
  plans: Plan[]
  customers?: PlanCustomer[]
  overrides?: Map<string, Entitlements['overrides']>
  template?: PlanMenus
  push?: PlanPush
  fingerprint?: string
}

/** A client whose server is this store. */
export function createPlansApi(store: PlansStore) {
  const { plans, customers = [] } = store
  const overrides = (store.overrides ??= new Map<string, Entitlements['overrides']>())
  const stale = () => new ApiError({ kind: 'http', status: 412, code: 412 })
  const planGone = () => {
    const fields = [{ path: 'planId', message: '所选内容已不存在，请重新选择' }]
    return new ApiError({ kind: 'http', status: 422, code: 'INVALID_REFERENCE', fields })
  }
  const find = (id: string, version?: number) => {
    const plan = plans.find((one) => one.id === id)
    if (!plan) throw new ApiError({ kind: 'http', status: 404, code: 404 })
    if (version !== undefined && plan.version !== version) throw stale()
    return plan
  }
  const entitlements = (id: string): Entitlements => {
    const customer = customers.find((one) => one.id === id)
    if (!customer) throw new ApiError({ kind: 'http', status: 404, code: 404 })
    const plan = customer.plan ? find(customer.plan.id) : undefined
    return makeEntitlements(customer, plan, overrides.get(id))
  }
  const template = (planId: string): PlanMenus =>
    (store.template ??= { planId, changes: [], own: [], version: 1 })
  const fingerprint = () => (store.fingerprint ??= 'a'.repeat(64))
  const preview = (): Schemas['PlanPushPreview'] => ({
    fingerprint: fingerprint(),
    customers: { total: 3, changing: 2, locked: 1 },
    items: { ...noCounts, new: 2, kept: 1, locked: 2 },
  })
  return createTestApi({
    'GET /spruce/api/v1/plans': ({ query }) => {
      const { keyword = '', status } = query
      const found = plans.filter(
        (row) =>
          row.name.includes(String(keyword)) && (status === undefined || row.status === status),
      )
      return paged(found, query)
    },
    'POST /spruce/api/v1/plans': ({ body }) => {
      const [sample] = makePlans(1)
      const added = {
        ...sample,
        ...{ apps: null, menus: null, permissions: null, components: null },
        ...body,
        id: idOf(500 + plans.length),
        customerCount: 0,
      } as Plan
      plans.unshift(added)
      return added
    },
    'GET /spruce/api/v1/plans/catalogue': testCatalogue,
    'GET /spruce/api/v1/plans/{id}': ({ path }) => find(path.id),
    'PUT /spruce/api/v1/plans/{id}': ({ path, body: { version, ...changes } }) =>
      Object.assign(find(path.id, version), changes, { version: version + 1 }),
    'POST /spruce/api/v1/plans/{id}/status': ({ path, body: { version, status } }) =>
      Object.assign(find(path.id, version), { status, version: version + 1 }),
    'POST /spruce/api/v1/plans/{id}/remove': ({ path, body }) => {
      plans.splice(plans.indexOf(find(path.id, body.version)), 1)
      return null
    },
    'GET /spruce/api/v1/customers': ({ query }) => {
      const { keyword = '', planId } = query
      const found = customers.filter(
        ({ name, plan }) =>
          name.includes(String(keyword)) && (planId === undefined || plan?.id === planId),
      )
      return paged(found, query)
    },
    'GET /spruce/api/v1/customers/{id}/entitlements': ({ path }) => entitlements(path.id),
    'PUT /spruce/api/v1/customers/{id}/plan': ({ path, body }) => {
      const customer = customers.find(({ id }) => id === path.id)
      if (customer?.version !== body.version) throw stale()
      const plan = body.planId === null ? null : plans.find(({ id }) => id === body.planId)
      if (plan === undefined) throw planGone()
      customer.plan = plan && { id: plan.id, name: plan.name }
      customer.version += 1
      return entitlements(path.id)
    },
    'PUT /spruce/api/v1/customers/{id}/overrides': ({ path, body: { version, ...body } }) => {
      if (version !== (overrides.get(path.id)?.version ?? 0)) throw stale()
      overrides.set(path.id, { ...noOverrides, ...body, version: version + 1 })
      return entitlements(path.id)
    },
    'GET /spruce/api/v1/plans/{id}/menus': ({ path }) => template(path.id),
    'PUT /spruce/api/v1/plans/{id}/menus': ({ path, body }) => {
      if (template(path.id).version !== body.version) throw stale()
      return (store.template = { ...body, planId: path.id, version: body.version + 1 })
    },
    'GET /spruce/api/v1/plans/{id}/push-preview': preview,
    'GET /spruce/api/v1/plans/{id}/push-preview/customers': {
      rows: testPushCustomers,
      total: testPushCustomers.length,
    },
    'GET /spruce/api/v1/plans/{id}/push-preview/customers/{customerId}': {
      rows: [
        {
          id: 'plan:reports',
          name: '报表',
          origin: 'plan',
          outcome: 'new',
          written: ['name', 'path'],
          kept: [],
          reason: null,
        },
      ],
      total: 1,
    },
    'POST /spruce/api/v1/plans/{id}/pushes': ({ body }) => {
      if (body.fingerprint !== fingerprint()) throw stale()
      return (store.push = makePush({ note: body.note ?? null }))
    },
    'GET /spruce/api/v1/plans/{id}/pushes': () => ({
      rows: store.push ? [store.push] : [],
      total: store.push ? 1 : 0,
    }),
    'GET /spruce/api/v1/plan-pushes/{id}': () => store.push ?? makePush(),
    'GET /spruce/api/v1/plan-pushes/{id}/customers': () => ({
      rows: testPushCustomers.map((row) => ({
        ...row,
        outcome: row.outcome === 'change' ? reached(store.push) : row.outcome,
      })),
      total: testPushCustomers.length,
    }),
    'POST /spruce/api/v1/plan-pushes/{id}/undo': () =>
      (store.push = makePush({ phase: 'undo', status: 'queued' })),
    'POST /spruce/api/v1/jobs/{id}/cancel': () => {
      store.push = makePush({ status: 'cancelled', actions: [] })
      const { id, status, progress, createdAt, expiresAt, version } = store.push
      return {
        ...{ id, status, progress, createdAt, expiresAt, version },
        kind: 'plan-push',
        title: '套餐 1',
        phase: 'push',
        result: {},
        problem: null,
        actions: [],
        startedAt: createdAt,
        finishedAt: createdAt,
      }
    },
  })
}

function paged<Row>(
  rows: readonly Row[],
  { page, size }: { page?: string | string[]; size?: string | string[] },
) {
  const first = (Number(page) - 1) * Number(size)
  return { rows: rows.slice(first, first + Number(size)), total: rows.length }
}
