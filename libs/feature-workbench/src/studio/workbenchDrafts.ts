import { DraftStore, type DraftStorage } from '@spruce/page-builder/studio'
import { BrowserStorage, draftKey, type StorageOwner } from '@spruce/session'

/** Keeps what is not saved of workbenches, for one person, under the draft prefix and the id. */
export function createWorkbenchDrafts(
  owner: StorageOwner,
  store = new BrowserStorage(),
): DraftStore {
  store.setOwner(owner)
  const storage: DraftStorage = {
    getItem(id) {
      const kept = store.get(draftKey(id))
      return kept === undefined ? null : JSON.stringify(kept)
    },
    setItem(id, text) {
      const isKept = store.set(draftKey(id), JSON.parse(text) as Record<string, unknown>)
      if (!isKept) throw new Error('The browser keeps nothing')
    },
    removeItem: (id) => store.remove(draftKey(id)),
  }
  return new DraftStore({
    storage,
    timers: {
      set: (run, delay) => setTimeout(run, delay),
      clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
    },
    prefix: '', // `draftKey` has it
    delay: 0,
  })
}
