import { type ApiClient, type Schemas, unwrap, unwrapList } from '@spruce/api-client'
import {
  keepPreviousData,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import { momentsOf } from '@spruce/console-kit/days'
import type { ResourceList } from '@spruce/shell-ui'
import { type OrganizationQuery, organizationSearch } from './organizationQuery.js'
import { rolesKey } from './roleQueries.js'
import { refreshBranches } from './refreshBranches.js'
import { shownInPlace } from './shownInPlace.js'

/** A person of the tenant; contacts are masked in lists. */
export type Member = Schemas['Member']

/** Every member key starts with `all`, so one invalidation covers lists and details. */
export const memberKeys = {
  all: ['members'] as const,
  lists: () => [...memberKeys.all, 'list'] as const,
  list: (query: OrganizationQuery) => [...memberKeys.lists(), query] as const,
  detail: (id: string) => [...memberKeys.all, 'detail', id] as const,
}

/** What the server is asked for by the filters of a query, without page and order. */
export function memberFilterOf(query: OrganizationQuery) {
  const { keyword, status, roleId, ...params } = organizationSearch.params(query)
  const { loginFrom, loginTo, joinedFrom, joinedTo } = params
  const { deptId, descendants = true, realName, signedIn } = params
  const login = momentsOf({ from: loginFrom, to: loginTo })
  const joined = momentsOf({ from: joinedFrom, to: joinedTo })
  return {
    ...(keyword && { keyword }),
    ...(status && { status }),
    ...(roleId && { roleId }),
    ...(realName && { realName: realName === 'yes' }),
    ...(signedIn && { signedIn: signedIn === 'yes' }),
    ...(login.from && { lastLoginAtFrom: login.from }),
    ...(login.to && { lastLoginAtTo: login.to }),
    ...(joined.from && { joinedAtFrom: joined.from }),
    ...(joined.to && { joinedAtTo: joined.to }),
    ...(deptId && { deptId, withDescendants: descendants }),
  }
}

/** One page of people: of a department, with or without the ones below it, or of the tenant. */
export function memberListOptions(api: ApiClient, query: OrganizationQuery) {
  const { page, size, sort } = organizationSearch.params(query)
  return queryOptions({
    meta: shownInPlace,
    queryKey: memberKeys.list(query),
    queryFn: ({ signal }): Promise<ResourceList<Member>> =>
      unwrapList(
        api.GET('/spruce/api/v1/members', {
          params: {
            query: { ...memberFilterOf(query), page, size, ...(sort !== undefined && { sort }) },
          },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  })
}

/** One person for the form: contacts are readable for those who may edit. Never from the cache. */
export function memberOptions(api: ApiClient, id: string) {
  return queryOptions({
    meta: shownInPlace,
    queryKey: memberKeys.detail(id),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/spruce/api/v1/members/{id}', { params: { path: { id } }, signal })),
    staleTime: 0,
    gcTime: 0,
  })
}

/** The first people whose name, pinyin, account or contact matches: for fields that pick a person. */
export function memberSearchOptions(api: ApiClient, keyword: string) {
  return queryOptions({
    meta: shownInPlace,
    queryKey: [...memberKeys.all, 'search', keyword] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/spruce/api/v1/members', {
          params: { query: { ...(keyword && { keyword }), size: 20 } },
          signal,
        }),
      ),
    staleTime: 30_000,
  })
}

/** A new person; without a login name the product makes it. */
export type NewMember = Schemas['AddMemberRequest'] | Schemas['AddMemberNoCodeRequest']

/** Adds a person to the tenant. The answer carries the one-time password, once. */
export function addMemberOptions(api: ApiClient) {
  return mutationOptions({
    mutationFn: (body: NewMember) =>
      'loginName' in body
        ? unwrap(api.POST('/aba-base/api/v3/user/add-user', { body }))
        : unwrap(api.POST('/aba-base/api/user/add-user-no-code', { body })),
    meta: { ...shownInPlace, invalidates: memberKeys.all },
    gcTime: 0, // the password must not stay in the cache
    onSuccess: async (added, _body, _result, { client }) => {
      await refreshBranches(client, { peopleOf: departmentIds(added) })
      await refreshRoles(client)
    },
  })
}

/** A change of one person; fields that are absent stay as they are. */
export interface MemberChange extends Omit<Schemas['EditMemberRequest'], 'version'> {
  id: string
  version: number
}

/** Changes a person. Its form shows the errors. */
export function editMemberOptions(api: ApiClient) {
  return mutationOptions({
    mutationFn: ({ id, ...body }: MemberChange) =>
      unwrap(api.PUT('/spruce/api/v1/members/{id}', { params: { path: { id } }, body })),
    meta: { ...shownInPlace, invalidates: memberKeys.all },
    onMutate: ({ id }, { client }) => knownDepartments(client, [id]),
    onSuccess: async (edited, { departmentIds: changed, roleIds }, left, { client }) => {
      if (changed) await refreshBranches(client, { peopleOf: [...departmentIds(edited), ...left] })
      if (roleIds) await refreshRoles(client)
    },
  })
}

/** Moves people from one department, or from their main one, to another. */
export function moveMembersOptions(api: ApiClient) {
  return mutationOptions({
    mutationFn: (body: Schemas['MoveMembersRequest']) =>
      unwrap(api.POST('/spruce/api/v1/members/move', { body })),
    meta: { ...shownInPlace, invalidates: memberKeys.all },
    onMutate: ({ ids }, { client }) => knownDepartments(client, ids),
    onSuccess: (_moved, { toDeptId }, left, { client }) =>
      refreshBranches(client, { peopleOf: [toDeptId, ...left] }),
  })
}

/** Lets people in again or keeps them out. */
export function setMemberStatusOptions(api: ApiClient) {
  return mutationOptions({
    mutationFn: (body: Schemas['MemberStatusRequest']) =>
      unwrap(api.POST('/spruce/api/v1/members/status', { body })),
    meta: { ...shownInPlace, invalidates: memberKeys.all },
  })
}

/** Takes people out of the tenant; their accounts stay. */
export function removeMembersOptions(api: ApiClient) {
  return mutationOptions({
    mutationFn: (ids: readonly string[]) =>
      unwrap(
        api.POST('/aba-base/api/v3/tenant/tenant-remove-user', {
          params: { query: { id: [...ids] } },
        }),
      ),
    meta: { ...shownInPlace, invalidates: memberKeys.all },
    onMutate: (ids, { client }) => knownDepartments(client, ids),
    onSuccess: async (_removed, _ids, left, { client }) => {
      await refreshBranches(client, { peopleOf: left })
      await refreshRoles(client)
    },
  })
}

function departmentIds(member: Pick<Member, 'departments'>): string[] {
  return member.departments.map(({ id }) => id)
}

/** The departments that cached lists show these people in: their counts change with them. */
function knownDepartments(client: QueryClient, ids: readonly string[]): string[] {
  const known = new Set<string>()
  for (const [, page] of client.getQueriesData<{ rows: Member[] }>({
    queryKey: memberKeys.lists(),
  }))
    for (const member of page?.rows ?? [])
      if (ids.includes(member.id)) for (const id of departmentIds(member)) known.add(id)
  return [...known]
}

/** Roles count those who have them. */
function refreshRoles(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: rolesKey })
}
