import { ApiError, type Schemas } from '@spruce/api-client'
import { createTestApi } from '@spruce/api-client/testing'

/** A component of the platform with everything that is managed of it. */
export type Component = Schemas['Component']
type ComponentRelease = Schemas['ComponentRelease']
type ComponentUse = Schemas['ComponentUse']

const kinds = ['frame', 'builtin'] as const
const statuses = ['draft', 'on_shelf', 'off_shelf'] as const

/** A small drawing that needs no server. */
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 8"><rect width="12" height="8" fill="#1677ff"/><path d="M1 7 4 4l2 2 5-5" fill="none" stroke="#fff"/></svg>',
)}`

/** Rows for stories and tests: drafts, those on the shelf and those taken off, in turn. */
export function makeComponents(count: number): Component[] {
  return Array.from({ length: count }, (_, index) => {
    const status = statuses[index % 3] ?? 'draft'
    const kind = kinds[index % 2] ?? 'frame'
    return {
      id: `c${index + 1}`,
      code: `acme.widget-${index + 1}`,
      kind,
      name: { 'zh-CN': `组件 ${index + 1}`, 'en-US': `Widget ${index + 1}` },
      category: '图表',
      icon: 'chart-column',
      thumbnail: index % 3 === 1 ? picture : null,
      url: kind === 'frame' ? `https://widgets.example.cn/${index + 1}` : null,
      size: { w: 6, h: 8 },
      minSize: { w: 2, h: 2 },
      properties: { type: 'object', properties: { title: { type: 'string' } } },
      visibleTo: index % 4 === 3 ? 'tenants' : 'all',
      tenantIds: index % 4 === 3 ? ['t1', 't2'] : [],
      status,
      release: status === 'draft' ? null : (index % 5) + 1,
      hasChanges: index % 6 === 4,
      version: 1,
      createdAt: '2026-11-20T08:00:00.000Z',
      updatedAt: '2026-11-20T08:00:00.000Z',
    }
  })
}

/** Pages of customers with a component on them. */
export function makeUses(count: number): ComponentUse[] {
  const savedAt = '2026-11-20T08:00:00.000Z'
  const kinds = ['page', 'business', 'global'] as const
  return Array.from({ length: count }, (_, index) => {
    const kind = kinds[index % 3] ?? 'page'
    return {
      customerId: `t${index + 1}`,
      customerName: `客户 ${index + 1}`,
      designId: `d${index + 1}`,
      name: `页面 ${index + 1}`,
      kind,
      appCode: kind === 'page' ? 'RCAPPN0001' : null,
      draft: index % 4 === 3 ? null : { release: index % 5 === 4 ? null : 2, savedAt },
      published: index % 2 === 0 ? { release: 1, savedAt } : null,
    }
  })
}

/** Customers that a component can be for. */
const customers = [
  { id: 't1', name: '云山集团', code: 'yunshan' },
  { id: 't2', name: '海纳制造', code: 'haina' },
  { id: 't3', name: '星桥科技', code: 'xingqiao' },
]

/** What designers got of one, the newest first. */
export function makeReleases({ release, thumbnail, url, size, minSize, properties }: Component) {
  return Array.from({ length: release ?? 0 }, (_, index): ComponentRelease => ({
    number: (release ?? 0) - index,
    ...{ thumbnail, url, size, minSize, properties },
    uses: index === 0 ? 0 : 3,
    releasedAt: '2026-11-20T08:00:00.000Z',
  }))
}

/**
 * A client whose server is this array: it filters, pages, adds, changes, moves and removes.
 *
 * @param uses the pages that each of them stands on
 */
export function createComponentsApi(rows: Component[], uses = makeUses(3)) {
  const find = (id: string, version?: number) => {
    const row = rows.find((one) => one.id === id)
    if (!row) throw new ApiError({ kind: 'http', status: 404, code: 404 })
    if (version !== undefined && row.version !== version) {
      throw new ApiError({ kind: 'http', status: 412, code: 'STALE_VERSION' })
    }
    return row
  }
  const change = (id: string, version: number, values: Partial<Component>) => {
    const row = { ...find(id, version), ...values, version: version + 1 }
    rows.splice(
      rows.findIndex((one) => one.id === id),
      1,
      row,
    )
    return row
  }
  return createTestApi({
    'GET /spruce/api/v1/components': ({ query }) => {
      const { keyword = '', status, kind } = query
      const found = rows.filter(
        (row) =>
          `${row.code} ${row.name['zh-CN']}`.includes(String(keyword)) &&
          (status === undefined || row.status === status) &&
          (kind === undefined || row.kind === kind),
      )
      return pageOf(found, query)
    },
    'POST /spruce/api/v1/components': ({ body }) => {
      if (rows.some(({ code }) => code === body.code)) {
        const fields = [{ path: 'code', message: '已被使用，请更换' }]
        throw new ApiError({ kind: 'http', status: 409, code: 'DUPLICATE', fields })
      }
      const [sample] = makeComponents(1)
      const added = { ...sample, ...body, id: `new-${rows.length}` } as Component
      rows.unshift(added)
      return added
    },
    'GET /spruce/api/v1/components/{id}': ({ path }) => find(path.id),
    'PUT /spruce/api/v1/components/{id}': ({ path, body: { version, ...fields } }) =>
      change(path.id, version, { ...(fields as Partial<Component>), hasChanges: true }),
    'POST /spruce/api/v1/components/{id}/publish': ({ path, body: { version } }) =>
      change(path.id, version, {
        status: 'on_shelf',
        hasChanges: false,
        release: (find(path.id).release ?? 0) + 1,
      }),
    'POST /spruce/api/v1/components/{id}/withdraw': ({ path, body: { version } }) =>
      change(path.id, version, { status: 'off_shelf' }),
    'POST /spruce/api/v1/components/{id}/remove': ({ path, body: { version } }) => {
      const row = find(path.id, version)
      rows.splice(rows.indexOf(row), 1)
      return null
    },
    'GET /spruce/api/v1/components/{id}/releases': ({ path, query }) =>
      pageOf(makeReleases(find(path.id)), query),
    'GET /spruce/api/v1/components/{id}/uses': ({ path, query }) => {
      find(path.id)
      return pageOf(uses, query)
    },
    'POST /aba-base/api/file/upload': () => ({
      id: 'f1',
      kind: 'thumbnail',
      name: 'trend.png',
      mediaType: 'image/png',
      bytes: 2048,
      width: 96,
      height: 64,
      sizes: [],
      url: '/files/public/2J8Qm1vYt0bC5xW9aHsJfA',
      createdAt: '2026-11-20T08:00:00.000Z',
    }),
    'GET /spruce/api/v1/customers': () => ({ rows: customers as never[], total: customers.length }),
    'GET /spruce/api/v1/customers/{id}': ({ path }) =>
      customers.find(({ id }) => id === path.id) as never,
  })
}

function pageOf<Row>(rows: readonly Row[], query: { page?: unknown; size?: unknown }) {
  const size = Number(query.size)
  const first = (Number(query.page) - 1) * size
  return { rows: rows.slice(first, first + size), total: rows.length }
}
