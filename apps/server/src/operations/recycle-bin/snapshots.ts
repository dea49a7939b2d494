import type { DepartmentRecord } from '../../repositories/departments/DepartmentsRepository.js'
import type { BusinessIdentifier } from '../../repositories/deliveries/BusinessIdentifiersRepository.js'
import type { FileSnapshot } from '../../repositories/files/FilesRepository.js'
import type { Member } from '../../repositories/members/memberRows.js'
import type { ObjectRows } from '../../repositories/bin/RecycledRowsRepository.js'
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
  /** `departmentIds` is absent in older ones. */
  apps: Omit<NewTenantApp, 'departmentIds'> & Partial<Pick<NewTenantApp, 'departmentIds'>>
  /** A branch, parents first, and the way to it. */
  departments: { above: string[]; branch: DepartmentRecord[] }
  members: MemberSnapshot
  resources: FileSnapshot
  businessIdentifiers: Pick<
    BusinessIdentifier,
    'id' | 'code' | 'name' | 'appCode' | 'description' | 'channels' | 'variables'
  >
  /** The rest stays where it is, out of sight. */
  pages: DesignSnapshot
  workbenches: DesignSnapshot
  plans: ObjectRows
  components: ObjectRows
  systemNotices: ObjectRows
  notices: ObjectRows
  tenantComponents: ObjectRows
  deviceAreas: ObjectRows
  devices: ObjectRows
  dataPoints: ObjectRows
  deviceTypes: ObjectRows
  alarmRules: ObjectRows
  folders: ObjectRows
  identityProviders: ObjectRows
  dataEndpoints: ObjectRows
  calendarEvents: ObjectRows
  todos: ObjectRows
}

/** A page or workbench; `shownTo` counts the roles and departments it was for, absent in older ones. */
export interface DesignSnapshot {
  id: string
  parentId: string | null
  shownTo?: number
}

/** A membership with its places and roles; the account is elsewhere and stays. */
export type MemberSnapshot = Pick<
  Member,
  | 'id'
  | 'userId'
  | 'loginName'
  | 'nickName'
  | 'employeeCode'
  | 'mobile'
  | 'email'
  | 'photo'
  | 'status'
> &
  // `realName` is absent in older ones; the next sign-in says it anew.
  Partial<Pick<Member, 'realName'>> & { departmentIds: string[]; roleIds: string[] }
