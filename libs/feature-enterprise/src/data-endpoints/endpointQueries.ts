import { type ApiClient, listOf, type Schemas } from '@spruce/api-client'
import { listDataEndpoints } from '@spruce/api-client/operations'
import { type EndpointQuery, endpointSearch } from './endpointQuery.js'

/** A REST service of the company that its pages read. */
export type Endpoint = Schemas['DataEndpoint']

/** One page of them. */
export function endpointListOptions(api: ApiClient, query: EndpointQuery) {
  const { enabled, ...rest } = endpointSearch.params(query)
  return listOf(api, listDataEndpoints, {
    query: { ...rest, ...(enabled && { enabled: enabled === 'yes' }) },
  })
}
