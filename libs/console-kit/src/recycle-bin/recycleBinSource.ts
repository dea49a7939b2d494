import type { ApiClient, Schemas } from '@spruce/api-client'
import type { ResourceList } from '@spruce/shell-ui'
import type { PermissionCode } from '@spruce/validators/permission'
import type { OfCustomer, Scope } from '../sources/source.js'
import type { RecycleBinQuery, RecycledKind } from './recycleBinQuery.js'

/** What was removed, and how long it is kept. @public */
export type Recycled = Schemas['Recycled'] & Partial<OfCustomer>

/** What came back otherwise than it was. @public */
export type RestoreNote = Schemas['RestoreNote']

/** A call that brings records of some kinds back, all or none. @public */
export interface RestoreCall {
  kinds: readonly RecycledKind[]
  send: (api: ApiClient, ids: string[]) => Promise<{ notes: readonly RestoreNote[] }>
}

/** What a console gives the screen of its recycle bin: its calls, and who may make them. @public */
export interface RecycleBinSource {
  /** Names the table in saved views. */
  key: string
  /** Who may see what was removed. */
  permission: PermissionCode
  /** Who may bring it back. */
  restorePermission: PermissionCode
  /** Who may remove it for good. */
  purgePermission: PermissionCode
  /** Tells customers apart, where the records are of several. */
  scope?: Pick<Scope, 'column'>
  /** One page, newest first. */
  list: (
    api: ApiClient,
    query: RecycleBinQuery & { page: number; size: number },
    signal: AbortSignal,
  ) => Promise<ResourceList<Recycled>>
  /** How records come back; their kinds are those that the filter offers, in this order. */
  restores: readonly [RestoreCall, ...RestoreCall[]]
  /** Removes records for good, all or none. */
  purge: (api: ApiClient, ids: string[]) => Promise<unknown>
}
