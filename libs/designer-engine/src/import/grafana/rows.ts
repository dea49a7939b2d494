import type { Json, JsonObject } from '../../document/types.js'
import type { PathStep } from '../../schema/plain.js'
import {
  bottomOf,
  isObject,
  textOf,
  without,
  type ForeignItem,
  type PageBuilder,
} from '../PageBuilder.js'
import { cellsOf, columns } from './names.js'
import { itemOf } from './panels.js'
import { isRepeating, listOf, type Repeats } from './repeats.js'

/** What a row is high, in px, and a panel wide, in twelfths of a row, when it does not say. */
const usual = { height: 250, span: 4 }
/** What a panel is high at least, in px. */
const leastHeight = 90

/**
 * Before version 16 a dashboard was rows of panels with spans of 12 and heights in px. As Grafana does, rows
 * become panels of their own as soon as one of them is collapsed, repeats, or shows its title.
 * @param top the first free row of the page
 */
export function readRows(
  rows: readonly Json[],
  path: readonly PathStep[],
  top: number,
  builder: PageBuilder,
  repeats: Repeats,
): readonly ForeignItem[] {
  const areShown = rows.some(isShown)
  let nextId = repeats.highest + 1
  let y = top
  return rows.flatMap((row, index): readonly ForeignItem[] => {
    const at = [...path, index]
    if (!isObject(row)) {
      builder.report('not-an-item', at)
      return []
    }
    if (repeats.isCopyOfRow(row)) {
      builder.report('repeated-copy', at)
      return []
    }
    const headId = areShown ? nextId++ : 0
    const isCollapsed = areShown && row['collapse'] === true
    const floor = new Floor(isCollapsed ? 0 : y + (areShown ? 1 : 0))
    const rowHeight = cellsOf(pixelsOf(row['height'], usual.height))
    const items = readPanelsOfRow(row, at, builder, repeats).map(([panel, path, place]) => {
      const { id = nextId++, height } = panel
      const h = height === undefined ? rowHeight : cellsOf(pixelsOf(height, usual.height))
      const placed = { ...panel, id }
      return itemOf(placed, floor.place(widthOf(panel), h), path, place, builder)
    })
    if (areShown) {
      const taken = ['id', 'type', 'collapsed'].filter((name) => Object.hasOwn(row, name))
      for (const name of taken) builder.report('left-out', [...at, name])
    } else {
      builder.reportRest(row, at, ...namesOfHidden)
      if (textOf(row['title']) !== '') builder.report('left-out', [...at, 'title'])
      y = Math.max(y, bottomOf(items))
      return items
    }
    const head = {
      ...without(row, 'panels', 'collapse', 'height'),
      id: headId,
      type: 'row',
      collapsed: isCollapsed,
    }
    const place = { x: 0, y, w: columns, h: 1 }
    y = isCollapsed ? y + 1 : Math.max(y + 1, bottomOf(items))
    if (isCollapsed) return [itemOf(head, place, at, index, builder, items)]
    return [itemOf(head, place, at, index, builder), ...items]
  })
}

function readPanelsOfRow(
  row: JsonObject,
  path: readonly PathStep[],
  builder: PageBuilder,
  repeats: Repeats,
) {
  const { panels } = row
  if (panels !== undefined && !Array.isArray(panels)) {
    builder.report('not-an-item', [...path, 'panels'])
  }
  return listOf(panels).flatMap((panel, index) => {
    const at = [...path, 'panels', index]
    if (isObject(panel) && !repeats.isCopy(panel)) return [[panel, at, index] as const]
    builder.report(isObject(panel) ? 'repeated-copy' : 'not-an-item', at)
    return []
  })
}

function isShown(row: Json): boolean {
  if (!isObject(row)) return false
  return row['collapse'] === true || row['showTitle'] === true || isRepeating(row)
}

/** A height as a number or as text such as `250px`. */
function pixelsOf(value: Json | undefined, fallback: number): number {
  const pixels = parseFloat(textOf(value))
  return Math.max(leastHeight, Number.isFinite(pixels) && pixels > 0 ? pixels : fallback)
}

function widthOf({ span }: JsonObject): number {
  const given = typeof span === 'number' && span > 0 ? span : usual.span
  return Math.max(1, Math.min(columns, Math.floor(given * 2)))
}

/** What a row that is not shown says to no effect; its title is told apart. */
const namesOfHidden = [
  'panels',
  'title',
  'titleSize',
  'showTitle',
  'height',
  'collapse',
  'editable',
  'repeat',
  'repeatIteration',
  'repeatRowId',
]

/** What of a row is taken so far, column by column: a panel goes as high as it fits, and then to the left. */
class Floor {
  private readonly ends: number[]

  constructor(top: number) {
    this.ends = Array.from({ length: columns }, () => top)
  }

  place(w: number, h: number) {
    let [x, y] = [0, Infinity]
    for (let from = 0; from + w <= columns; from += 1) {
      const end = Math.max(...this.ends.slice(from, from + w))
      if (end < y) [x, y] = [from, end]
    }
    this.ends.fill(y + h, x, x + w)
    return { x, y, w, h }
  }
}
