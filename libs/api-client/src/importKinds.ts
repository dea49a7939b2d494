import type { PermissionCode } from './generated/permissionCode.js'
import type { Schemas } from './Schemas.js'

/** What the rows of a file may be; people first. @public */
export const importKinds = [
  'people',
  'departments',
  'devices',
] as const satisfies readonly Schemas['ImportKind'][]

/** What a column may mean, in the order of the template. @public */
export const importFields = {
  people: ['nickName', 'loginName', 'employeeCode', 'mobile', 'email', 'departments', 'roles'],
  departments: ['name', 'code', 'parent', 'sort', 'head', 'description'],
  devices: ['code', 'name', 'area', 'type', 'model', 'description'],
} as const satisfies Record<Schemas['ImportKind'], readonly Schemas['ImportField'][]>

/** Without a column for it nothing can be imported. @public */
export const importNameField = {
  people: 'nickName',
  departments: 'name',
  devices: 'code',
} as const satisfies Record<Schemas['ImportKind'], Schemas['ImportField']>

/** What one needs to import rows of a kind; what becomes of them needs more. @public */
export const importPermission = {
  people: 'user:import',
  departments: 'user:import',
  devices: 'device:import',
} as const satisfies Record<Schemas['ImportKind'], PermissionCode>
