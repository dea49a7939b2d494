import type { LoginResult } from '@spruce/feature-auth'
import { sessionMarkKey } from '@spruce/session'
import type { PortalEntry } from '../entry/PortalEntry.js'

/** The session of this browser is another one, or none; its other tabs hear of it. */
export function takeMark(entry: PortalEntry, mark: string | undefined): void {
  entry.session.mark = mark
  if (mark === undefined) entry.storage.remove(sessionMarkKey)
  else entry.storage.set(sessionMarkKey, mark)
  entry.state.shell?.session.setToken(mark)
}

/** What the person did has given this session a new token: the tab goes on with it (S-05). */
export function renewMark(entry: PortalEntry, { access_token: mark }: LoginResult): void {
  takeMark(entry, mark)
}

/**
 * A session without a mark gets one: its cookie can outlive what the browser keeps beside it. Without a
 * mark the other tabs would not hear of a sign-out.
 */
export function ensureMark(entry: PortalEntry): void {
  const { mark, mockName } = entry.session
  if (mark !== undefined || mockName !== undefined) return
  takeMark(entry, crypto.getRandomValues(new Uint32Array(4)).join('-'))
}
