import { type ApiClient, isApiError, type Schemas, unwrap } from '@spruce/api-client'

/** A file that the company keeps. @public */
export type Resource = Schemas['Resource']

/** How a file becomes a resource. */
export interface SendOptions {
  /** Null: in no folder. */
  folderId: string | null
  /** Also when the company has the content already. */
  keepsSame: boolean
  /** A picture as it is, with its place and camera data. */
  keepsMetadata: boolean
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Keeps a file among the resources of the company. @throws ApiError SAME_CONTENT unless that is kept */
export function sendResource(
  api: ApiClient,
  file: File,
  { folderId, keepsSame, keepsMetadata, onProgress, signal }: SendOptions,
): Promise<Resource> {
  const form = new FormData()
  form.append('file', file)
  const query = {
    same: keepsSame ? ('keep' as const) : ('refuse' as const),
    ...(keepsMetadata && { metadata: 'keep' as const }),
    ...(folderId !== null && { folderId }),
  }
  const init = { params: { query }, body: { file }, bodySerializer: () => form, signal }
  // The client hands what it does not know on to its fetch.
  return unwrap(api.POST('/spruce/api/v1/resources', Object.assign(init, { onProgress })))
}

/** The resource that has the content already, where an upload was refused for it. */
export function sameContentOf(error: unknown): Resource | undefined {
  return isApiError(error) && error.code === 'SAME_CONTENT'
    ? (error.current as Resource)
    : undefined
}
