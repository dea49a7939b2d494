import { unwrap } from '@spruce/api-client'
import { browserIdKey } from '@spruce/session'
import type { PortalEntry } from '../entry/PortalEntry.js'

/** Ends the session that this tab names on the server. */
export async function endOnServer({ plainApi, storage }: PortalEntry): Promise<void> {
  const jti = storage.get(browserIdKey) ?? ''
  await unwrap(plainApi.POST('/auth/logout', { body: { jti } }))
}
