import { type ApiClient, ApiError, listOf, queryOf, type Schemas } from '@spruce/api-client'
import {
  getMemberWorkbench,
  getWorkbench,
  getWorkbenchRevision,
  listWorkbenches,
  listWorkbenchRevisions,
} from '@spruce/api-client/operations'
import type { ActionContext, LiveKind } from '@spruce/shell-ui'
import { type WorkbenchQuery, workbenchSearch } from './workbenchQuery.js'

/** A workbench as the list has it. */
export type WorkbenchRow = Schemas['Workbench']
/** What a page shows. */
export type PageDocument = Schemas['PageDocument']
/** A saved state of a workbench. */
export type Revision = Schemas['Revision']
/** Which workbench a person sees. */
export type MemberWorkbench = Schemas['MemberWorkbench']

/** What somebody else changes is asked anew. */
const live = { live: ['workbenches'] satisfies LiveKind[] }

/** One page of the business ones. */
export function workbenchListOptions(api: ApiClient, query: WorkbenchQuery) {
  const params = workbenchSearch.params(query)
  const options = listOf(api, listWorkbenches, { query: { ...params, scope: 'business' } })
  return { ...options, meta: live }
}

/** The global one, if there is any. */
export function globalWorkbenchOptions(api: ApiClient) {
  const options = listOf(api, listWorkbenches, { query: { scope: 'global', page: 1, size: 1 } })
  return { ...options, meta: { ...live, silent: true } }
}

/** One by its id, with the names of whom it is for; no row where it is gone. */
export function workbenchOptions(api: ApiClient, id: string) {
  const options = listOf(api, listWorkbenches, { query: { ids: [id], page: 1, size: 1 } })
  return { ...options, meta: { ...live, silent: true } }
}

/** One as it is now. @throws 404 */
export async function readWorkbench(
  { api, read }: Pick<ActionContext, 'api' | 'read'>,
  { id }: Pick<WorkbenchRow, 'id'>,
): Promise<WorkbenchRow> {
  const { rows } = await read(workbenchOptions(api, id))
  const [row] = rows
  if (!row) throw new ApiError({ kind: 'http', status: 404, code: 404 })
  return row
}

/** As many as one call puts in an order, page by page of the largest size. */
export async function readOrdered({
  api,
  read,
}: Pick<ActionContext, 'api' | 'read'>): Promise<WorkbenchRow[]> {
  const found: WorkbenchRow[] = []
  for (const page of [1, 2]) {
    const query = { scope: 'business' as const, page, size: 100 }
    const { rows, total } = await read(listOf(api, listWorkbenches, { query }))
    found.push(...rows)
    if (page * 100 >= total) break
  }
  return found
}

/** The draft with its document. */
export function draftOptions(api: ApiClient, id: string) {
  return { ...queryOf(api, getWorkbench, { path: { id } }), meta: { ...live, silent: true } }
}

/** A saved state with its document. */
export function revisionOptions(api: ApiClient, id: string, number: number) {
  const options = queryOf(api, getWorkbenchRevision, { path: { id, number } })
  return { ...options, meta: { silent: true } }
}

/** What a dialog of revisions asks for. */
export interface RevisionQuery {
  page?: number
  size?: number
  released?: 'yes' | undefined
}

/** Saved states, the newest first. */
export function revisionsOptions(
  api: ApiClient,
  id: string,
  { page = 1, size = 10, released }: RevisionQuery,
) {
  return listOf(api, listWorkbenchRevisions, {
    path: { id },
    query: { page, size, ...(released && { released: true }) },
  })
}

/** The workbench that a person sees, and why. */
export function memberWorkbenchOptions(api: ApiClient, id: string) {
  return { ...queryOf(api, getMemberWorkbench, { path: { id } }), meta: { silent: true } }
}
