import type { Selectable } from 'kysely'
import type { MenuChanges, MenusTable } from '../../db/schema.js'

/** A menu or button as the tenant sees it. */
export type MenuRow = Selectable<MenusTable>

/** With all that is managed of it: hidden ones too. */
export interface ManagedMenuRow extends MenuRow {
  visible: boolean
  /** From a manifest, or the tenant's own. */
  origin: 'platform' | 'tenant'
  /** Of a platform's menu what the tenant changed. */
  changes: MenuChanges | null
  /** 0 while a platform's menu is as the platform has it. */
  version: number
}
