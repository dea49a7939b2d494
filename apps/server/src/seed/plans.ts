import type { PermissionCode } from '@spruce/api-client/contract'
import type { PlanFields } from '../repositories/plans/PlansRepository.js'

interface DemoPlan extends Omit<PlanFields, 'permissions'> {
  id: string
  code: string
  permissions: readonly PermissionCode[] | null
}

const gigabyte = 1024 ** 3
const everything = { apps: null, menus: null, permissions: null, components: null }

/** What the operator of the demo data offers, the smallest first. */
export const demoPlans = {
  basic: {
    id: 'plan-basic',
    code: 'basic',
    name: '基础版',
    description: '组织、成员、角色与公告，适合 50 人以内的团队',
    ...everything,
    permissions: [
      ...['department:list', 'department:add', 'department:edit', 'department:remove'],
      ...['user:list', 'user:add', 'user:edit', 'user:remove', 'user:reset'],
      ...['role:list', 'role:add', 'role:edit', 'role:remove', 'role:assign'],
      ...['notice:list', 'notice:add', 'notice:edit', 'notice:remove', 'notice:publish'],
      ...['enterprise:list', 'enterprise:edit', 'recycle:list', 'recycle:edit', 'log:list'],
    ],
    maxMembers: 50,
    maxStorageBytes: 5 * gigabyte,
  },
  professional: {
    id: 'plan-professional',
    code: 'professional',
    name: '专业版',
    description: '全部功能，500 人以内',
    ...everything,
    maxMembers: 500,
    maxStorageBytes: 50 * gigabyte,
  },
  flagship: {
    id: 'plan-flagship',
    code: 'flagship',
    name: '旗舰版',
    description: '全部功能，不限人数与容量',
    ...everything,
    maxMembers: null,
    maxStorageBytes: null,
  },
} as const satisfies Record<string, DemoPlan>
