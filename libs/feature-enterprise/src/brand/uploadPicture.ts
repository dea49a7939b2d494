import type { ApiClient } from '@spruce/api-client'
import { sendFile } from '@spruce/console-kit/files'
import type { UploadFile } from '@spruce/shell-ui'

/** Keeps a picture that everybody may see; one that no look shows goes by itself. */
export function uploadPicture(api: ApiClient): UploadFile {
  return async (file, { signal }) => {
    const { name, bytes, url } = await sendFile(api, 'appImage', file, signal)
    return { id: String(url), name, size: bytes, ...(url !== null && { url }) }
  }
}
