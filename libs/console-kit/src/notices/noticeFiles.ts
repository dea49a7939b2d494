import { type ApiClient, unwrap } from '@spruce/api-client'
import type { UploadFile } from '@spruce/shell-ui'
import { sendFile } from '../files/sendFile.js'

/** Keeps a file that a notice will carry. */
export function uploadAttachment(api: ApiClient): UploadFile {
  return async (file, { signal }) => {
    const { id, name, bytes } = await sendFile(api, 'attachment', file, signal)
    return { id, name, size: bytes }
  }
}

/** Addresses that open files for a minute, by their ids. */
export async function loadFileLinks(
  api: ApiClient,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const links = await unwrap(api.POST('/spruce/api/v1/files/urls', { body: { ids: [...ids] } }))
  return new Map(links.map(({ id, url }) => [id, url]))
}
