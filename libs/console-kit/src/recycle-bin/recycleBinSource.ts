import type { ApiClient, Schemas } from '@spruce/api-client'
import type { DialogHandle, DialogProps, ResourceList } from '@spruce/shell-ui'
import type { PermissionCode } from '@spruce/validators/permission'
import type { OfCustomer, Scope } from '../sources/source.js'
import type { RecycleBinQuery, RecycledKind } from './recycleBinQuery.js'

/** What was removed, and how long it is kept. @public */
export type Recycled = Schemas['Recycled'] & Partial<OfCustomer>

/** What came back otherwise than it was. @public */
export type RestoreNote = Schemas['RestoreNote']

/** Where people and departments come back to, wherever they were; null is the root. @public */
export interface RestorePlace {
  departmentId: string | null
}

/** What the dialog that asks for a place is told. @public */
export interface RestorePlaceProps extends DialogProps<RestorePlace> {
  /** People and departments that come back. */
  rows: readonly Recycled[]
  /** Whether the department that they were in is gone; otherwise the person wants another one. */
  isLost: boolean
}

/** A call that brings records of some kinds back, all or none. @public */
export interface RestoreCall {
  kinds: readonly RecycledKind[]
  /** @param place of people and departments; undefined: where they were */
  send: (
    api: ApiClient,
    ids: string[],
    place?: RestorePlace,
  ) => Promise<{ notes: readonly RestoreNote[] }>
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
  /**
   * Asks for a department for people and departments. Without it they come back to the root, after a
   * question.
   */
  placeDialog?: DialogHandle<RestorePlaceProps, RestorePlace>
  /** Removes records for good, all or none. */
  purge: (api: ApiClient, ids: string[]) => Promise<unknown>
}
