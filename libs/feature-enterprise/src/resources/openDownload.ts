import type { ApiClient } from '@spruce/api-client'
import { signedUrl } from './resourceQueries.js'

/** Lets the browser keep a file under its name. */
export async function openDownload(api: ApiClient, id: string): Promise<void> {
  const link = document.createElement('a')
  link.href = await signedUrl(api, id, true)
  link.download = ''
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
}
