import type { GridRect } from '../index.js'

/** A grid in px: what it takes to know where its cells are. */
export interface GridGeometry {
  readonly columns: number
  /** Of the grid itself, in px. */
  readonly width: number
  readonly rowHeight: number
  /** Between items and around all of them: horizontally, vertically. */
  readonly margin: readonly [x: number, y: number]
}

/** Px from the upper left corner of a grid. */
export interface PxRect {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** From one column to the next, in px. */
export function columnStep({ columns, width, margin: [x] }: GridGeometry): number {
  return Math.max(1, (width - x) / columns)
}

/** From one row to the next, in px. */
export function rowStep({ rowHeight, margin: [, y] }: GridGeometry): number {
  return rowHeight + y
}

/** Where cells are. Edges are rounded, not sizes, so that gaps between neighbours are all alike. */
export function pxOf({ x, y, w, h }: GridRect, geometry: GridGeometry): PxRect {
  const [marginX, marginY] = geometry.margin
  const stepX = columnStep(geometry)
  const stepY = rowStep(geometry)
  const left = Math.round(marginX + x * stepX)
  const top = Math.round(marginY + y * stepY)
  return {
    left,
    top,
    width: Math.max(0, Math.round(marginX + (x + w) * stepX) - marginX - left),
    height: Math.max(0, Math.round(marginY + (y + h) * stepY) - marginY - top),
  }
}

/** How high a grid of so many rows is. */
export function heightOf(rows: number, geometry: GridGeometry): number {
  return Math.round(rows * rowStep(geometry) + geometry.margin[1])
}

/** How many cells a way in px is, to the nearest. */
export function cellsOf(way: { x: number; y: number }, geometry: GridGeometry) {
  return {
    x: Math.round(way.x / columnStep(geometry)) + 0,
    y: Math.round(way.y / rowStep(geometry)) + 0,
  }
}
