import { ApiError } from '@spruce/api-client'
import { createTestApi, type TestHandlers } from '@spruce/api-client/testing'
import type { Endpoint, EndpointUse } from './endpointQueries.js'

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

/** Pages and workbenches that read one; every second one is a draft. */
export function makeEndpointUses(count: number): EndpointUse[] {
  const kinds = ['page', 'business', 'global'] as const
  const savedAt = '2026-11-20T08:00:00.000Z'
  return Array.from({ length: count }, (_, index) => {
    const kind = kinds[index % 3] ?? 'page'
    return {
      designId: `d${index + 1}`,
      name: `P${index + 1}`,
      kind,
      appCode: kind === 'page' ? 'RCAPPN0001' : null,
      draftAt: savedAt,
      publishedAt: index % 2 === 0 ? savedAt : null,
    }
  })
}

/** A client whose server is this array; the pages read the first of them alone. */
export function createEndpointsApi(
  rows: Endpoint[],
  handlers: TestHandlers = {},
  uses = makeEndpointUses(3),
) {
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
      const shown = found.slice(first, first + size).map((row) => ({
        ...row,
        uses: row.id === 'e1' ? uses.length : 0,
      }))
      return { rows: shown, total: found.length }
    },
    'GET /spruce/api/v1/data-endpoints/{id}/uses': ({ path, query }) => {
      const found = path.id === 'e1' ? uses : []
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
