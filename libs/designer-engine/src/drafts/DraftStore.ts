import type { PageDocument } from '../document/types.js'
import { hashText } from '../open/revision.js'
import { savePage } from '../open/savePage.js'
import type { ComponentRegistry } from '../registry/ComponentRegistry.js'

/** Where drafts are kept: a part of the browser's `Storage`, given by the caller. */
export interface DraftStorage {
  getItem(key: string): string | null
  setItem(key: string, text: string): void
  removeItem(key: string): void
}

/** Lets something happen later; a test decides when. */
export interface DraftTimers {
  set(run: () => void, delay: number): unknown
  clear(timer: unknown): void
}

/** What a store of drafts is made with. */
export interface DraftOptions {
  readonly storage: DraftStorage
  readonly timers: DraftTimers
  /** Before the id in every key. */
  readonly prefix: string
  /** Writes the versions of components; without it, types that are new on a page are read as of version 1. */
  readonly registry?: ComponentRegistry
  /** How long a save waits for a later one, in ms. Default 500. */
  readonly delay?: number
}

/** What happened to a draft. */
export interface DraftChange {
  readonly id: string
  /** `failed`: the storage refused, and the draft is only in memory until it does not. */
  readonly kind: 'saved' | 'cleared' | 'failed'
  /** Of `failed`: there is no room, or something else. */
  readonly reason?: 'quota' | 'storage'
}

/** A draft as it was found. */
export type FoundDraft =
  | { readonly kind: 'none' }
  /** There is one, but it cannot be read. */
  | { readonly kind: 'broken'; readonly text: string }
  | {
      readonly kind: 'draft'
      /** For `openPage`: whatever is in a storage comes from outside. */
      readonly page: string
      /** The revision (`revisionOf`) of the page that it began with. */
      readonly base: string
      /** The page has changed since the draft began. */
      readonly isStale: boolean
    }

interface Pending {
  readonly text: string
  readonly timer: unknown
}

/**
 * Unsaved pages, by id, in a storage of the caller. Saves wait for later ones; what the storage refuses
 * stays in memory, is reported, and is tried again with the next save or `flush`.
 */
export class DraftStore {
  private readonly pending = new Map<string, Pending>()
  private readonly listeners = new Set<(change: DraftChange) => void>()

  constructor(private readonly options: DraftOptions) {}

  /** Hears of every draft that was saved, cleared or refused. @returns ends it */
  on(_event: 'draftChange', listener: (change: DraftChange) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** @param base the revision (`revisionOf`) of the page that the draft began with */
  save(id: string, document: PageDocument, base: string): void {
    this.forget(id)
    const { registry } = this.options
    const page = savePage(document, registry ? { registry } : {})
    const text = JSON.stringify({ base, hash: hashText(page), page })
    const timer = this.options.timers.set(() => this.write(id), this.options.delay ?? 500)
    this.pending.set(id, { text, timer })
  }

  /** Writes what waits, or was refused: of one id or of all. @returns whether all of it was written */
  flush(id?: string): boolean {
    const ids = id === undefined ? [...this.pending.keys()] : [id]
    return ids.map((one) => this.write(one)).every((isWritten) => isWritten)
  }

  /** @param current the revision of the page as it is now */
  read(id: string, current: string): FoundDraft {
    const text = this.pending.get(id)?.text ?? this.stored(id)
    if (text === null) return { kind: 'none' }
    const draft = parseDraft(text)
    if (!draft) return { kind: 'broken', text }
    return { kind: 'draft', ...draft, isStale: draft.base !== current }
  }

  /** Forgets a draft, one that waits too. */
  clear(id: string): void {
    this.forget(id)
    try {
      this.options.storage.removeItem(this.key(id))
    } catch {
      this.emit({ id, kind: 'failed', reason: 'storage' })
      return
    }
    this.emit({ id, kind: 'cleared' })
  }

  /** Writes what waits and stops all timers. */
  dispose(): void {
    this.flush()
    for (const { timer } of this.pending.values()) this.options.timers.clear(timer)
    this.listeners.clear()
  }

  private write(id: string): boolean {
    const pending = this.pending.get(id)
    if (!pending) return true
    this.options.timers.clear(pending.timer)
    try {
      this.options.storage.setItem(this.key(id), pending.text)
    } catch (error) {
      this.emit({ id, kind: 'failed', reason: isQuota(error) ? 'quota' : 'storage' })
      return false
    }
    this.pending.delete(id)
    this.emit({ id, kind: 'saved' })
    return true
  }

  private stored(id: string): string | null {
    try {
      return this.options.storage.getItem(this.key(id))
    } catch {
      this.emit({ id, kind: 'failed', reason: 'storage' })
      return null
    }
  }

  private forget(id: string) {
    const pending = this.pending.get(id)
    if (pending) this.options.timers.clear(pending.timer)
    this.pending.delete(id)
  }

  private key(id: string): string {
    return `${this.options.prefix}${id}`
  }

  private emit(change: DraftChange) {
    for (const listener of [...this.listeners]) listener(change)
  }
}

function parseDraft(text: string): { page: string; base: string } | undefined {
  try {
    const { base, hash, page } = JSON.parse(text) as Record<string, unknown>
    if (typeof base !== 'string' || typeof page !== 'string') return undefined
    return hash === hashText(page) ? { page, base } : undefined
  } catch {
    return undefined
  }
}

/** As browsers name it, today and in older ones of Mozilla. */
function isQuota(error: unknown): boolean {
  const name: unknown =
    typeof error === 'object' && error !== null && 'name' in error ? error.name : ''
  return name === 'QuotaExceededError' || name === 'NS_ERROR_DOM_QUOTA_REACHED'
}
