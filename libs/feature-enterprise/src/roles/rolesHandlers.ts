import { ApiError } from '@spruce/api-client'
import { createTestApi } from '@spruce/api-client/testing'
import { matrixHandlers } from './matrixHandlers.js'
import type { RolePermissions, RoleRecord } from './roleQueries.js'

/** Rows for stories and tests; the first one comes with the product. */
export function makeRoles(count: number): RoleRecord[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `r${index + 1}`,
    name: `角色 ${index + 1}`,
    code: `role_${index + 1}`,
    description: index % 2 === 0 ? `第 ${index + 1} 项的描述` : null,
    builtin: index === 0,
    grantsAll: index === 0,
    enabled: index % 5 !== 4,
    dataScope: index % 3 === 1 ? ('department_below' as const) : ('all' as const),
    departmentIds: [],
    memberCount: index * 3,
    version: 1,
    createdAt: '2026-11-20T08:00:00.000Z',
    updatedAt: '2026-11-20T08:00:00.000Z',
  }))
}

const app: RolePermissions['apps'][number] = {
  appCode: 'spruce-web-enterprise-console',
  name: '企业控制台',
  nodes: [
    {
      id: 'm1',
      name: '组织管理',
      type: 0,
      permCode: null,
      granted: false,
      grantable: true,
      children: [
        {
          id: 'm2',
          name: '组织架构',
          type: 0,
          permCode: 'department:list',
          granted: true,
          grantable: true,
          children: [
            {
              id: 'b1',
              name: '新增部门',
              type: 1,
              permCode: 'department:add',
              granted: false,
              grantable: true,
              children: [],
            },
            {
              id: 'b2',
              name: '移出成员',
              type: 1,
              permCode: 'user:remove',
              granted: false,
              grantable: false,
              children: [],
            },
          ],
        },
      ],
    },
  ],
  others: [{ code: 'log:list', name: '查看日志', granted: false, grantable: true }],
}

/** A client whose server is this array: it filters, pages, adds, changes and removes. */
export function createRolesApi(rows: RoleRecord[]) {
  const granted = new Map<string, string[]>()
  const find = (id: string, version?: number) => {
    const row = rows.find((one) => one.id === id)
    if (!row) throw new ApiError({ kind: 'http', status: 404, code: 404 })
    if (version !== undefined && row.version !== version) {
      throw new ApiError({ kind: 'http', status: 412, code: 412 })
    }
    return row
  }
  const add = (draft: Partial<RoleRecord>): RoleRecord => {
    const [sample] = makeRoles(2).slice(1)
    const added = { ...sample, ...draft, id: `new-${rows.length}`, memberCount: 0 } as RoleRecord
    rows.unshift(added)
    return added
  }
  const permissionsOf = ({ id, version, grantsAll }: RoleRecord): RolePermissions => ({
    roleId: id,
    version,
    grantsAll,
    codes: granted.get(id) ?? ['department:list'],
    apps: [app],
  })
  const viewOf = ({ id, name }: RoleRecord) => ({
    ...{
      access_token: 's1',
      jti: 'b1',
      tenantId: 't1',
      tenantCode: 'yunshan',
      first: false as const,
    },
    ...{
      jump: null,
      datetime: '2026-11-20T08:00:00.000Z',
      isMockLogin: true as const,
      xSession: 'm1',
    },
    mockLogin: {
      ...{ actingName: '李娜', actingLoginName: 'lina', reason: null },
      expiresAt: '2026-11-20T08:30:00.000Z',
      roleView: { roleId: id, roleName: name, departmentId: null, departmentName: null },
    },
  })
  return createTestApi({
    ...matrixHandlers(),
    'GET /spruce/api/v1/roles': ({ query }) => {
      const { keyword = '', enabled } = query
      const found = rows.filter(
        (row) =>
          row.name.includes(String(keyword)) &&
          (enabled === undefined || String(row.enabled) === enabled),
      )
      const size = Number(query.size)
      const first = (Number(query.page) - 1) * size
      return { rows: found.slice(first, first + size), total: found.length }
    },
    'POST /spruce/api/v1/roles': ({ body }) => add(body),
    'GET /spruce/api/v1/roles/{id}': ({ path }) => find(path.id),
    'PUT /spruce/api/v1/roles/{id}': ({ path, body: { version, ...draft } }) =>
      Object.assign(find(path.id, version), draft, { version: version + 1 }),
    'POST /spruce/api/v1/roles/{id}/copy': ({ path, body }) => add({ ...find(path.id), ...body }),
    'POST /spruce/api/v1/roles/{id}/view': ({ path }) => viewOf(find(path.id)),
    'POST /spruce/api/v1/roles/{id}/status': ({ path, body: { version, enabled } }) =>
      Object.assign(find(path.id, version), { enabled, version: version + 1 }),
    'GET /spruce/api/v1/roles/{id}/permissions': ({ path }) => permissionsOf(find(path.id)),
    'PUT /spruce/api/v1/roles/{id}/permissions': ({ path, body }) => {
      const row = find(path.id, body.version)
      granted.set(row.id, body.codes)
      row.version += 1
      return permissionsOf(row)
    },
    'POST /spruce/api/v1/roles/remove': ({ body }) => {
      const kept = rows.filter(({ id }) => !body.ids.includes(id))
      const removed = rows.length - kept.length
      rows.splice(0, rows.length, ...kept)
      return { removed }
    },
  })
}
