import { formatTime } from '@spruce/validators'
import type { Cell } from '../data/Frame.js'

/** A cell as a text; nothing is empty. */
export function textOf(cell: Cell | undefined): string {
  return cell === null || cell === undefined ? '' : String(cell)
}

/** A moment of a column of times, small; nothing where there is none. */
export function timeOf(cell: Cell | undefined) {
  if (typeof cell !== 'number') return null
  return <time className="sp-page-line-note">{formatTime(cell)}</time>
}
