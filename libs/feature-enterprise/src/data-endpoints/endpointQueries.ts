import { type ApiClient, listOf, type Schemas } from '@spruce/api-client'
import { listDataEndpoints, listDataEndpointUses } from '@spruce/api-client/operations'
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

/** A page or a workbench whose queries read one. */
export type EndpointUse = Schemas['DataEndpointUse']

/** One page of what reads an endpoint. */
export function endpointUsesOptions(
  api: ApiClient,
  id: string,
  { page, size }: { page: number; size: number },
) {
  return listOf(api, listDataEndpointUses, { path: { id }, query: { page, size } })
}
