import type { ApiClient } from '@spruce/api-client'
import { archiveUrl, signedUrl } from './resourceQueries.js'

/** Lets the browser keep a file under its name. */
export async function openDownload(api: ApiClient, id: string): Promise<void> {
  downloadFrom(await signedUrl(api, id, true))
}

/** Lets the browser keep many files as one ZIP file. */
export async function openArchive(api: ApiClient, ids: readonly string[]): Promise<void> {
  downloadFrom(await archiveUrl(api, ids))
}

/** The same, from an address that downloads. */
export function downloadFrom(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
}
