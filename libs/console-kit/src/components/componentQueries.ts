import { type ApiClient, listOf, mutationOf, type Schemas, tagKey } from '@spruce/api-client'
import {
  listComponentReleases,
  listComponents,
  listComponentUses,
  publishComponent,
  removeComponent,
  withdrawComponent,
} from '@spruce/api-client/operations'
import type { UploadFile } from '@spruce/shell-ui'
import type { UseMutationOptions } from '@tanstack/react-query'
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

/** One page of them. */
export function componentListOptions(api: ApiClient, query: ComponentQuery) {
  return listOf(api, listComponents, { query: componentSearch.params(query) })
}

/** What designers got of one, the newest first. */
export function componentReleasesOptions(api: ApiClient, id: string, query: DialogQuery) {
  const { page = 1, size = 10 } = query
  return listOf(api, listComponentReleases, { path: { id }, query: { page, size } })
}

/** Where one is used, by customer. */
export function componentUsesOptions(api: ApiClient, id: string, query: DialogQuery) {
  const { page = 1, size = 10 } = query
  return listOf(api, listComponentUses, { path: { id }, query: { page, size } })
}

/** On how many pages and workbenches one stands; undefined when the server cannot say. */
export async function loadUseCount(api: ApiClient, id: string): Promise<number | undefined> {
  const { queryFn } = componentUsesOptions(api, id, { page: 1, size: 1 })
  try {
    return (await queryFn({ signal: new AbortController().signal })).total
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

/** Gives designers what is there now, as a new release. */
export function publishComponentOptions(api: ApiClient) {
  return { ...mutationOf(api, publishComponent), onError: refreshAfterRefusal }
}

/** Takes one off the shelf. */
export function withdrawComponentOptions(api: ApiClient) {
  return { ...mutationOf(api, withdrawComponent), onError: refreshAfterRefusal }
}

/** Removes one that is not on the shelf. */
export function removeComponentOptions(api: ApiClient) {
  return { ...mutationOf(api, removeComponent), onError: refreshAfterRefusal }
}

/** A move that was refused means that the row on show is an old one. */
const refreshAfterRefusal: NonNullable<UseMutationOptions<unknown, Error, unknown>['onError']> = (
  _error,
  _variables,
  _result,
  { client },
) => client.invalidateQueries({ queryKey: tagKey(listComponents) })
