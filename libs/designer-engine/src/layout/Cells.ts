import type { Compaction, LayoutItem } from './types.js'

/** Places and sizes of all items by index, in cells. */
export class Cells {
  constructor(
    readonly x: Int32Array,
    readonly y: Int32Array,
    readonly w: Int32Array,
    readonly h: Int32Array,
  ) {}

  static of(items: readonly Rect[]): Cells {
    const all = (name: keyof Rect) => new Int32Array(items.map((item) => item[name]))
    return new Cells(all('x'), all('y'), all('w'), all('h'))
  }

  copy(): Cells {
    return new Cells(this.x.slice(), this.y.slice(), this.w.slice(), this.h.slice())
  }

  /**
   * The same cells, seen so that compaction always goes up: for `horizontal` rows are columns and
   * columns are rows. What is written into one is written into both.
   */
  turn(compaction: Compaction): Cells {
    return compaction === 'horizontal' ? new Cells(this.y, this.x, this.h, this.w) : this
  }

  get bottom(): number {
    return this.y.reduce((bottom, y, index) => Math.max(bottom, y + at(this.h, index)), 0)
  }

  put(index: number, { x, y, w, h }: Rect): void {
    this.x[index] = x
    this.y[index] = y
    this.w[index] = w
    this.h[index] = h
  }

  rect(index: number): Rect {
    return {
      x: at(this.x, index),
      y: at(this.y, index),
      w: at(this.w, index),
      h: at(this.h, index),
    }
  }

  isSame(index: number, other: Cells): boolean {
    return (
      this.x[index] === other.x[index] &&
      this.y[index] === other.y[index] &&
      this.w[index] === other.w[index] &&
      this.h[index] === other.h[index]
    )
  }

  /** Whether the item at `index` has a cell in common with `rect`. */
  meets(index: number, { x, y, w, h }: Rect): boolean {
    const own = this.rect(index)
    return own.x < x + w && x < own.x + own.w && own.y < y + h && y < own.y + own.h
  }
}

/** A rectangle of cells. */
export type Rect = Pick<LayoutItem, 'x' | 'y' | 'w' | 'h'>

/** Whether both are the same cells. */
export function isSameRect(a: Rect, b: Rect): boolean {
  return a.x === b.x && a.y === b.y && a.w === b.w && a.h === b.h
}

/** The element of an index that is known to exist. */
export function at(values: ArrayLike<number>, index: number): number {
  return values[index] as number
}
