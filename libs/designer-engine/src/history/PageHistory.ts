import type { ChangeSet, PageDocument } from '../document/types.js'
import { applyChanges } from './applyChanges.js'
import {
  invert,
  readChangeSet,
  sizeOf,
  squash,
  writeChangeSet,
  type StoredChangeSet,
} from '../store/changeSet.js'
import { lazyList } from './lazyList.js'

/** Entries that are kept: the current state and nine before it (specification, 4 and 9). */
export const defaultHistoryLimit = 10

/** How a history is kept. */
export interface HistoryOptions {
  /** Entries, the current one included; 1 to 500, default 10. */
  readonly limit?: number
  /** Within so many ms changes that may merge make one entry; default 1000. */
  readonly mergeWindow?: number
  /** The clock; default `Date.now`. */
  readonly now?: () => number
}

/** What a list of undo steps shows of an entry. */
export interface HistoryEntry {
  /** Of the transaction that led to this state; nothing for the oldest one. */
  readonly label: string | undefined
  /** When that was, in ms. */
  readonly time: number | undefined
  /** Records that it touched. */
  readonly changes: number
}

/** A history as JSON. */
export interface StoredHistory {
  readonly headPointer: number
  readonly steps: readonly {
    readonly label: string
    readonly time: number
    readonly changes: StoredChangeSet
  }[]
}

interface Step {
  readonly label: string
  readonly time: number
  readonly changes: ChangeSet
  /** The next change with this label may become part of this one. */
  readonly isOpen: boolean
}

/**
 * The undo queue of the specification (4), newest first, kept as differences: `limit` states are the
 * current page and `limit - 1` steps. Entry `headPointer` is what the page is now.
 */
export class PageHistory {
  readonly limit: number
  private readonly mergeWindow: number
  private readonly now: () => number
  /** `steps[i]` leads from entry i + 1 to entry i. */
  private steps: readonly Step[] = []
  private pointer = 0
  private readonly readPage: () => PageDocument
  private shown: { page: PageDocument; queue: readonly PageDocument[] } | undefined

  /** @param readPage the page as it is, for `statusQueue` */
  constructor(readPage: () => PageDocument, options: HistoryOptions = {}) {
    this.limit = options.limit ?? defaultHistoryLimit
    if (!Number.isInteger(this.limit) || this.limit < 1 || this.limit > 500) {
      throw new RangeError(`limit: ${this.limit} is no whole number from 1 to 500`)
    }
    this.mergeWindow = options.mergeWindow ?? 1000
    this.now = options.now ?? Date.now
    this.readPage = readPage
  }

  /** Which entry the page is now. */
  get headPointer(): number {
    return this.pointer
  }

  get length(): number {
    return this.steps.length + 1
  }

  get canUndo(): boolean {
    return this.pointer < this.steps.length
  }

  get canRedo(): boolean {
    return this.pointer > 0
  }

  /** The entries, newest first, without their pages. */
  get entries(): readonly HistoryEntry[] {
    const entries = this.steps.map(({ label, time, changes }) => ({
      label,
      time,
      changes: sizeOf(changes),
    }))
    return [...entries, { label: undefined, time: undefined, changes: 0 }]
  }

  /** The pages of all entries, newest first: each made when it is read, and sharing its records. */
  get statusQueue(): readonly PageDocument[] {
    const page = this.readPage()
    if (this.shown?.page === page) return this.shown.queue
    const { steps, pointer } = this
    const queue: readonly PageDocument[] = lazyList(steps.length + 1, (index): PageDocument => {
      if (index === pointer) return page
      const [nearer, step] =
        index > pointer
          ? [index - 1, invert((steps[index - 1] as Step).changes)]
          : [index + 1, (steps[index] as Step).changes]
      return applyChanges(queue[nearer] as PageDocument, step)
    })
    this.shown = { page, queue }
    return queue
  }

  /** A new entry at the front; what was ahead of the pointer is gone. */
  push(label: string, changes: ChangeSet): void {
    this.add({ label, changes, time: this.now(), isOpen: false })
  }

  /** As `push`, or part of the last entry when that one has the label and is not too old. */
  merge(label: string, changes: ChangeSet): void {
    const time = this.now()
    const last = this.steps[0]
    const isPart =
      this.pointer === 0 &&
      last?.isOpen === true &&
      last.label === label &&
      time - last.time <= this.mergeWindow
    if (!isPart) {
      this.add({ label, changes, time, isOpen: true })
      return
    }
    const merged = squash(last.changes, changes)
    const rest = this.steps.slice(1)
    this.replace(sizeOf(merged) === 0 ? rest : [{ ...last, time, changes: merged }, ...rest], 0)
  }

  /** What comes next is no part of the last entry, whatever its label and time: a run of typing has ended. */
  close(): void {
    this.steps = this.steps.map((step) => (step.isOpen ? { ...step, isOpen: false } : step))
  }

  /** What leads to the entry before, and the pointer on it; nothing at the end. */
  undo(): ChangeSet | undefined {
    const step = this.steps[this.pointer]
    if (!step) return undefined
    this.close()
    this.replace(this.steps, this.pointer + 1)
    return invert(step.changes)
  }

  /** What leads to the entry after, and the pointer on it; nothing at the front. */
  redo(): ChangeSet | undefined {
    const step = this.steps[this.pointer - 1]
    if (!step) return undefined
    this.replace(this.steps, this.pointer - 1)
    return step.changes
  }

  /** Only the page as it is stays. */
  clear(): void {
    this.replace([], 0)
  }

  /** For storage. */
  toJSON(): StoredHistory {
    return {
      headPointer: this.pointer,
      steps: this.steps.map(({ label, time, changes }) => ({
        label,
        time,
        changes: writeChangeSet(changes),
      })),
    }
  }

  /**
   * Takes on what `toJSON` made, when it leads to the page as it is and nowhere else.
   * @returns whether it does; otherwise the history is empty
   */
  load(stored: StoredHistory): boolean {
    this.clear()
    try {
      const steps = stored.steps.map(({ label, time, changes }) => ({
        label,
        time,
        changes: readChangeSet(changes),
        isOpen: false,
      }))
      const { headPointer } = stored
      if (!Number.isInteger(headPointer) || headPointer < 0 || headPointer > steps.length) {
        return false
      }
      if (steps.length >= this.limit) return false
      const page = this.readPage()
      let state = page
      for (const { changes } of steps.slice(headPointer)) {
        state = applyChanges(state, invert(changes), true)
      }
      state = page
      for (const { changes } of steps.slice(0, headPointer).reverse()) {
        state = applyChanges(state, changes, true)
      }
      this.replace(steps, headPointer)
      return true
    } catch {
      return false
    }
  }

  private add(step: Step): void {
    this.replace([step, ...this.steps.slice(this.pointer)].slice(0, this.limit - 1), 0)
  }

  private replace(steps: readonly Step[], pointer: number): void {
    this.steps = steps
    this.pointer = pointer
    this.shown = undefined
  }
}
