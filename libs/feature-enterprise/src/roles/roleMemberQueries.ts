import { type ApiClient, type Schemas, unwrap, unwrapList } from '@spruce/api-client'
import { defaultPageSize, type ResourceList, type ResourceQuery } from '@spruce/shell-ui'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { refreshMembers, roleKeys } from './roleQueries.js'

/** A person who has the role; contacts are masked. */
export type RoleMember = Schemas['Member']

/** What the list of a role's members asks for. */
export interface RoleMemberQuery extends ResourceQuery {
  keyword?: string | undefined
}

/** The most people one call takes. */
export const mostRoleMembers = 200

/** One page of those who have a role. */
export function roleMembersOptions(api: ApiClient, roleId: string, query: RoleMemberQuery) {
  const { keyword, page = 1, size = defaultPageSize } = query
  return queryOptions({
    queryKey: [...roleKeys.members(roleId), query] as const,
    queryFn: ({ signal }): Promise<ResourceList<RoleMember>> =>
      unwrapList(
        api.GET('/spruce/api/v1/roles/{id}/members', {
          params: { path: { id: roleId }, query: { page, size, ...(keyword && { keyword }) } },
          signal,
        }),
      ),
  })
}

/** Who of a role, by ids of memberships. */
export interface RoleMembersChange {
  roleId: string
  memberIds: readonly string[]
}

/** Gives a role to people. Its form shows the errors. */
export function addRoleMembersOptions(api: ApiClient) {
  return mutationOptions({
    mutationFn: ({ roleId, memberIds }: RoleMembersChange) =>
      unwrap(
        api.POST('/spruce/api/v1/roles/{id}/members', {
          params: { path: { id: roleId } },
          body: { memberIds: [...memberIds] },
        }),
      ),
    meta: { silent: true, invalidates: roleKeys.all },
    onSuccess: refreshMembers,
  })
}

/** Takes a role from people. The question before it shows the errors. */
export function removeRoleMembersOptions(api: ApiClient) {
  return mutationOptions({
    mutationFn: ({ roleId, memberIds }: RoleMembersChange) =>
      unwrap(
        api.POST('/spruce/api/v1/roles/{id}/members/remove', {
          params: { path: { id: roleId } },
          body: { memberIds: [...memberIds] },
        }),
      ),
    meta: { silent: true, invalidates: roleKeys.all },
    onSuccess: refreshMembers,
  })
}
