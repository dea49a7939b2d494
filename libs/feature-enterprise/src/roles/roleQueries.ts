import { type ApiClient, listOf, mutationOf, type Schemas } from '@spruce/api-client'
import { editRole, listRoleRecords, removeRoles } from '@spruce/api-client/operations'
import type { UseMutationOptions } from '@tanstack/react-query'
import { memberKeys } from '../organization/memberQueries.js'
import { type RoleQuery, roleSearch } from './roleQuery.js'

/** A role with everything that is managed of it. */
export type RoleRecord = Schemas['RoleRecord']
/** Whom a role shows. */
export type DataScope = Schemas['DataScope']
/** The permissions of a role, in the tree of menus and buttons. */
export type RolePermissions = Schemas['RolePermissions']

/** One page of them. */
export function roleListOptions(api: ApiClient, query: RoleQuery) {
  const { enabled, ...rest } = roleSearch.params(query)
  return listOf(api, listRoleRecords, {
    query: { ...rest, ...(enabled && { enabled: enabled === 'yes' }) },
  })
}

/** Changes one. */
export function editRoleOptions(api: ApiClient) {
  return { ...mutationOf(api, editRole), onSuccess: refreshMembers }
}

/** Removes some. */
export function removeRolesOptions(api: ApiClient) {
  return { ...mutationOf(api, removeRoles), onSuccess: refreshMembers }
}

/** What names roles at people: the lists of members. */
export const refreshMembers: NonNullable<
  UseMutationOptions<unknown, Error, unknown>['onSuccess']
> = (_data, _variables, _result, { client }) =>
  client.invalidateQueries({ queryKey: memberKeys.all })
