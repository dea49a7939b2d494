import { type ApiClient, type Schemas, unwrap, unwrapList } from '@spruce/api-client'
import type { ResourceList } from '@spruce/shell-ui'
import {
  mutationOptions,
  type QueryClient,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query'
import { defaultPageSize, type RecycleBinQuery, type RecycledKind } from './recycleBinQuery.js'

/** What was removed, and how long it is kept. */
export type Recycled = Schemas['Recycled']

/** What came back otherwise than it was. */
export type RestoreNote = Schemas['RestoreNote']

/** Every key starts with `all`. */
export const recycleBinKeys = {
  all: ['recycleBin'] as const,
  list: (query: RecycleBinQuery) => [...recycleBinKeys.all, 'list', query] as const,
}

/** How many one call takes: `maxItems` of the ids in the contract. */
export const mostIds = 100

/** One page of them, newest first. */
export function recycleBinListOptions(api: ApiClient, query: RecycleBinQuery) {
  const { page = 1, size = defaultPageSize, keyword, kind } = query
  return queryOptions({
    queryKey: recycleBinKeys.list(query),
    queryFn: ({ signal }): Promise<ResourceList<Recycled>> =>
      unwrapList(
        api.GET('/spruce/api/v1/recycle-bin', {
          params: { query: { page, size, ...(keyword && { keyword }), ...(kind && { kind }) } },
          signal,
        }),
      ),
  })
}

/** What belongs to the platform comes back by a call of its own. */
const platformKinds: ReadonlySet<RecycledKind> = new Set(['plans', 'components', 'systemNotices'])

/** Whether it belongs to the platform, not to the operator as a company. */
export function isOfPlatform({ kind }: Pick<Recycled, 'kind'>): boolean {
  return platformKinds.has(kind)
}

/** Brings back records of one side, all or none: never both sides in one call. */
export function restoreOptions(api: ApiClient) {
  return mutationOptions({
    mutationFn: (rows: readonly Recycled[]) => {
      const body = { ids: rows.map(({ id }) => id) }
      return rows.every(isOfPlatform)
        ? unwrap(api.POST('/spruce/api/v1/recycle-bin/restore-platform', { body }))
        : unwrap(api.POST('/spruce/api/v1/recycle-bin/restore', { body }))
    },
    meta: { silent: true },
  })
}

/** Removes for good, all or none. */
export function purgeOptions(api: ApiClient) {
  return mutationOptions({
    mutationFn: (rows: readonly Recycled[]) =>
      unwrap(
        api.POST('/spruce/api/v1/recycle-bin/purge', { body: { ids: rows.map(({ id }) => id) } }),
      ),
    meta: { silent: true },
  })
}

/** The bin is asked anew, and with it the lists that got a record back: their keys begin with the kind. */
export function refreshBin(client: QueryClient, restored: readonly Recycled[]) {
  const kinds = new Set(restored.map(({ kind }) => kind))
  const keys = [...kinds].map((kind): QueryKey => [kind])
  for (const queryKey of [recycleBinKeys.all, ...keys]) void client.invalidateQueries({ queryKey })
}
