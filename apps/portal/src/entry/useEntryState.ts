import { useSyncExternalStore } from 'react'
import type { EntryState, PortalEntry } from './PortalEntry.js'

/** The state of the entry, followed. */
export function useEntryState(entry: PortalEntry): EntryState {
  return useSyncExternalStore(entry.subscribe, entry.getState, entry.getState)
}
