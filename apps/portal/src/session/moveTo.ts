import type { PortalEntry } from '../entry/PortalEntry.js'
import { dropShell } from './forget.js'

/**
 * Moves the tab to another tenant, by default to the main one: nothing of the old one is left when the
 * new one shows.
 */
export async function moveTo(entry: PortalEntry, tenantId?: string): Promise<void> {
  dropShell(entry)
  if (tenantId === undefined) entry.pin.clear()
  else entry.pin.set(tenantId)
  await entry.go('/')
}
