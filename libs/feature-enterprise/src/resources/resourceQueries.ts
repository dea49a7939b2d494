import { type ApiClient, listOf, queryOf, type Schemas, tagKey } from '@spruce/api-client'
import {
  archiveResources,
  getResourceFacets,
  getStorage,
  listFolders,
  listResources,
  listResourceUses,
  listResourceVersions,
  signFileUrls,
} from '@spruce/api-client/operations'
import { momentsOf } from '@spruce/console-kit/days'
import {
  noFolder,
  type ResourceQuery,
  resourceSearch,
  type resourceSizes,
} from './resourceQuery.js'

/** A file that the company keeps for its menus, pages and notices. */
export type Resource = Schemas['Resource']
/** A folder of resources. */
export type Folder = Schemas['ResourceFolder']
/** A place that shows a resource. */
export type ResourceUse = Schemas['ResourceUse']

/** A content that a resource had before. */
export type ResourceVersion = Schemas['ResourceVersion']
/** What resources can be narrowed by. */
export type ResourceFacets = Schemas['ResourceFacets']

/** From how many bytes on, and below how many. */
const limits: Readonly<Record<(typeof resourceSizes)[number], readonly [number?, number?]>> = {
  tiny: [undefined, 102_400],
  small: [102_400, 1_048_576],
  medium: [1_048_576, 10_485_760],
  large: [10_485_760],
}

/** What the key of every query of resources begins with. */
export const resourcesKey = tagKey(listResources)

/** One page of them. */
export function resourceListOptions(api: ApiClient, query: ResourceQuery) {
  const { folder, keyword, group, tag, uploader, bytes, from, to, page, size, sort } =
    resourceSearch.params(query)
  const days = momentsOf({ from, to })
  const [minBytes, maxBytes] = bytes === undefined ? [] : limits[bytes]
  return listOf(api, listResources, {
    query: {
      page,
      size,
      ...(sort !== undefined && { sort }),
      ...(folder === noFolder ? { root: true } : folder !== undefined && { folderId: folder }),
      ...(keyword !== undefined && { keyword }),
      ...(group !== undefined && { group }),
      ...(tag !== undefined && { tag }),
      ...(uploader !== undefined && { uploaderId: uploader }),
      ...(minBytes !== undefined && { minBytes }),
      ...(maxBytes !== undefined && { maxBytes }),
      ...(days.from !== undefined && { createdAtFrom: days.from }),
      ...(days.to !== undefined && { createdAtTo: days.to }),
    },
  })
}

/** All folders, in no order of the tree. */
export function folderListOptions(api: ApiClient) {
  return { ...queryOf(api, listFolders), meta: { silent: true } }
}

/** Tags and uploaders to narrow by, with how many resources each has. */
export function resourceFacetsOptions(api: ApiClient) {
  return { ...queryOf(api, getResourceFacets), meta: { silent: true } }
}

/** What a resource was before; the addresses in it open for a minute. */
export function resourceVersionsOptions(api: ApiClient, id: string) {
  return { ...queryOf(api, listResourceVersions, { path: { id } }), meta: { silent: true } }
}

/** Where a resource is used. */
export function resourceUsesOptions(api: ApiClient, id: string) {
  return { ...queryOf(api, listResourceUses, { path: { id } }), meta: { silent: true } }
}

/** What the company's files take, and may take. Under the key of resources: uploads change it. */
export function storageOptions(api: ApiClient) {
  const { queryFn } = queryOf(api, getStorage)
  return { queryKey: [...resourcesKey, 'storage'] as const, queryFn, meta: { silent: true } }
}

/** An address of a file that opens for a minute. */
export async function signedUrl(api: ApiClient, id: string, download: boolean): Promise<string> {
  const { queryFn } = queryOf(api, signFileUrls, { body: { ids: [id], download } })
  const [link] = await queryFn({ signal: new AbortController().signal })
  return link?.url ?? ''
}

/** An address that downloads many resources as one ZIP file, for a minute. */
export async function archiveUrl(api: ApiClient, ids: readonly string[]): Promise<string> {
  const { queryFn } = queryOf(api, archiveResources, { body: { ids: [...ids] } })
  return (await queryFn({ signal: new AbortController().signal })).url
}

/** An address of a file that a page shows; a new one before it ends. */
export function signedUrlOptions(api: ApiClient, id: string) {
  return {
    queryKey: ['files', 'signedUrl', id] as const,
    queryFn: () => signedUrl(api, id, false),
    meta: { silent: true },
    staleTime: 50_000,
    gcTime: 50_000,
  }
}
