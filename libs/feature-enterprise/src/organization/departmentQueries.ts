import { type ApiClient, type Schemas, unwrap, unwrapList } from '@spruce/api-client'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { shownInPlace } from './shownInPlace.js'
import { memberKeys } from './memberQueries.js'
import { refreshBranches } from './refreshBranches.js'

/** A department as the tree shows it. */
export type DeptNode = Schemas['DeptNode']
/** A department with everything that its header and its form show. */
export type Department = Schemas['Department']
/** A department by name, as paths list them. */
export type DeptRef = Schemas['DeptRef']

/** The parent of the departments at the top: the key under which their list is cached. */
export const rootParent = null

/** At most so many matches are shown; the rest is counted. */
export const searchLimit = 200

/** Every department key starts with `all`; what belongs to one branch has a key of its own. */
export const departmentKeys = {
  all: ['departments'] as const,
  lists: () => [...departmentKeys.all, 'children'] as const,
  children: (parentId: string | null) => [...departmentKeys.lists(), parentId] as const,
  searches: () => [...departmentKeys.all, 'search'] as const,
  search: (keyword: string) => [...departmentKeys.searches(), keyword] as const,
  details: () => [...departmentKeys.all, 'detail'] as const,
  detail: (id: string) => [...departmentKeys.details(), id] as const,
}

/** The departments right below one, or at the top: all that an opened branch loads. */
export function departmentChildrenOptions(api: ApiClient, parentId: string | null) {
  return queryOptions({
    meta: shownInPlace,
    queryKey: departmentKeys.children(parentId),
    queryFn: async ({ signal, client }): Promise<readonly DeptNode[]> => {
      const query = parentId === null ? {} : { parentId }
      const nodes = await unwrap(
        api.GET('/aba-base/api/dept/child-depts/1', { params: { query }, signal }),
      )
      for (const node of nodes) keepChildren(client, node)
      return nodes
    },
    staleTime: 30_000,
  })
}

/**
 * Keeps what came with a department for its branch where that was not loaded yet.
 * What is loaded stays as it is: it may be newer, and what a change made stale is still to be asked for.
 */
function keepChildren(client: QueryClient, { id, children }: DeptNode) {
  if (children.length > 0)
    client.setQueryData<readonly DeptNode[]>(departmentKeys.children(id), (loaded) =>
      loaded === undefined ? children : undefined,
    )
}

/** Departments that match a name, pinyin, initials or code, under their ancestors. */
export function departmentSearchOptions(api: ApiClient, keyword: string) {
  return queryOptions({
    meta: shownInPlace,
    queryKey: departmentKeys.search(keyword),
    queryFn: ({ signal }) =>
      unwrapList(
        api.GET('/aba-base/api/dept/dept-trees', {
          params: { query: { keyword, limit: searchLimit } },
          signal,
        }),
      ),
    enabled: keyword !== '',
    staleTime: 30_000,
  })
}

/** One department: path, head, counts, description and the version that an edit sends back. */
export function departmentOptions(api: ApiClient, id: string) {
  return queryOptions({
    meta: shownInPlace,
    queryKey: departmentKeys.detail(id),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/aba-base/api/dept/{id}', { params: { path: { id } }, signal })),
    staleTime: 30_000,
  })
}

/** What a move would change. Asked afresh for every dialog. */
export function departmentMovePreviewOptions(api: ApiClient, id: string, parentId: string | null) {
  return queryOptions({
    meta: shownInPlace,
    queryKey: [...departmentKeys.all, 'move-preview', id, parentId] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/spruce/api/v1/departments/{id}/move-preview', {
          params: { path: { id }, query: parentId === null ? {} : { parentId } },
          signal,
        }),
      ),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
}

/** Adds a department. Its form shows the errors. */
export function addDepartmentOptions(api: ApiClient) {
  return mutationOptions({
    mutationFn: (body: Schemas['AddDeptRequest']) =>
      unwrap(api.POST('/aba-base/api/dept/add-dept', { body })),
    meta: shownInPlace,
    onSuccess: (added, _body, _result, { client }) =>
      refreshBranches(client, { lists: [added.parentId], departments: [added.parentId] }),
  })
}

/** Changes a department that stays where it is. Its form shows the errors. */
export function editDepartmentOptions(api: ApiClient) {
  return mutationOptions({
    mutationFn: (body: Omit<Schemas['EditDeptRequest'], 'parentId'>) =>
      unwrap(api.POST('/aba-base/api/dept/edit-dept', { body })),
    // The department's name stands in rows and filters of people, too.
    meta: { ...shownInPlace, invalidates: memberKeys.all },
    onSuccess: (edited, _body, _result, { client }) =>
      refreshBranches(client, {
        lists: [edited.parentId],
        departments: [edited.id],
        paths: [edited.id],
      }),
  })
}

/** A department on its way from one parent to another. */
export interface DepartmentMove {
  id: string
  version: number
  fromParentId: string | null
  toParentId: string | null
}

/** Moves a department with everything below it. Its dialog shows the errors. */
export function moveDepartmentOptions(api: ApiClient) {
  return mutationOptions({
    mutationFn: ({ id, version, toParentId }: DepartmentMove) =>
      unwrap(
        api.POST('/aba-base/api/dept/edit-dept', { body: { id, version, parentId: toParentId } }),
      ),
    // Who belongs to "a department and below" changes.
    meta: { ...shownInPlace, invalidates: memberKeys.all },
    onSuccess: (_moved, { id, fromParentId, toParentId }, _result, { client }) =>
      refreshBranches(client, {
        lists: [fromParentId, toParentId],
        departments: [id],
        peopleOf: [fromParentId, toParentId],
        paths: [id],
      }),
  })
}

/** A department to delete, alone or with the empty departments below it. */
export interface DepartmentRemoval {
  id: string
  parentId: string | null
  version: number
  withBranch: boolean
}

/** Deletes a department. Its dialog shows the errors. */
export function removeDepartmentOptions(api: ApiClient) {
  return mutationOptions({
    mutationFn: ({ id, version, withBranch }: DepartmentRemoval) =>
      unwrap(
        api.POST('/aba-base/api/dept/delete-dept/{id}', {
          params: { path: { id } },
          body: { version, withBranch },
        }),
      ),
    meta: shownInPlace,
    onSuccess: async (_removed, { id, parentId }, _result, { client }) => {
      await refreshBranches(client, { lists: [parentId], departments: [parentId] })
      client.removeQueries({ queryKey: departmentKeys.detail(id), type: 'inactive' })
      client.removeQueries({ queryKey: departmentKeys.children(id), type: 'inactive' })
    },
  })
}
