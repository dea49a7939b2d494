import type { TestCall, TestHandlers } from '@spruce/api-client/testing'
import { bulkHandlers } from './bulkHandlers.js'
import { TestOrganization } from './TestOrganization.js'

/** Answers every call of the organisation page from an organisation in memory. @public */
export function organizationHandlers(
  organization: TestOrganization = new TestOrganization(),
): TestHandlers {
  return {
    ...bulkHandlers(organization),
    'GET /aba-base/api/dept/child-depts/1': ({ query }) =>
      organization.listChildren(one(query.parentId) ?? null),
    'GET /aba-base/api/dept/dept-trees': ({ query }) =>
      organization.search(one(query.keyword) ?? '', Number(one(query.limit) ?? 200)),
    'GET /aba-base/api/dept/{id}': ({ path }) => organization.getDepartment(path.id),
    'POST /aba-base/api/dept/add-dept': ({ body }) => organization.addDepartment(body),
    'POST /aba-base/api/dept/edit-dept': ({ body }) => organization.editDepartment(body),
    'POST /aba-base/api/dept/delete-dept/{id}': ({ path, body }) =>
      organization.removeDepartment(path.id, body.withBranch === true),
    'GET /spruce/api/v1/departments/{id}/move-preview': ({ path, query }) =>
      organization.previewMove(path.id, one(query.parentId) ?? null),
    'GET /spruce/api/v1/members': (call) => organization.listMembers(memberQuery(call)),
    'GET /spruce/api/v1/members/{id}': ({ path }) => organization.getMember(path.id),
    'PUT /spruce/api/v1/members/{id}': ({ path, body }) => organization.editMember(path.id, body),
    'POST /aba-base/api/v3/user/add-user': ({ body }) => organization.addMember(body),
    'POST /aba-base/api/user/add-user-no-code': ({ body }) => organization.addNamelessMember(body),
    'POST /aba-base/api/v3/user/supper-reset-password': ({ body }) =>
      organization.resetPassword(body.memberId),
    'POST /spruce/api/v1/members/move': ({ body }) => organization.moveMembers(body),
    'POST /spruce/api/v1/members/status': ({ body }) => organization.setStatus(body),
    'GET /spruce/api/v1/members/sessions': ({ query }) =>
      organization.countSessions([query.ids ?? []].flat()),
    'POST /spruce/api/v1/members/sessions/end': ({ body }) => organization.endSessions(body.ids),
    'POST /aba-base/api/v3/tenant/tenant-remove-user': ({ query }) =>
      organization.removeMembers([query.id ?? []].flat()),
    'GET /aba-base/api/v3/role/multi-tenant-roles': () => organization.listRoles(),
  }
}

function memberQuery({ query }: TestCall<'GET /spruce/api/v1/members'>) {
  return {
    deptId: one(query.deptId),
    withDescendants: one(query.withDescendants) === 'true',
    keyword: one(query.keyword),
    status: one(query.status),
    roleId: one(query.roleId),
    realName: flag(query.realName),
    signedIn: flag(query.signedIn),
    lastLoginAtFrom: one(query.lastLoginAtFrom),
    lastLoginAtTo: one(query.lastLoginAtTo),
    joinedAtFrom: one(query.joinedAtFrom),
    joinedAtTo: one(query.joinedAtTo),
    page: Number(one(query.page) ?? 1),
    size: Number(one(query.size) ?? 20),
    sort: one(query.sort),
  }
}

function flag(value: string | string[] | undefined): boolean | undefined {
  return value === undefined ? undefined : one(value) === 'true'
}

function one(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value
}
