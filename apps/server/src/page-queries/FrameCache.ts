import type { Frame } from '@spruce/page-builder/data'

/** So long an answer serves others who ask the same, in milliseconds. */
const keptFor = 1000

/** So many cells are kept at most: about as many megabytes as this has hundred thousands. */
const mostCells = 1_000_000

/** A change is known for longer than any query runs, in milliseconds. */
const changeKnownFor = 60_000

interface Entry {
  frame: Frame
  until: number
  cells: number
  source: string
}

/** Whose source answered, and when it began to read. */
export interface FrameOrigin {
  tenantId: string
  source: string
  /** By the clock of the cache. */
  readAt: number
}

/** What sources answered within the last second. Its keys say the tenant and, where it matters, the person. */
export class FrameCache {
  private readonly entries = new Map<string, Entry>()
  /** When what sources answer changed. */
  private readonly changes = new Map<string, number>()
  private cells = 0

  constructor(readonly now: () => number = () => performance.now()) {}

  get(key: string): Frame | undefined {
    this.sweep()
    return this.entries.get(key)?.frame
  }

  /** What was read before a change is not kept. */
  set(key: string, frame: Frame, { tenantId, source, readAt }: FrameOrigin): void {
    this.sweep()
    const cells = cellsOf(frame)
    this.drop(key)
    const name = nameOf(tenantId, source)
    if (this.cells + cells > mostCells || readAt <= (this.changes.get(name) ?? -1)) return
    this.entries.set(key, { frame, cells, until: this.now() + keptFor, source: name })
    this.cells += cells
  }

  /** What these sources of a tenant answer has changed. */
  forget(tenantId: string, sources: readonly string[]): void {
    const now = this.now()
    const names = new Set(sources.map((source) => nameOf(tenantId, source)))
    for (const [key, { source }] of this.entries) if (names.has(source)) this.drop(key)
    for (const name of names) {
      this.changes.delete(name)
      this.changes.set(name, now)
    }
    for (const [name, at] of this.changes) {
      if (at > now - changeKnownFor) return
      this.changes.delete(name)
    }
  }

  /** They stand in the order in which they end. */
  private sweep(): void {
    const now = this.now()
    for (const [key, { until }] of this.entries) {
      if (until > now) return
      this.drop(key)
    }
  }

  private drop(key: string): void {
    this.cells -= this.entries.get(key)?.cells ?? 0
    this.entries.delete(key)
  }
}

function nameOf(tenantId: string, source: string): string {
  return `${tenantId} ${source}`
}

/** How many values a frame has. */
export function cellsOf({ columns }: Frame): number {
  return columns.reduce((sum, { values }) => sum + values.length, 0)
}
