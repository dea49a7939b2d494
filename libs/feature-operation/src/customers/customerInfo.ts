import { operationManifest } from '../manifest.js'

/** What the page of one customer does. */
export const customerWays = ['add', 'edit', 'view'] as const

/** See customerWays. */
export type CustomerWay = (typeof customerWays)[number]

/** The search part of an address from outside; the page itself stands at `customerUrl`. */
export interface CustomerInfoQuery {
  /** Whom it is about; not with `add`. */
  id?: string | undefined
}

/** Reads the search part of an address. A malformed id stays: the page says that there is none. */
export function readCustomerInfoQuery(search: Record<string, unknown>): CustomerInfoQuery {
  const { id } = search
  return typeof id === 'string' || typeof id === 'number' ? { id: String(id).slice(0, 100) } : {}
}

/** The address of the list. */
export const customersUrl = `${operationManifest.basePath}/base/customer`

/** The address of the page of one. The id is a part of the path, so that each has a tab of its own. */
export function customerUrl(way: CustomerWay, id?: string): string {
  const url = `${customersUrl}/info/${way}`
  return id === undefined ? url : `${url}/${encodeURIComponent(id)}`
}
