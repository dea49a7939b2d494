import type { NewTenantApp } from '../../repositories/apps/TenantAppsRepository.js'
import type { NewMenu } from '../../repositories/menus/MenusRepository.js'
import type { RoleRecord } from '../../repositories/roles/RolesRepository.js'

/** What the bin keeps of each kind, enough to make it again. */
export interface Snapshots {
  roles: Pick<
    RoleRecord,
    'id' | 'name' | 'code' | 'description' | 'dataScope' | 'departmentIds' | 'enabled'
  > & { permissions: string[]; memberIds: string[] }
  /** A menu with those below it, parents first. */
  menus: NewMenu[]
  apps: NewTenantApp
}
