import type { Page } from '@playwright/test'
import { callAs } from './callAs.js'

const notices = '/spruce/api/v1/notices'

interface Notice {
  id: string
  version: number
}

/** Publishes a notice to everybody, by default one to confirm, as the administrator on `page`. @returns its id */
export async function publishNotice(
  page: Page,
  title: string,
  content: string,
  { mustConfirm = true } = {},
): Promise<string> {
  const draft = { title, content, level: 'important', mustConfirm, everyone: true }
  const { id, version } = await callAs<Notice>(page, 'POST', notices, draft)
  await callAs(page, 'POST', `${notices}/${id}/publish`, { version })
  return id
}

/** Takes it back: it would open by itself for whoever signs in after this. */
export async function withdrawNotice(page: Page, id: string): Promise<void> {
  const { version } = await callAs<Notice>(page, 'GET', `${notices}/${id}`)
  await callAs(page, 'POST', `${notices}/${id}/withdraw`, { version })
}

/** Reads the notices of the demo data, so that a journey meets its own alone. */
export async function readWhatWaits(page: Page) {
  const notices = await callAs<{ id: string }[]>(
    page,
    'GET',
    '/spruce/api/v1/my-notices?state=unread',
  )
  const read = '/message-center-service/api/spruce/msg-center/notice/read'
  for (const { id } of notices) await callAs(page, 'POST', `${read}/${id}`, { confirm: false })
  // Devices of the demo raise alarms now and then, and write letters about them.
  await callAs(page, 'POST', '/spruce/api/v1/letters/read-all')
}
