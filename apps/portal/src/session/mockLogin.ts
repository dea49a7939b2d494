import { appCodeKey, mockSessionKey } from '@spruce/session'
import type { PortalEntry } from '../entry/PortalEntry.js'
import { endOnServer } from './endOnServer.js'
import { forget } from './forget.js'

/** Ends the mock login; the tab goes on with the browser's own session. */
export async function leaveMockLogin(entry: PortalEntry): Promise<void> {
  await endOnServer(entry)
  dropMockLogin(entry)
  await entry.go('/')
}

/** Nothing of the customer stays in this tab, and none of the person's keys in this browser. */
export function dropMockLogin(entry: PortalEntry): void {
  const { storage, session } = entry
  storage.clearOwner()
  storage.remove(mockSessionKey)
  storage.remove(appCodeKey)
  session.mockName = undefined
  forget(entry)
  session.isSignedIn = true // as far as the page knows; the server decides
  session.hasLeftMockLogin = true
}

/** Once after a mock login has ended: it is said on the first page of the own session. */
export function takeFarewell({ session }: PortalEntry): boolean {
  const { hasLeftMockLogin } = session
  session.hasLeftMockLogin = false
  return hasLeftMockLogin
}

/** The address with which a window of a mock login stays in it; its session storage is its own. */
export function hrefBeside({ session }: PortalEntry, url: string): string {
  return session.mockName && !url.includes('#') ? `${url}#session=${session.mockName}` : url
}
