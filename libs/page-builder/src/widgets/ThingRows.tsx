import type { ReactNode } from 'react'
import { rowCount, rowOf, type Cell, type Frame } from '../data/Frame.js'
import { CutNote } from './CutNote.js'

interface ThingRowsProps {
  readonly frame: Frame
  /** So many rows are shown. */
  readonly limit: number
  readonly children: (rows: readonly Readonly<Record<string, Cell>>[]) => ReactNode
}

/** The first rows of a frame by the names of their columns; where there are more, it says so. */
export function ThingRows({ frame, limit, children }: ThingRowsProps) {
  const count = Math.min(rowCount(frame), limit)
  return (
    <>
      {children(Array.from({ length: count }, (_, row) => rowOf(frame, row)))}
      {(rowCount(frame) > limit || frame.isCut) && <CutNote shown={count} />}
    </>
  )
}
