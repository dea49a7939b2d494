export { DraftStore } from './drafts/DraftStore.js'
export type {
  DraftChange,
  DraftOptions,
  DraftStorage,
  DraftTimers,
  FoundDraft,
} from './drafts/DraftStore.js'
