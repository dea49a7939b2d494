import { ApiError } from '@spruce/api-client'
import { createTestApi, type TestHandlers } from '@spruce/api-client/testing'
import type { Provider, ProviderLink } from './providerQueries.js'

/** Rows for stories and tests: every second one is disabled, the first one was checked. */
export function makeProviders(count: number): Provider[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `p${index + 1}`,
    name: `统一认证 ${index + 1}`,
    issuer: `https://sso${index + 1}.example.cn/realms/main`,
    clientId: 'spruce',
    hasSecret: index % 2 === 0,
    scopes: ['openid', 'profile', 'email'],
    linkByEmail: index % 3 === 0,
    enabled: index % 2 === 0,
    links: index * 4,
    lastCheck:
      index === 0
        ? { state: 'up', reason: null, milliseconds: 84, checkedAt: '2026-11-20T08:00:00.000Z' }
        : null,
    version: 1,
    createdAt: '2026-11-20T08:00:00.000Z',
    updatedAt: '2026-11-20T08:00:00.000Z',
  }))
}

/** People of a provider; the last one has left the company. */
export function makeLinks(count: number): ProviderLink[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `u${index + 1}`,
    nickName: index === count - 1 ? null : `成员 ${index + 1}`,
    loginName: index === count - 1 ? null : `member${index + 1}`,
    name: `人员 ${index + 1}`,
    linkedAt: '2026-11-20T08:00:00.000Z',
  }))
}

/** A client whose server is this array. */
export function createProvidersApi(rows: Provider[], handlers: TestHandlers = {}) {
  const find = (id: string, version?: number) => {
    const row = rows.find((one) => one.id === id)
    if (!row) throw new ApiError({ kind: 'http', status: 404, code: 404 })
    if (version !== undefined && row.version !== version) {
      throw new ApiError({ kind: 'http', status: 412, code: 412 })
    }
    return row
  }
  return createTestApi({
    'GET /spruce/api/v1/identity-providers': ({ query }) => {
      const { keyword = '', enabled } = query
      const found = rows.filter(
        (row) =>
          row.name.includes(String(keyword)) &&
          (enabled === undefined || String(row.enabled) === enabled),
      )
      const size = Number(query.size)
      const first = (Number(query.page) - 1) * size
      return { rows: found.slice(first, first + size), total: found.length }
    },
    'POST /spruce/api/v1/identity-providers': ({ body: { clientSecret, ...draft } }) => {
      const added = {
        ...makeProviders(2)[1],
        ...draft,
        ...{ id: `new-${rows.length}`, hasSecret: Boolean(clientSecret), links: 0 },
      } as Provider
      rows.unshift(added)
      return added
    },
    'GET /spruce/api/v1/identity-providers/{id}': ({ path }) => find(path.id),
    'POST /spruce/api/v1/identity-providers/{id}': ({ path, body }) => {
      const { version, clientSecret, ...changes } = body
      return Object.assign(find(path.id, version), changes, {
        version: version + 1,
        ...(clientSecret !== undefined && { hasSecret: clientSecret !== null }),
      })
    },
    'POST /spruce/api/v1/identity-providers/{id}/remove': ({ path, body }) => {
      const { links } = find(path.id, body.version)
      rows.splice(0, rows.length, ...rows.filter(({ id }) => id !== path.id))
      return { links, sessions: 0 }
    },
    'POST /spruce/api/v1/identity-providers/{id}/health': ({ path }) => {
      const check = {
        ...{ state: 'down' as const, reason: 'unreachable' as const, milliseconds: null },
        checkedAt: '2026-11-21T08:00:00.000Z',
      }
      find(path.id).lastCheck = check
      return { ...check, authorizationEndpoint: null }
    },
    'GET /spruce/api/v1/identity-providers/{id}/links': ({ path }) => {
      const links = makeLinks(find(path.id).links)
      return { rows: links.slice(0, 10), total: links.length }
    },
    ...handlers,
  })
}
