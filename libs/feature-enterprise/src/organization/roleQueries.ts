import { type ApiClient, listOf, type Schemas, tagKey } from '@spruce/api-client'
import { listRoles } from '@spruce/api-client/operations'
import { queryOptions } from '@tanstack/react-query'
import { shownInPlace } from './shownInPlace.js'

/** A role of the tenant. */
export type Role = Schemas['Role']

/** What the key of every query of roles begins with. */
export const rolesKey = tagKey(listRoles)

/** All roles of the tenant: what a person can be given, and what the list can be filtered by. */
export function roleListOptions(api: ApiClient) {
  return queryOptions({
    ...listOf(api, listRoles),
    meta: shownInPlace,
    select: ({ rows }) => rows,
    staleTime: 60_000,
  })
}
