import type { ApiClient } from '@spruce/api-client'
import type { UploadFile } from '@spruce/shell-ui'
import { sendFile } from '../files/sendFile.js'

/** Keeps a picture for a component; none of those that no component shows stays. */
export function uploadThumbnail(api: ApiClient): UploadFile {
  return async (file, { signal }) => {
    const { name, bytes, url } = await sendFile(api, 'thumbnail', file, signal)
    return { id: String(url), name, size: bytes, ...(url !== null && { url }) }
  }
}
