import { ApiError } from '@spruce/api-client'
import { createTestApi } from '@spruce/api-client/testing'
import type { Component, ComponentRelease } from './componentQueries.js'

const kinds = ['frame', 'builtin'] as const
const statuses = ['draft', 'on_shelf', 'off_shelf'] as const

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

/** Customers that a component can be for. */
const customers = [
  { id: 't1', name: '云山集团', code: 'yunshan' },
  { id: 't2', name: '海纳制造', code: 'haina' },
  { id: 't3', name: '星桥科技', code: 'xingqiao' },
]

/** What designers got of one, the newest first. */
export function makeReleases({ release, url, size, minSize, properties }: Component) {
  return Array.from({ length: release ?? 0 }, (_, index): ComponentRelease => ({
    number: (release ?? 0) - index,
    ...{ url, size, minSize, properties },
    releasedAt: '2026-11-20T08:00:00.000Z',
  }))
}

/** A client whose server is this array: it filters, pages, adds, changes, moves and removes. */
export function createComponentsApi(rows: Component[]) {
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
