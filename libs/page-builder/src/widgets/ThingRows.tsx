import type { ReactNode } from 'react'
import { rowCount, rowOf, type Cell, type Frame } from '../data/Frame.js'
import { FirstRows } from '../frame/FirstRows.js'

interface ThingRowsProps {
  readonly frame: Frame
  /** So many rows are shown at first. */
  readonly limit: number
  readonly children: (rows: readonly Readonly<Record<string, Cell>>[]) => ReactNode
}

/** The first rows of a frame by the names of their columns; where there are more, it leads to them. */
export function ThingRows({ frame, limit, children }: ThingRowsProps) {
  return (
    <FirstRows count={rowCount(frame)} limit={limit} hasMore={frame.isCut}>
      {(shown) => children(Array.from({ length: shown }, (_, row) => rowOf(frame, row)))}
    </FirstRows>
  )
}
