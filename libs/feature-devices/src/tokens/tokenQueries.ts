import { type ApiClient, listOf, type Schemas } from '@spruce/api-client'
import { listDeviceTokens } from '@spruce/api-client/operations'
import { type TokenQuery, tokenSearch } from './tokenQuery.js'

/** What a program reports with; the token itself is not in it. */
export type Token = Schemas['DeviceToken']

/** One page of them. */
export function tokenListOptions(api: ApiClient, query: TokenQuery) {
  return listOf(api, listDeviceTokens, { query: tokenSearch.params(query) })
}
