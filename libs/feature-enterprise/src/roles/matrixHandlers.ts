import type { TestHandlers } from '@spruce/api-client/testing'
import type { MatrixRole, PermissionMatrix } from './permissionRows.js'

type Node = PermissionMatrix['apps'][number]['nodes'][number]

const node = (type: 0 | 1, permCode: string | null, name: string, children: Node[] = []): Node => ({
  id: `${permCode ?? name}-${name}`,
  name,
  type,
  permCode,
  granted: false,
  grantable: permCode !== 'user:remove',
  children,
})

/** What roles could give: one permission stands at two places. */
export const sampleApps: PermissionMatrix['apps'] = [
  {
    appCode: 'spruce-web-enterprise-console',
    name: '企业控制台',
    nodes: [
      node(0, null, '组织管理', [
        node(0, 'department:list', '组织架构', [
          node(1, 'department:add', '新增部门'),
          node(1, 'user:remove', '移出成员'),
          node(1, 'role:list', '查看角色'),
        ]),
        node(0, 'role:list', '角色管理', [node(1, 'role:add', '新增角色')]),
      ]),
    ],
    others: [{ code: 'view:publish', name: '共享视图', granted: false, grantable: true }],
  },
]

/** Roles for stories and tests: the administrator’s, and others that give something. */
export function makeMatrixRoles(count: number): MatrixRole[] {
  const given = [[], ['department:list', 'department:add'], ['role:list', 'role:add'], []]
  return Array.from({ length: count }, (_, index) => ({
    id: `r${String(index + 1)}`,
    name: ['企业管理员', '人事专员', '权限管理员'][index] ?? `角色 ${String(index + 1)}`,
    builtin: index === 0,
    grantsAll: index === 0,
    enabled: index !== 3,
    dataScope: index % 2 === 1 ? ('department_below' as const) : ('all' as const),
    departmentIds: [],
    memberCount: index * 3,
    version: 1,
    codes: given[index % given.length] ?? [],
  }))
}

/** Answers what is asked of all roles at once. */
export function matrixHandlers(roles: MatrixRole[] = makeMatrixRoles(4)): TestHandlers {
  return {
    'GET /spruce/api/v1/permissions/matrix': () => ({ apps: sampleApps, roles }),
    'GET /spruce/api/v1/role-scope-preview': ({ query }) => previewOf(String(query.dataScope)),
  }
}

/** Twelve of 320 people, or as many as the departments of the one who holds the role have. */
function previewOf(dataScope: string) {
  const isByHolder = dataScope.startsWith('department')
  const holder = { id: 'm1', name: '成员 1', people: dataScope === 'department' ? 12 : 40 }
  return {
    total: 320,
    people: isByHolder ? null : dataScope === 'all' ? 320 : dataScope === 'self' ? 1 : 12,
    holderCount: 1,
    holders: isByHolder ? [holder] : [],
  }
}
