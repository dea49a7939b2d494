import type { LayoutItem } from './types.js'

/** Places and sizes of all items by index, in cells. */
export class Cells {
  constructor(
    readonly x: Int32Array,
    readonly y: Int32Array,
    readonly w: Int32Array,
    readonly h: Int32Array,
  ) {}

  static of(items: readonly Rect[]): Cells {
    return new Cells(
      Int32Array.from(items, ({ x }) => x),
      Int32Array.from(items, ({ y }) => y),
      Int32Array.from(items, ({ w }) => w),
      Int32Array.from(items, ({ h }) => h),
    )
  }

  copy(): Cells {
    return new Cells(this.x.slice(), this.y.slice(), this.w.slice(), this.h.slice())
  }

  get bottom(): number {
    let bottom = 0
    for (let i = 0; i < this.y.length; i += 1) {
      bottom = Math.max(bottom, at(this.y, i) + at(this.h, i))
    }
    return bottom
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
      at(this.x, index) === at(other.x, index) &&
      at(this.y, index) === at(other.y, index) &&
      at(this.w, index) === at(other.w, index) &&
      at(this.h, index) === at(other.h, index)
    )
  }

  /** Whether the item at `index` has a cell in common with `rect`. */
  meets(index: number, { x, y, w, h }: Rect): boolean {
    const left = at(this.x, index)
    const top = at(this.y, index)
    return (
      left < x + w && x < left + at(this.w, index) && top < y + h && y < top + at(this.h, index)
    )
  }
}

/** A rectangle of cells. */
export type Rect = Pick<LayoutItem, 'x' | 'y' | 'w' | 'h'>

/** The element of an index that is known to exist. */
export function at(values: ArrayLike<number>, index: number): number {
  return values[index] as number
}
