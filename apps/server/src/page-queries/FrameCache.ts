import type { Frame } from '@spruce/page-builder/data'

/** So long an answer serves others who ask the same, in milliseconds. */
const keptFor = 1000

/** So many cells are kept at most: about as many megabytes as this has hundred thousands. */
const mostCells = 1_000_000

interface Entry {
  frame: Frame
  until: number
  cells: number
}

/** What sources answered within the last second. Its keys say the tenant and, where it matters, the person. */
export class FrameCache {
  private readonly entries = new Map<string, Entry>()
  private cells = 0

  constructor(private readonly now: () => number = () => performance.now()) {}

  get(key: string): Frame | undefined {
    this.sweep()
    return this.entries.get(key)?.frame
  }

  set(key: string, frame: Frame): void {
    this.sweep()
    const cells = cellsOf(frame)
    this.drop(key)
    if (this.cells + cells > mostCells) return
    this.entries.set(key, { frame, cells, until: this.now() + keptFor })
    this.cells += cells
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

/** How many values a frame has. */
export function cellsOf({ columns }: Frame): number {
  return columns.reduce((sum, { values }) => sum + values.length, 0)
}
