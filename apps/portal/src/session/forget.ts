import { appCodeKey, isDraftName, unSaveHomeKey } from '@spruce/session'
import type { PortalEntry } from '../entry/PortalEntry.js'
import { showTabIcon } from './tabIcon.js'

/** Clears user info and everything loaded for it. */
export function forget(entry: PortalEntry, notice?: string): void {
  const { session, state, storage, pin } = entry
  session.isSignedIn = false
  session.hasLeftMockLogin = false
  session.given = undefined
  if (notice) entry.tenantCode = state.shell?.session.currentTenant?.code ?? entry.tenantCode
  dropShell(entry)
  pin.clear()
  storage.setOwner(undefined)
  const { brand } = entry.state
  document.title = brand.browserTitle ?? brand.name
  showTabIcon(brand.browserIcon)
  entry.change({ mustChangePassword: false, notice })
}

/** S-20: the next user of the browser sees nothing of the last. */
export function forgetPerson(entry: PortalEntry, notice?: string): void {
  const { storage } = entry
  storage.remove(unSaveHomeKey)
  storage.clearOwner(isDraftName)
  storage.remove(appCodeKey)
  forget(entry, notice)
}

/** Everything of one person in one tenant goes, before anything else shows. */
export function dropShell(entry: PortalEntry): void {
  const { shell } = entry.state
  if (!shell) return
  entry.change({ shell: undefined })
  shell.dispose()
  entry.router.clearCache()
}
