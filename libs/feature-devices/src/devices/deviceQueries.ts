import { type ApiClient, listOf, queryOf, type Schemas, tagKey } from '@spruce/api-client'
import { listDeviceAreas, listDevices, listDeviceTypes } from '@spruce/api-client/operations'
import { type DeviceQuery, deviceSearch } from './deviceQuery.js'

/** A device, with where it stands and when it last reported. */
export type Device = Schemas['Device']
/** A place where devices stand. */
export type Area = Schemas['DeviceArea']
/** What devices of a kind measure. */
export type DeviceType = Schemas['DeviceType']

/** What the key of every query of devices begins with. */
export const devicesKey = tagKey(listDevices)

/** A failure is said where the answer would stand. */
export const shownInPlace = { silent: true } as const

/** One page of them. */
export function deviceListOptions(api: ApiClient, query: DeviceQuery) {
  const { area, type, state, ...rest } = deviceSearch.params(query)
  return listOf(api, listDevices, {
    query: {
      ...rest,
      ...(area !== undefined && { areaId: area }),
      ...(type !== undefined && { typeId: type }),
      ...(state !== undefined && { online: state === 'online' }),
    },
  })
}

/** All areas, parents first. */
export function areaListOptions(api: ApiClient) {
  return { ...queryOf(api, listDeviceAreas), meta: shownInPlace }
}

/** The types to choose from. */
export function typeChoiceOptions(api: ApiClient) {
  const all = { page: 1, size: 100, sort: 'name' }
  return { ...listOf(api, listDeviceTypes, { query: all }), meta: shownInPlace }
}
