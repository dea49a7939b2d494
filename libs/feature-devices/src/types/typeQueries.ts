import { type ApiClient, listOf, type Schemas } from '@spruce/api-client'
import { listDeviceTypes } from '@spruce/api-client/operations'
import { type TypeQuery, typeSearch } from './typeQuery.js'

/** A type with its points. */
export type TypeDetail = Schemas['DeviceTypeDetail']

/** One page of them. */
export function typeListOptions(api: ApiClient, query: TypeQuery) {
  return listOf(api, listDeviceTypes, { query: typeSearch.params(query) })
}
