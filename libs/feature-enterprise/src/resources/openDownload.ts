import type { ApiClient } from '@spruce/api-client'
import { signedUrl } from './resourceQueries.js'

/** Lets the browser keep a file under its name. */
export async function openDownload(api: ApiClient, id: string): Promise<void> {
  downloadFrom(await signedUrl(api, id, true))
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
