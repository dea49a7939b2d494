/** The rows that stand in the document: `from` up to, not including, `to`. */
export interface RowRange {
  readonly from: number
  readonly to: number
}

/** What a list of rows of one height is. Lengths in pixels. */
export interface RowList {
  count: number
  /** Of every row. */
  height: number
  /** Rows at least beyond those in sight, on either side. */
  overscan: number
  /** What stays in sight above the rows: the head of a table. */
  head: number
}

/** What a list without a size yet assumes: its first frame, a hidden tab, a test without layout. */
const assumedSize = 480

/**
 * Which part of a scrolling box is in sight, and so which rows of one height. Nothing is kept per row,
 * so a hundred thousand cost what ten do, and the box is asked only when it has scrolled or changed
 * its size.
 */
export class RowWindow {
  private box: HTMLElement | undefined
  private top = 0
  private size = assumedSize
  private last: RowRange = { from: 0, to: 0 }
  private readonly listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Follows this box until the answer is called. */
  attach(box: HTMLElement): () => void {
    this.box = box
    const look = () => this.look()
    // A document without layout, as tests have it, knows of no sizes.
    const sizes = 'ResizeObserver' in window ? new ResizeObserver(look) : undefined
    sizes?.observe(box)
    box.addEventListener('scroll', look, { passive: true })
    look()
    return () => {
      sizes?.disconnect()
      box.removeEventListener('scroll', look)
      this.box = undefined
    }
  }

  /** The same object as long as the same rows are meant. */
  range({ count, height, overscan, head }: RowList): RowRange {
    const inSight = Math.ceil((this.size - head) / height) + 1
    // The box may have been taller a moment ago, and not have scrolled back yet.
    const first = Math.min(Math.floor(this.top / height), Math.max(0, count - inSight))
    const from = Math.max(0, first - overscan)
    const to = Math.min(count, first + inSight + overscan)
    if (from !== this.last.from || to !== this.last.to) this.last = { from, to }
    return this.last
  }

  /** Scrolls no further than it takes to have the row in sight. */
  reveal(index: number, { height, head }: RowList): void {
    const { box } = this
    if (!box) return
    const [top, size] = [box.scrollTop, box.clientHeight || assumedSize]
    const begin = index * height
    const end = begin + height + head
    if (begin < top) box.scrollTop = begin
    else if (end > top + size) box.scrollTop = end - size
    else return
    // At once, not with the event of the next frame: what else the key changes is rendered with it.
    this.look()
  }

  private look(): void {
    if (!this.box) return
    const [top, size] = [this.box.scrollTop, this.box.clientHeight || assumedSize]
    if (top === this.top && size === this.size) return
    this.top = top
    this.size = size
    for (const listener of this.listeners) listener()
  }
}
