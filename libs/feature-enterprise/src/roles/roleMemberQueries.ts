import { type ApiClient, listOf, mutationOf, type Schemas } from '@spruce/api-client'
import { addRoleMembers, listRoleMembers, removeRoleMembers } from '@spruce/api-client/operations'
import { defaultPageSize, type ResourceQuery } from '@spruce/shell-ui'
import { shownInPlace } from '../organization/shownInPlace.js'
import { refreshMembers } from './roleQueries.js'

/** A person who has the role; contacts are masked. */
export type RoleMember = Schemas['Member']

/** What the list of a role's members asks for. */
export interface RoleMemberQuery extends ResourceQuery {
  keyword?: string | undefined
}

/** The most people one call takes. */
export const mostRoleMembers = 200

/** One page of those who have a role. */
export function roleMembersOptions(api: ApiClient, id: string, wanted: RoleMemberQuery) {
  const { keyword, page = 1, size = defaultPageSize } = wanted
  const query = { page, size, ...(keyword && { keyword }) }
  return listOf(api, listRoleMembers, { path: { id }, query })
}

/** Gives a role to people. Its form shows the errors. */
export function addRoleMembersOptions(api: ApiClient) {
  return inPlace(mutationOf(api, addRoleMembers))
}

/** Takes a role from people. The question before it shows the errors. */
export function removeRoleMembersOptions(api: ApiClient) {
  return inPlace(mutationOf(api, removeRoleMembers))
}

function inPlace<Options extends { meta: object }>(options: Options) {
  return { ...options, meta: { ...options.meta, ...shownInPlace }, onSuccess: refreshMembers }
}
