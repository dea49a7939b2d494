import type { ApiClient } from '@spruce/api-client'
import { pdfType } from './resourceKinds.js'
import { signedUrl } from './resourceQueries.js'

/** A window that a click has opened, and the PDF that it is to show. */
export interface PdfWindow {
  api: ApiClient
  id: string
  /** Empty; null where the browser allowed none. */
  opened: Window | null
}

/**
 * Shows a PDF in a window by the reader of the browser. The server sends files as downloads that no page frames, and the
 * policy of the portal frames no local copy; so a copy is opened by itself, and read as a PDF whatever is in it.
 * @returns false where there is no window
 */
export async function openPdf({ api, id, opened }: PdfWindow): Promise<boolean> {
  if (!opened) return false
  try {
    opened.opener = null
    const answer = await fetch(await signedUrl(api, id, false))
    if (!answer.ok) throw new Error(`${String(answer.status)} ${answer.statusText}`)
    const copy = new Blob([await answer.arrayBuffer()], { type: pdfType })
    // It lives as long as the page: the reader saves the file and loads it anew by this address.
    opened.location.replace(URL.createObjectURL(copy))
    return true
  } catch (error) {
    opened.close()
    throw error
  }
}
