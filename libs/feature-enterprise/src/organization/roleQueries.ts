import { type ApiClient, type Schemas, unwrapList } from '@spruce/api-client'
import { queryOptions } from '@tanstack/react-query'
import { shownInPlace } from './shownInPlace.js'

/** A role of the tenant. */
export type Role = Schemas['Role']

/** Every role key starts with `all`. */
export const roleKeys = {
  all: ['roles'] as const,
  list: () => [...roleKeys.all, 'list'] as const,
}

/** All roles of the tenant: what a person can be given, and what the list can be filtered by. */
export function roleListOptions(api: ApiClient) {
  return queryOptions({
    meta: shownInPlace,
    queryKey: roleKeys.list(),
    queryFn: ({ signal }) =>
      unwrapList(api.GET('/aba-base/api/v3/role/multi-tenant-roles', { signal })),
    select: ({ rows }) => rows,
    staleTime: 60_000,
  })
}
