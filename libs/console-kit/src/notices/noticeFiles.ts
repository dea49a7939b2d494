import { type ApiClient, unwrap } from '@spruce/api-client'
import type { UploadFile } from '@spruce/shell-ui'
import { sendFile } from '../files/sendFile.js'
import type { Notice } from './noticeSource.js'

/** Keeps a file that a notice will carry. */
export function uploadAttachment(api: ApiClient): UploadFile {
  return async (file, { signal }) => {
    const { id, name, bytes } = await sendFile(api, 'attachment', file, signal)
    return { id, name, size: bytes }
  }
}

/** The notice that a form began with, and its files so far. */
export interface ShownFiles {
  ids: readonly string[]
  load: () => Promise<Pick<Notice, 'attachments'>>
}

/**
 * Addresses that open files for a minute, by their ids. Those of a notice that is there come with it: by
 * itself a file opens only for who uploaded it.
 */
export async function loadFileLinks(
  api: ApiClient,
  ids: readonly string[],
  shown?: ShownFiles,
): Promise<ReadonlyMap<string, string>> {
  const isShown = shown && ids.some((id) => shown.ids.includes(id))
  const { attachments } = isShown ? await shown.load() : { attachments: [] }
  const links = new Map(attachments.map(({ id, url }) => [id, url]))
  const others = ids.filter((id) => !links.has(id))
  if (others.length === 0) return links
  const signed = await unwrap(api.POST('/spruce/api/v1/files/urls', { body: { ids: others } }))
  for (const { id, url } of signed) links.set(id, url)
  return links
}
