import type { PermissionCode } from '@spruce/api-client/contract'
/** What every new customer starts with; its own administrator changes it afterwards. */
export const customerTemplate = {
  /** Below the department that has the customer's short name. */
  departments: ['综合管理部', '业务部', '技术部'],
  administrator: {
    name: '系统管理员',
    code: 'tenant_admin',
    description: '拥有本企业的全部权限',
  },
  roles: [
    {
      name: '人事专员',
      code: 'personnel',
      description: '维护部门与成员',
      dataScope: 'all' as const,
      permissions: [
        'department:list',
        'department:add',
        'department:edit',
        'user:list',
        'user:add',
        'user:edit',
        'role:list',
      ] satisfies PermissionCode[],
    },
    {
      name: '普通成员',
      code: 'member',
      description: '没有管理权限',
      dataScope: 'self' as const,
      permissions: [],
    },
  ],
}
