import { ApiError, type Schemas } from '@spruce/api-client'
import type { TestHandlers } from '@spruce/api-client/testing'
import { type MatrixRole, type PermissionMatrix, permissionRows } from './permissionRows.js'

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
    'GET /spruce/api/v1/permissions/matrix': () => ({
      apps: sampleApps,
      roles: roles.map((role) => ({ ...role })),
    }),
    'POST /spruce/api/v1/permissions/matrix': ({ body }) => {
      checkVersions(roles, body)
      for (const { roleId, add, remove } of body.changes) {
        const role = roles.find(({ id }) => id === roleId)
        if (!role) continue
        role.codes = [...role.codes.filter((code) => !remove.includes(code)), ...add]
        role.version += 1
      }
      return { changed: body.changes.length }
    },
    'POST /spruce/api/v1/permissions/matrix/preview': ({ body }) => {
      checkVersions(roles, body)
      return previewOfChanges(body)
    },
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

/** Refuses what names an older version, as the server does. */
function checkVersions(roles: MatrixRole[], { changes }: Schemas['PermissionMatrixRequest']) {
  const late = roles.filter(({ id, version }) =>
    changes.some((change) => change.roleId === id && change.version !== version),
  )
  if (late.length === 0) return
  const current = {
    roles: late.map(({ id, name, version, codes }) => ({
      id,
      name,
      version,
      codes,
      changedBy: '李娜',
      changedAt: '2026-11-20T08:00:00.000Z',
    })),
  }
  throw new ApiError({ kind: 'http', status: 412, code: 'STALE_VERSION', current })
}

/** Two people gain each code that is given, one loses each that is taken. */
function previewOfChanges({
  changes,
}: Schemas['PermissionMatrixRequest']): Schemas['PermissionMatrixPreview'] {
  const given = new Set(changes.flatMap(({ add }) => add))
  const taken = new Set(changes.flatMap(({ remove }) => remove))
  const sample = (count: number) => ({ count, names: ['李娜', '张伟'].slice(0, count) })
  return {
    gaining: given.size > 0 ? 2 : 0,
    losing: taken.size > 0 ? 1 : 0,
    codes: [...new Set([...given, ...taken])].map((code) => ({
      code,
      name: nameOfCode(code),
      gains: sample(given.has(code) ? 2 : 0),
      losses: sample(taken.has(code) ? 1 : 0),
    })),
  }
}

function nameOfCode(code: string): string {
  return permissionRows(sampleApps).find((row) => row.code === code)?.name ?? code
}
