import type { PermissionCode } from '@spruce/api-client/contract'
import type { DemoRole } from './DemoTenant.js'

/** The role that may do everything in a tenant. It comes with the product. */
export function administratorRole(tenant: string): DemoRole {
  return {
    id: `${tenant}-role-admin`,
    name: '系统管理员',
    code: 'tenant_admin',
    description: '拥有本企业的全部权限',
    builtin: true,
    grantsAll: true,
    permissions: [],
  }
}

/** The roles of a customer, the administrator's first. */
export function customerRoles(tenant: string) {
  const role = (
    key: string,
    name: string,
    description: string,
    permissions: PermissionCode[],
  ): DemoRole => ({
    id: `${tenant}-role-${key.replaceAll('_', '-')}`, // an id holds no underscore
    name,
    code: key,
    description,
    builtin: false,
    grantsAll: false,
    permissions,
  })
  return {
    admin: administratorRole(tenant),
    personnel: role('personnel', '人事专员', '维护部门与成员', [
      'department:list',
      'department:add',
      'department:edit',
      'user:list',
      'user:add',
      'user:edit',
      'role:list',
    ]),
    head: role('department_head', '部门主管', '查看组织架构与成员', [
      'department:list',
      'user:list',
    ]),
    finance: role('finance', '财务专员', '财务应用的使用者', []),
    auditor: role('auditor', '审计员', '查看组织架构、成员与角色', [
      'department:list',
      'user:list',
      'role:list',
    ]),
    member: role('member', '普通成员', '没有管理权限', []),
  }
}
