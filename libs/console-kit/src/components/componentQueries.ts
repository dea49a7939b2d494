import { type ApiClient, type Schemas, unwrap, unwrapList } from '@spruce/api-client'
import type { ResourceList, UploadFile } from '@spruce/shell-ui'
import { mutationOptions, queryOptions, type UseMutationOptions } from '@tanstack/react-query'
import { sendFile } from '../files/sendFile.js'
import { type ComponentQuery, componentSearch } from './componentQuery.js'

/** A component of the platform with everything that is managed of it. */
export type Component = Schemas['Component']
/** What designers got with one release. */
export type ComponentRelease = Schemas['ComponentRelease']
/** A page or a workbench of a customer with a component on it. */
export type ComponentUse = Schemas['ComponentUse']
export type NewComponent = Schemas['AddComponentRequest']
/** The edited fields of one, without the version they were read in. */
export type ComponentChanges = Omit<Schemas['EditComponentRequest'], 'version'>

/** What the address of a list in a dialog would hold. */
export interface DialogQuery {
  page?: number | undefined
  size?: number | undefined
}

/** Every key starts with `all`, so one invalidation covers them. */
export const componentKeys = {
  all: ['components'] as const,
  list: (query: ComponentQuery) => [...componentKeys.all, 'list', query] as const,
  releases: (id: string, query: DialogQuery) =>
    [...componentKeys.all, 'releases', id, query] as const,
  uses: (id: string, query: DialogQuery) => [...componentKeys.all, 'uses', id, query] as const,
}

const refreshes = { silent: true, invalidates: componentKeys.all }

/** A move that was refused means that the row on show is an old one. */
const refreshAfterRefusal: NonNullable<UseMutationOptions<unknown, Error, unknown>['onError']> = (
  _error,
  _variables,
  _result,
  { client },
) => client.invalidateQueries({ queryKey: componentKeys.all })

/** One page of them. */
export function componentListOptions(api: ApiClient, query: ComponentQuery) {
  return queryOptions({
    queryKey: componentKeys.list(query),
    queryFn: ({ signal }): Promise<ResourceList<Component>> =>
      unwrapList(
        api.GET('/spruce/api/v1/components', {
          params: { query: componentSearch.params(query) },
          signal,
        }),
      ),
  })
}

/** What designers got of one, the newest first. */
export function componentReleasesOptions(api: ApiClient, id: string, query: DialogQuery) {
  const { page = 1, size = 10 } = query
  return queryOptions({
    queryKey: componentKeys.releases(id, query),
    queryFn: ({ signal }): Promise<ResourceList<ComponentRelease>> =>
      unwrapList(
        api.GET('/spruce/api/v1/components/{id}/releases', {
          params: { path: { id }, query: { page, size } },
          signal,
        }),
      ),
  })
}

/** Where one is used, by customer. */
export function componentUsesOptions(api: ApiClient, id: string, query: DialogQuery) {
  const { page = 1, size = 10 } = query
  return queryOptions({
    queryKey: componentKeys.uses(id, query),
    queryFn: ({ signal }): Promise<ResourceList<ComponentUse>> =>
      unwrapList(
        api.GET('/spruce/api/v1/components/{id}/uses', {
          params: { path: { id }, query: { page, size } },
          signal,
        }),
      ),
  })
}

/** On how many pages and workbenches one stands; undefined when the server cannot say. */
export async function loadUseCount(api: ApiClient, id: string): Promise<number | undefined> {
  const params = { path: { id }, query: { page: 1, size: 1 } }
  try {
    return (await unwrapList(api.GET('/spruce/api/v1/components/{id}/uses', { params }))).total
  } catch {
    return undefined
  }
}

/** Keeps a picture for a component; none of those that no component shows stays. */
export function uploadThumbnail(api: ApiClient): UploadFile {
  return async (file, { signal }) => {
    const { name, bytes, url } = await sendFile(api, 'thumbnail', file, signal)
    return { id: String(url), name, size: bytes, ...(url !== null && { url }) }
  }
}

/** One, as it is now on the server. */
export function loadComponent(api: ApiClient, id: string): Promise<Component> {
  return unwrap(api.GET('/spruce/api/v1/components/{id}', { params: { path: { id } } }))
}

/** Adds one. Its form shows the errors. */
export function addComponentOptions(api: ApiClient) {
  return mutationOptions({
    mutationFn: (body: NewComponent) => unwrap(api.POST('/spruce/api/v1/components', { body })),
    meta: refreshes,
  })
}

/** Changes one. Its form shows the errors. */
export function editComponentOptions(api: ApiClient) {
  return mutationOptions({
    mutationFn: ({ id, ...body }: ComponentChanges & Pick<Component, 'id' | 'version'>) =>
      unwrap(api.PUT('/spruce/api/v1/components/{id}', { params: { path: { id } }, body })),
    meta: refreshes,
  })
}

/** One in the version that was on show. */
export type ComponentAt = Pick<Component, 'id' | 'version'>

/** Gives designers what is there now, as a new release. */
export function publishComponentOptions(api: ApiClient) {
  return mutationOptions({
    mutationFn: ({ id, version }: ComponentAt) =>
      unwrap(
        api.POST('/spruce/api/v1/components/{id}/publish', {
          params: { path: { id } },
          body: { version },
        }),
      ),
    meta: refreshes,
    onError: refreshAfterRefusal,
  })
}

/** Takes one off the shelf. */
export function withdrawComponentOptions(api: ApiClient) {
  return mutationOptions({
    mutationFn: ({ id, version }: ComponentAt) =>
      unwrap(
        api.POST('/spruce/api/v1/components/{id}/withdraw', {
          params: { path: { id } },
          body: { version },
        }),
      ),
    meta: refreshes,
    onError: refreshAfterRefusal,
  })
}

/** Removes one that is not on the shelf. */
export function removeComponentOptions(api: ApiClient) {
  return mutationOptions({
    mutationFn: ({ id, version }: ComponentAt) =>
      unwrap(
        api.POST('/spruce/api/v1/components/{id}/remove', {
          params: { path: { id } },
          body: { version },
        }),
      ),
    meta: refreshes,
    onError: refreshAfterRefusal,
  })
}
