import { type ApiClient, type Schemas, unwrap, unwrapList } from '@spruce/api-client'
import type { ResourceList } from '@spruce/shell-ui'
import { mutationOptions, queryOptions, type UseMutationOptions } from '@tanstack/react-query'
import { memberKeys } from '../organization/memberQueries.js'
import { roleKeys as choiceKeys } from '../organization/roleQueries.js'
import { type RoleQuery, roleSearch } from './roleQuery.js'

/** A role with everything that is managed of it. */
export type RoleRecord = Schemas['RoleRecord']
/** Whom a role shows. */
export type DataScope = Schemas['DataScope']
/** The permissions of a role, in the tree of menus and buttons. */
export type RolePermissions = Schemas['RolePermissions']

/** What the form holds. */
export interface RoleDraft {
  name: string
  code: string
  description: string
  dataScope: DataScope
  departmentIds: string[]
}

/** What the copy's form holds. */
export type RoleCopyDraft = Pick<RoleDraft, 'name' | 'code'>

/** Every key starts with `all`, shared with the roles that a member can be given. */
export const roleKeys = {
  all: choiceKeys.all,
  list: (query: RoleQuery) => [...roleKeys.all, 'records', query] as const,
  members: (id: string) => [...roleKeys.all, 'members', id] as const,
  permissions: (id: string) => [...roleKeys.all, 'permissions', id] as const,
}

const refreshes = { silent: true, invalidates: roleKeys.all }

/** What names roles at people: the lists of members. */
export const refreshMembers: NonNullable<
  UseMutationOptions<unknown, Error, unknown>['onSuccess']
> = (_data, _variables, _result, { client }) =>
  client.invalidateQueries({ queryKey: memberKeys.all })

/** One page of them. */
export function roleListOptions(api: ApiClient, query: RoleQuery) {
  const { enabled, ...rest } = roleSearch.params(query)
  return queryOptions({
    queryKey: roleKeys.list(query),
    queryFn: ({ signal }): Promise<ResourceList<RoleRecord>> =>
      unwrapList(
        api.GET('/spruce/api/v1/roles', {
          params: { query: { ...rest, ...(enabled && { enabled: enabled === 'yes' }) } },
          signal,
        }),
      ),
  })
}

/** What a role may do, as it is now. */
export function rolePermissionsOptions(api: ApiClient, id: string) {
  return queryOptions({
    meta: { silent: true }, // the action that asks for it shows the error
    queryKey: roleKeys.permissions(id),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/spruce/api/v1/roles/{id}/permissions', { params: { path: { id } }, signal }),
      ),
  })
}

/** Adds one. Its form shows the errors. */
export function addRoleOptions(api: ApiClient) {
  return mutationOptions({
    mutationFn: (draft: RoleDraft) =>
      unwrap(api.POST('/spruce/api/v1/roles', { body: bodyOf(draft) })),
    meta: refreshes,
  })
}

/** The edited fields of one, with the version they were read in. */
export interface RoleEdit {
  id: string
  version: number
  changes: Partial<RoleDraft>
}

/** One, as it is now on the server. */
export function loadRole(api: ApiClient, id: string): Promise<RoleRecord> {
  return unwrap(api.GET('/spruce/api/v1/roles/{id}', { params: { path: { id } } }))
}

/** Changes one. Its form shows the errors. */
export function editRoleOptions(api: ApiClient) {
  return mutationOptions({
    mutationFn: ({ id, version, changes }: RoleEdit) =>
      unwrap(
        api.PUT('/spruce/api/v1/roles/{id}', {
          params: { path: { id } },
          body: { ...fieldsOf(changes), version },
        }),
      ),
    meta: refreshes,
    onSuccess: refreshMembers,
  })
}

/** Makes another one with the same permissions and scope. */
export function copyRoleOptions(api: ApiClient) {
  return mutationOptions({
    mutationFn: ({ id, draft }: { id: string; draft: RoleCopyDraft }) =>
      unwrap(
        api.POST('/spruce/api/v1/roles/{id}/copy', {
          params: { path: { id } },
          body: { name: draft.name.trim(), code: draft.code.trim() },
        }),
      ),
    meta: refreshes,
  })
}

/** Enables or disables one. */
export function setRoleStatusOptions(api: ApiClient) {
  return mutationOptions({
    mutationFn: ({ id, version, enabled }: { id: string; version: number; enabled: boolean }) =>
      unwrap(
        api.POST('/spruce/api/v1/roles/{id}/status', {
          params: { path: { id } },
          body: { version, enabled },
        }),
      ),
    meta: refreshes,
  })
}

/** Replaces the permissions of one. */
export function setRolePermissionsOptions(api: ApiClient) {
  return mutationOptions({
    mutationFn: ({ id, version, codes }: { id: string; version: number; codes: string[] }) =>
      unwrap(
        api.PUT('/spruce/api/v1/roles/{id}/permissions', {
          params: { path: { id } },
          body: { version, codes },
        }),
      ),
    meta: refreshes,
  })
}

/** Removes some. The question before it shows the errors. */
export function removeRolesOptions(api: ApiClient) {
  return mutationOptions({
    mutationFn: (ids: readonly string[]) =>
      unwrap(api.POST('/spruce/api/v1/roles/remove', { body: { ids: [...ids] } })),
    meta: refreshes,
    onSuccess: refreshMembers,
  })
}

function bodyOf({ departmentIds, ...draft }: RoleDraft) {
  const { name, code, ...rest } = draft
  return {
    ...fieldsOf({ ...rest, ...(draft.dataScope === 'custom' && { departmentIds }) }),
    name: name.trim(),
    code: code.trim(),
    dataScope: draft.dataScope,
  }
}

/** What is sent of the fields that are there. */
function fieldsOf({ name, code, description, dataScope, departmentIds }: Partial<RoleDraft>) {
  return {
    ...(name !== undefined && { name: name.trim() }),
    ...(code !== undefined && { code: code.trim() }),
    ...(description !== undefined && { description: description.trim() || null }),
    ...(dataScope !== undefined && { dataScope }),
    ...(departmentIds !== undefined && { departmentIds }),
  }
}
