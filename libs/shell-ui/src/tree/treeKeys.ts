import { indexOfParent, type TreeRows } from './treeRows.js'

/** What a key means in a tree (WAI-ARIA tree pattern); undefined: not a tree key. */
export type TreeCommand =
  | { type: 'focus'; index: number }
  | { type: 'expand' | 'collapse' | 'activate' | 'toggle' | 'menu'; index: number }
  | { type: 'expandSiblings'; index: number }

const pageStep = 10

/** Reads a key of the tree pattern. `index` is the active row. */
export function readTreeKey(key: string, rows: TreeRows, index: number): TreeCommand | undefined {
  const row = rows.at(index)
  if (!row) return undefined
  switch (key) {
    case 'ArrowDown':
      return focusOn(rows, index + 1)
    case 'ArrowUp':
      return focusOn(rows, index - 1)
    case 'PageDown':
      return focusOn(rows, index + pageStep)
    case 'PageUp':
      return focusOn(rows, index - pageStep)
    case 'Home':
      return focusOn(rows, 0)
    case 'End':
      return focusOn(rows, rows.length - 1)
    case 'ArrowRight':
      return openOrEnter(rows, index)
    case 'ArrowLeft':
      return closeOrLeave(rows, index)
    case 'Enter':
      return { type: 'activate', index }
    case ' ':
      return { type: 'toggle', index }
    case '*':
      return { type: 'expandSiblings', index }
    case 'ContextMenu':
    case 'F10':
      return { type: 'menu', index }
    default:
      return undefined
  }
}

function focusOn(rows: TreeRows, index: number): TreeCommand {
  return { type: 'focus', index: Math.min(Math.max(index, 0), rows.length - 1) }
}

function openOrEnter(rows: TreeRows, index: number): TreeCommand | undefined {
  const row = rows.at(index)
  if (row?.kind !== 'node' || !row.item.hasChildren) return undefined
  return row.isExpanded ? focusOn(rows, index + 1) : { type: 'expand', index }
}

function closeOrLeave(rows: TreeRows, index: number): TreeCommand | undefined {
  const row = rows.at(index)
  if (row?.kind === 'node' && row.isExpanded) return { type: 'collapse', index }
  const parent = indexOfParent(rows, index)
  return parent < 0 ? undefined : focusOn(rows, parent)
}
