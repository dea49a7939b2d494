import { ApiError } from '@spruce/api-client'
import { createTestApi } from '@spruce/api-client/testing'
import type { Token } from '../tokens/tokenQueries.js'
import type { TypeDetail } from '../types/typeQueries.js'
import { deviceHandlers, makeDevices } from './devicesApi.js'

const at = '2026-11-20T08:00:00.000Z'

/** Two types, each with points. */
export function makeTypes(): TypeDetail[] {
  const make = (id: string, code: string, name: string): TypeDetail => ({
    ...{ id, code, name, description: null, offlineSeconds: 300, pointCount: 1, deviceCount: 3 },
    ...{ version: 1, createdAt: at, updatedAt: at },
    points: [
      {
        ...{ id: `${id}-p1`, code: 'temperature', name: '油温', unit: '℃', type: 'number' },
        ...{ min: 5, max: 65, decimals: 1 },
      },
    ],
  })
  return [make('t1', 'PRESS', '冲压机'), make('t2', 'PUMP', '水泵')]
}

/** A client whose server is these types. */
export function createTypesApi(rows: TypeDetail[]) {
  const known = (id: string) => {
    const row = rows.find((one) => one.id === id)
    if (!row) throw new ApiError({ kind: 'http', status: 404, code: 404 })
    return row
  }
  return createTestApi({
    'GET /spruce/api/v1/device-types': ({ query }) => {
      const found = rows.filter(({ code, name }) =>
        `${code} ${name}`.includes(String(query.keyword ?? '')),
      )
      return { rows: found.map(({ points: _points, ...row }) => row), total: found.length }
    },
    'GET /spruce/api/v1/device-types/{id}': ({ path }) => known(path.id),
    'POST /spruce/api/v1/device-types': ({ body }) => {
      const [sample] = makeTypes()
      const added = { ...sample, ...body, id: `new-${String(rows.length)}` } as TypeDetail
      rows.unshift(added)
      return added
    },
    'PUT /spruce/api/v1/device-types/{id}': ({ path, body: { version, ...fields } }) => {
      const row = known(path.id)
      const edited = { ...row, ...fields, version: version + 1 } as TypeDetail
      rows.splice(rows.indexOf(row), 1, edited)
      return edited
    },
  })
}

/** A token for an area, and one that never reported. */
export function makeTokens(): Token[] {
  const make = (id: string, name: string, seenAt: string | null): Token => ({
    ...{ id, name, areaId: 'a1', deviceId: null, place: '杭州工厂', seenAt },
    ...{ version: 1, createdAt: at },
  })
  return [make('k1', '一号网关', at), make('k2', '二号网关', null)]
}

/** As the server makes them. */
const secret = 'x'.repeat(43)

/** A client whose server is these tokens. */
export function createTokensApi(rows: Token[]) {
  return createTestApi({
    ...deviceHandlers(makeDevices(4)),
    'GET /spruce/api/v1/device-tokens': () => ({ rows: [...rows], total: rows.length }),
    'POST /spruce/api/v1/device-tokens': ({ body: { name, areaId = null, deviceId = null } }) => {
      const [sample] = makeTokens()
      const id = `new-${String(rows.length)}`
      const record = { ...sample, name, areaId, deviceId, id, seenAt: null } as Token
      rows.unshift(record)
      return { record, token: secret }
    },
    'POST /spruce/api/v1/device-tokens/{id}/rotate': ({ path }) => {
      const record = rows.find(({ id }) => id === path.id)
      if (!record) throw new ApiError({ kind: 'http', status: 404, code: 404 })
      return { record: { ...record, version: record.version + 1 }, token: secret }
    },
    'POST /spruce/api/v1/device-tokens/remove': ({ body: { ids } }) => {
      const before = rows.length
      rows.splice(0, before, ...rows.filter(({ id }) => !ids.includes(id)))
      return { removed: before - rows.length }
    },
  })
}
