import type { ApiClient } from '@spruce/api-client'
import {
  mutationOptions,
  type QueryClient,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query'
import { type RecycleBinQuery, recycleBinSearch } from './recycleBinQuery.js'
import type { Recycled, RecycleBinSource, RestoreCall, RestorePlace } from './recycleBinSource.js'

/** Every key starts with `all`. */
export const recycleBinKeys = {
  all: ['recycleBin'] as const,
  list: (query: RecycleBinQuery) => [...recycleBinKeys.all, 'list', query] as const,
}

/** How many one call takes: `maxItems` of the ids in the contract. */
export const maxIds = 100

/** One page of them, newest first. */
export function recycleBinListOptions(
  api: ApiClient,
  query: RecycleBinQuery,
  source: RecycleBinSource,
) {
  return queryOptions({
    queryKey: recycleBinKeys.list(query),
    queryFn: ({ signal }) => source.list(api, recycleBinSearch.params(query), signal),
  })
}

/** The call that a record comes back by. */
export function restoreCallOf({ kind }: Pick<Recycled, 'kind'>, source: RecycleBinSource) {
  const { restores } = source
  return restores.find(({ kinds }) => kinds.includes(kind)) ?? restores.at(-1) ?? restores[0]
}

/** Brings records of one call back, all or none. */
export function restoreOptions(api: ApiClient, { send }: RestoreCall) {
  return mutationOptions({
    mutationFn: ({
      rows,
      place,
    }: {
      rows: readonly Recycled[]
      place?: RestorePlace | undefined
    }) => send(api, idsOf(rows), place),
    meta: { silent: true },
  })
}

/** Removes for good, all or none. */
export function purgeOptions(api: ApiClient, source: RecycleBinSource) {
  return mutationOptions({
    mutationFn: (rows: readonly Recycled[]) => source.purge(api, idsOf(rows)),
    meta: { silent: true },
  })
}

/** The bin is asked anew, and with it the lists that got a record back: their keys begin with the kind. */
export function refreshBin(client: QueryClient, restored: readonly Recycled[]) {
  const kinds = new Set(restored.map(({ kind }) => kind))
  const keys = [...kinds].map((kind): QueryKey => [kind])
  for (const queryKey of [recycleBinKeys.all, ...keys]) void client.invalidateQueries({ queryKey })
}

function idsOf(rows: readonly Recycled[]): string[] {
  return rows.map(({ id }) => id)
}
