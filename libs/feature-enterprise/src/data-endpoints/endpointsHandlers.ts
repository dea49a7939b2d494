import { ApiError } from '@spruce/api-client'
import { createTestApi, type TestHandlers } from '@spruce/api-client/testing'
import type { Endpoint } from './endpointQueries.js'

/** Rows for stories and tests: every second one is disabled and asked without a secret. */
export function makeEndpoints(count: number): Endpoint[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `e${index + 1}`,
    name: `ERP${index + 1}`,
    baseUrl: `https://erp${index + 1}.example.cn/api/v1`,
    auth: index % 2 === 0 ? 'bearer' : 'none',
    ...{ headerName: null, userName: null },
    hasSecret: index % 2 === 0,
    enabled: index % 2 === 0,
    version: 1,
    createdAt: '2026-11-20T08:00:00.000Z',
    updatedAt: '2026-11-20T08:00:00.000Z',
  }))
}

/** A client whose server is this array. */
export function createEndpointsApi(rows: Endpoint[], handlers: TestHandlers = {}) {
  const find = (id: string, version?: number) => {
    const row = rows.find((one) => one.id === id)
    if (!row) throw new ApiError({ kind: 'http', status: 404, code: 404 })
    if (version !== undefined && row.version !== version) {
      throw new ApiError({ kind: 'http', status: 412, code: 412 })
    }
    return row
  }
  return createTestApi({
    'GET /spruce/api/v1/data-endpoints': ({ query }) => {
      const { keyword = '', enabled, auth } = query
      const found = rows.filter(
        (row) =>
          row.name.includes(String(keyword)) &&
          (enabled === undefined || String(row.enabled) === enabled) &&
          (auth === undefined || row.auth === auth),
      )
      const size = Number(query.size)
      const first = (Number(query.page) - 1) * size
      return { rows: found.slice(first, first + size), total: found.length }
    },
    'POST /spruce/api/v1/data-endpoints': ({ body: { secret, ...draft } }) => {
      const added = {
        ...makeEndpoints(2)[1],
        ...draft,
        ...{ id: `new-${rows.length}`, hasSecret: secret !== undefined, enabled: true },
      } as Endpoint
      rows.unshift(added)
      return added
    },
    'GET /spruce/api/v1/data-endpoints/{id}': ({ path }) => find(path.id),
    'POST /spruce/api/v1/data-endpoints/{id}': ({ path, body }) => {
      const { version, secret, ...changes } = body
      return Object.assign(find(path.id, version), changes, {
        version: version + 1,
        ...(secret !== undefined && { hasSecret: true }),
      })
    },
    'POST /spruce/api/v1/data-endpoints/{id}/remove': ({ path, body }) => {
      find(path.id, body.version)
      rows.splice(0, rows.length, ...rows.filter(({ id }) => id !== path.id))
      return null
    },
    ...handlers,
  })
}
