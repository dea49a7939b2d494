import { createTestApi } from '@spruce/api-client/testing'
import type { RoleMember } from './roleMemberQueries.js'

/** People for stories and tests. */
export function makeRoleMembers(count: number): RoleMember[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `m${index + 1}`,
    userId: `u${index + 1}`,
    loginName: `person_${index + 1}`,
    nickName: `成员 ${index + 1}`,
    employeeCode: null,
    mobile: null,
    email: null,
    photo: null,
    departments: [{ id: 'd1', name: '研发中心', main: true }],
    roles: [{ id: 'r2', name: '人事专员' }],
    status: 'active' as const,
    lastLoginAt: null,
    realName: false,
    joinedAt: '2026-03-02T01:30:00.000Z',
    version: 1,
  }))
}

/** A client whose server is this array, with two people who do not have the role yet. */
export function createRoleMembersApi(rows: RoleMember[]) {
  const others = makeRoleMembers(2).map((row, index) => ({
    ...row,
    id: `n${index + 1}`,
    nickName: `新人 ${index + 1}`,
  }))
  return createTestApi({
    'GET /spruce/api/v1/roles/{id}/members': ({ query }) => {
      const found = rows.filter(({ nickName }) => nickName.includes(String(query.keyword ?? '')))
      const size = Number(query.size)
      const first = (Number(query.page) - 1) * size
      return { rows: found.slice(first, first + size), total: found.length }
    },
    'GET /spruce/api/v1/members': () => ({ rows: [...others], total: others.length }),
    'POST /spruce/api/v1/roles/{id}/members': ({ body }) => {
      const added = others.filter(({ id }) => body.memberIds.includes(id))
      rows.unshift(...added)
      return { changed: added.length }
    },
    'POST /spruce/api/v1/roles/{id}/members/remove': ({ body }) => {
      const kept = rows.filter(({ id }) => !body.memberIds.includes(id))
      const changed = rows.length - kept.length
      rows.splice(0, rows.length, ...kept)
      return { changed }
    },
  })
}
