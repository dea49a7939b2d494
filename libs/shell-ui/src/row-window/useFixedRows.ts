import { useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import { RowWindow, type RowList, type RowRange } from './RowWindow.js'

export interface FixedRows extends RowRange {
  /** Brings a row into sight, and so into the document. */
  scrollToRow: (index: number) => void
}

/** The rows of one height that are in sight of a scrolling box, and some around them. */
export function useFixedRows(box: RefObject<HTMLElement | null>, list: RowList): FixedRows {
  const [rowWindow] = useState(() => new RowWindow())
  const read = () => rowWindow.range(list)
  const { from, to } = useSyncExternalStore(rowWindow.subscribe, read, read)
  useLayoutEffect(() => (box.current ? rowWindow.attach(box.current) : undefined), [box, rowWindow])
  return { from, to, scrollToRow: (index) => rowWindow.reveal(index, list) }
}
