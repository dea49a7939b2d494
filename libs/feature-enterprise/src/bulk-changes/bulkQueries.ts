import {
  type ApiClient,
  listOf,
  mutationOf,
  queryOf,
  type Schemas,
  tagKey,
} from '@spruce/api-client'
import {
  cancelJob,
  getBulkChange,
  listBulkChangePeople,
  listBulkChanges,
  previewBulkChange,
  previewBulkRemoval,
  startBulkChange,
  startBulkRemoval,
  undoBulkChange,
} from '@spruce/api-client/operations'
import type { LiveKind } from '@spruce/shell-ui'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { departmentKeys } from '../organization/departmentQueries.js'
import { memberKeys } from '../organization/memberQueries.js'
import { rolesKey } from '../organization/roleQueries.js'

/** A change of many people, with its job. */
export type BulkChange = Schemas['BulkChange']
/** What would become of them. */
export type BulkPreview = Schemas['BulkPreview']
/** What became of one. */
export type BulkPerson = Schemas['BulkPerson']
export type BulkAction = Schemas['BulkAction']
export type BulkOutcome = Schemas['BulkOutcome']
export type BulkFilter = Schemas['BulkFilter']

/** What is to be done to whom. */
export interface BulkWish {
  action: BulkAction
  filter: BulkFilter
  departmentId?: string
  roleId?: string
}

/** What a list in a dialog asks for. */
export interface BulkListQuery {
  page?: number | undefined
  size?: number | undefined
  status?: BulkChange['status'] | undefined
}

export interface BulkPeopleQuery {
  page?: number | undefined
  size?: number | undefined
  outcome?: BulkOutcome | undefined
}

/** How often a change under way is asked for while live events do not come, in milliseconds. */
export const bulkPollTime = 2_000

const meta = { silent: true } // the dialog shows the error
const live = ['job'] satisfies LiveKind[]

/** Whoever may do it by hand sees what they have started. */
export const bulkPermissions = ['user:edit', 'user:remove'] as const

/** What it would do now; nothing is written. */
export function previewBulk(api: ApiClient, { action, ...rest }: BulkWish): Promise<BulkPreview> {
  if (action === 'remove') {
    return mutationOf(api, previewBulkRemoval).mutationFn({ body: { filter: rest.filter } })
  }
  return mutationOf(api, previewBulkChange).mutationFn({ body: { action, ...rest } })
}

/** Starts exactly what was previewed. @throws 412 with what it would do now */
export function startBulk(
  api: ApiClient,
  { action, ...rest }: BulkWish,
  fingerprint: string,
): Promise<BulkChange> {
  if (action === 'remove') {
    const body = { filter: rest.filter, fingerprint }
    return mutationOf(api, startBulkRemoval).mutationFn({ body })
  }
  return mutationOf(api, startBulkChange).mutationFn({ body: { action, ...rest, fingerprint } })
}

/** Whether it goes on by itself. */
export function isUnderWay(change: Pick<BulkChange, 'status'> | undefined): boolean {
  return change?.status === 'queued' || change?.status === 'running'
}

/** The one that was started last. @param pollTime also this often while it is under way */
export function lastBulkChangeOptions(api: ApiClient, pollTime: number | false) {
  return queryOptions({
    ...listOf(api, listBulkChanges, { query: { size: 1 } }),
    meta: { ...meta, live },
    select: ({ rows }) => rows[0],
    staleTime: 0,
    refetchInterval: ({ state }) => (isUnderWay(state.data?.rows[0]) ? pollTime : false),
  })
}

export function bulkChangesOptions(api: ApiClient, { page = 1, size = 10, status }: BulkListQuery) {
  return {
    ...listOf(api, listBulkChanges, { query: { page, size, ...(status && { status }) } }),
    meta: { ...meta, live },
  }
}

/** @param pollTime also this often while it is under way */
export function bulkChangeOptions(api: ApiClient, id: string, pollTime: number | false) {
  return queryOptions({
    ...queryOf(api, getBulkChange, { path: { id } }),
    meta: { ...meta, live },
    staleTime: 0,
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? pollTime : false),
  })
}

export function bulkPeopleOptions(
  api: ApiClient,
  id: string,
  { page = 1, size = 10, outcome }: BulkPeopleQuery,
) {
  const query = { page, size, ...(outcome && { outcome }) }
  return {
    ...listOf(api, listBulkChangePeople, { path: { id }, query }),
    meta: { ...meta, live },
  }
}

export function cancelBulkOptions(api: ApiClient) {
  return { ...mutationOf(api, cancelJob), meta: { ...meta, invalidates: bulkKey } }
}

export function undoBulkOptions(api: ApiClient) {
  return { ...mutationOf(api, undoBulkChange), meta: { ...meta, invalidates: bulkKey } }
}

/** What the keys of all queries of bulk changes begin with. */
export const bulkKey = tagKey(listBulkChanges)

/** People, their departments' counts and their roles' are as the change has left them. */
export async function refreshPeople(client: QueryClient): Promise<void> {
  const keys = [memberKeys.all, departmentKeys.all, rolesKey]
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
}
