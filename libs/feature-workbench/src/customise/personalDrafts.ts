import type { OverlayChange } from '@spruce/designer-engine/overlay'
import { BrowserStorage, draftKey, type StorageOwner } from '@spruce/session'

/** What a person changed and did not save, and what they changed it from. */
export interface PersonalDraft {
  readonly revision: number
  readonly version: number
  readonly changes: readonly OverlayChange[]
}

/** Keeps what is not saved in this browser. */
export interface PersonalDrafts {
  readonly read: () => PersonalDraft | undefined
  readonly keep: (draft: PersonalDraft) => void
  readonly forget: () => void
}

/** Keeps the draft of one person's changes of a workbench, under the draft prefix and the id. */
export function createPersonalDrafts(
  owner: StorageOwner,
  workbenchId: string,
  store = new BrowserStorage(),
): PersonalDrafts {
  store.setOwner(owner)
  // Who designs the same workbench has another draft of it.
  const key = draftKey(`personal-${workbenchId}`)
  return {
    read() {
      const { revision, version, changes } = store.get(key) ?? {}
      const isDraft = typeof revision === 'number' && typeof version === 'number'
      if (!isDraft || !Array.isArray(changes) || !changes.every(isChange)) return undefined
      return { revision, version, changes }
    },
    keep: ({ revision, version, changes }) => void store.set(key, { revision, version, changes }),
    forget: () => store.remove(key),
  }
}

const kinds: ReadonlySet<unknown> = new Set(['changed', 'hidden', 'added'])

/** Anybody can write into the storage of a browser; what a place or a property holds is judged when it is applied. */
function isChange(value: unknown): value is OverlayChange {
  if (typeof value !== 'object' || value === null) return false
  const { id, kind, type, place, set, unset } = value as Partial<Record<string, unknown>>
  return (
    typeof id === 'string' &&
    kinds.has(kind) &&
    (type === undefined || typeof type === 'string') &&
    (place === undefined || isPlace(place)) &&
    (set === undefined || (typeof set === 'object' && set !== null && !Array.isArray(set))) &&
    (unset === undefined || (Array.isArray(unset) && unset.every((one) => typeof one === 'string')))
  )
}

function isPlace(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { parent, slot, order, x, y, w, h } = value as Partial<Record<string, unknown>>
  const isText = [slot, order].every((one) => typeof one === 'string')
  const isRect = [x, y, w, h].every((one) => Number.isInteger(one) && Number(one) >= 0)
  return isText && isRect && (parent === null || typeof parent === 'string')
}
