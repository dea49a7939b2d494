import { ApiError } from '@spruce/api-client'
import { createTestApi, type TestHandlers } from '@spruce/api-client/testing'
import type { Area, Device, DeviceType } from '../devices/deviceQueries.js'

const at = '2026-11-20T08:00:00.000Z'

/** Two plants, one with two workshops. */
export const areas: readonly Area[] = [
  makeArea('a1', null, '杭州工厂'),
  makeArea('a2', null, '苏州工厂'),
  makeArea('a3', 'a1', '冲压车间'),
  makeArea('a4', 'a1', '涂装车间'),
]

/** What devices may be. */
export const types: readonly DeviceType[] = [
  makeType('t1', 'PRESS', '冲压机', 5),
  makeType('t2', 'PUMP', '水泵', 4),
]

function makeArea(id: string, parentId: string | null, name: string): Area {
  return { id, parentId, name, sort: 0, deviceCount: 0, onlineCount: 0, version: 1 }
}

function makeType(id: string, code: string, name: string, pointCount: number): DeviceType {
  return {
    ...{ id, code, name, description: null, offlineSeconds: 300, pointCount, deviceCount: 3 },
    ...{ version: 1, createdAt: at, updatedAt: at },
  }
}

/** Devices in turn of each type and area; every fourth is offline. */
export function makeDevices(count: number): Device[] {
  return Array.from({ length: count }, (_, index) => {
    const area = areas[index % areas.length]
    const type = types[index % types.length]
    return {
      id: `d${String(index + 1)}`,
      ...{ areaId: area?.id ?? '', areaName: area?.name ?? '' },
      ...{ typeId: type?.id ?? null, typeName: type?.name ?? null },
      code: `DEV-${String(index + 1).padStart(2, '0')}`,
      name: `设备 ${String(index + 1)}`,
      model: index % 3 === 0 ? 'JH21-160' : null,
      description: null,
      online: index % 4 !== 3,
      seenAt: index % 8 === 7 ? null : at,
      pointCount: type?.pointCount ?? 0,
      ...{ version: 1, createdAt: at, updatedAt: at },
    }
  })
}

/** The calls of devices and areas on these rows: it filters, pages, adds, changes, moves and removes. */
export function deviceHandlers(rows: Device[], places: readonly Area[] = areas): TestHandlers {
  const shown = [...places]
  const known = (id: string, version?: number) => {
    const row = rows.find((one) => one.id === id)
    if (!row) throw new ApiError({ kind: 'http', status: 404, code: 404 })
    if (version !== undefined && row.version !== version) {
      throw new ApiError({ kind: 'http', status: 412, code: 412 })
    }
    return row
  }
  const names = ({ areaId, typeId }: Pick<Device, 'areaId' | 'typeId'>) => ({
    areaName: shown.find(({ id }) => id === areaId)?.name ?? '',
    typeName: types.find(({ id }) => id === typeId)?.name ?? null,
  })
  const branch = (id: string): string[] => [
    id,
    ...shown.filter(({ parentId }) => parentId === id).flatMap((area) => branch(area.id)),
  ]
  return {
    'GET /spruce/api/v1/device-areas': () =>
      shown.map((area) => {
        const own = rows.filter(({ areaId }) => areaId === area.id)
        const online = own.filter((device) => device.online)
        return { ...area, deviceCount: own.length, onlineCount: online.length }
      }),
    'POST /spruce/api/v1/device-areas': ({ body: { name, parentId = null } }) => {
      const added = makeArea(`new-${String(shown.length)}`, parentId, name)
      shown.push(added)
      return added
    },
    'PUT /spruce/api/v1/device-areas/{id}': ({ path, body: { version, ...fields } }) => {
      const index = shown.findIndex(({ id }) => id === path.id)
      const former = shown[index]
      if (!former) throw new ApiError({ kind: 'http', status: 404, code: 404 })
      const edited = { ...former, ...fields, version: version + 1 }
      shown.splice(index, 1, edited)
      return edited
    },
    'GET /spruce/api/v1/device-types': () => ({ rows: [...types], total: types.length }),
    'GET /spruce/api/v1/devices': ({ query }) => {
      const { areaId, typeId, online, keyword = '' } = query
      const inside = areaId === undefined ? undefined : branch(String(areaId))
      const found = rows.filter(
        (row) =>
          (!inside || inside.includes(row.areaId)) &&
          (typeId === undefined || row.typeId === typeId) &&
          (online === undefined || String(row.online) === String(online)) &&
          `${row.name} ${row.code}`.includes(String(keyword)),
      )
      const size = Number(query.size ?? 20)
      const first = (Number(query.page ?? 1) - 1) * size
      return { rows: found.slice(first, first + size), total: found.length }
    },
    'POST /spruce/api/v1/devices': ({ body }) => {
      const [sample] = makeDevices(1)
      const added = { ...sample, ...body, ...names({ typeId: null, ...body }) } as Device
      const device = { ...added, id: `new-${String(rows.length)}`, online: false, seenAt: null }
      rows.unshift(device)
      return device
    },
    'GET /spruce/api/v1/devices/{id}': ({ path }) => known(path.id),
    'PUT /spruce/api/v1/devices/{id}': ({ path, body: { version, ...fields } }) => {
      const row = known(path.id, version)
      const edited = { ...row, ...fields, version: version + 1 }
      rows.splice(rows.indexOf(row), 1, { ...edited, ...names(edited) })
      return { ...edited, ...names(edited) }
    },
    'POST /spruce/api/v1/devices/remove': ({ body: { ids } }) => {
      const before = rows.length
      rows.splice(0, before, ...rows.filter(({ id }) => !ids.includes(id)))
      return { removed: before - rows.length }
    },
  }
}

/** A client whose server is these rows. */
export function createDevicesApi(rows: Device[], places?: readonly Area[]) {
  return createTestApi(deviceHandlers(rows, places))
}
