import { Cells } from './Cells.js'
import { layDown, separate } from './compact.js'
import { isLifting, readRules, type GridRules } from './gridRules.js'
import { compareItems, sortItems } from './order.js'
import type { LayoutProblem, LayoutProblemKind } from './problems.js'
import { readItem } from './readItem.js'
import { unstack } from './unstack.js'
import { gridLimits, type GridOptions, type LayoutItem } from './types.js'

/** What `normalise` made of its input. */
export interface Normalised {
  /** In bounds, without overlaps and compact; new objects, in the order given. */
  items: LayoutItem[]
  /** What was repaired; empty for a list that was a layout already. */
  problems: LayoutProblem[]
  /** The ids of items that compaction moved. */
  moved: string[]
}

/**
 * Makes a layout of anything: what is no item is left out, numbers are brought into the grid, statics
 * apart from each other, and all others compacted. A layout that is one already comes back as it is.
 * @throws RangeError for options that no grid can have
 */
export function normalise(input: unknown, options: GridOptions = {}): Normalised {
  const rules = readRules(options)
  const problems: LayoutProblem[] = []
  const items = raise(readItems(input, rules, problems), problems)
  const ids = items.map(({ id }) => id)
  const cells = Cells.of(items)
  const isStatic = (index: number) => items[index]?.static === true
  const given = cells.copy()
  separate(cells, ids, rules, isStatic)
  ids.forEach((id, index) => {
    if (!cells.isSame(index, given)) problems.push({ kind: 'static-overlap', index, id })
  })
  const settled = settle(cells, ids, rules, isStatic)
  const moved = ids.filter((_, index) => !settled.isSame(index, cells))
  return {
    items: items.map((item, index) => ({ ...item, ...settled.rect(index) })),
    problems,
    moved,
  }
}

/**
 * Whether items within the grid are a layout already: no two on each other, and compact, so that
 * `normalise` changes nothing.
 */
export function isSettled(items: readonly LayoutItem[], options: GridOptions): boolean {
  const rules = readRules(options)
  const ids = items.map(({ id }) => id)
  const cells = Cells.of(items)
  const isStatic = (index: number) => items[index]?.static === true
  const given = cells.copy()
  separate(cells, ids, rules, isStatic)
  return isSame(cells, given) && isSame(cells, layAll(cells, ids, rules, isStatic).settled)
}

type IsStatic = (index: number) => boolean

function settle(cells: Cells, ids: readonly string[], rules: GridRules, isStatic: IsStatic): Cells {
  const { settled, order } = layAll(cells, ids, rules, isStatic)
  // What compaction leaves where it is lies on nothing, and so is what unstacking would make of it.
  if (!isLifting(rules) || isSame(cells, settled)) return settled
  const lifted = cells.copy()
  return unstack(lifted, order, rules, isStatic) ? lifted : settled
}

function layAll(cells: Cells, ids: readonly string[], rules: GridRules, isStatic: IsStatic) {
  const order = sortItems(
    ids.length,
    compareItems(cells, ids, rules.compaction, () => 0),
  )
  const settled = cells.copy()
  layDown(settled, order, rules, isStatic)
  return { settled, order }
}

function isSame(a: Cells, b: Cells): boolean {
  return a.x.every((_, index) => a.isSame(index, b))
}

function readItems(input: unknown, rules: GridRules, problems: LayoutProblem[]): LayoutItem[] {
  if (!Array.isArray(input)) {
    problems.push({ kind: 'not-a-list', index: -1 })
    return []
  }
  const items = new Map<string, LayoutItem>()
  for (let index = 0; index < input.length; index += 1) {
    if (items.size === gridLimits.items) {
      problems.push({ kind: 'too-many', index })
      break
    }
    const value: unknown = input[index]
    const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined
    if (typeof value !== 'object' || value === null) {
      problems.push({ kind: 'not-an-item', index })
    } else if (typeof id !== 'string' || id === '') {
      problems.push({ kind: 'bad-id', index })
    } else if (items.has(id)) {
      problems.push({ kind: 'duplicate-id', index, id })
    } else {
      const kinds = new Set<LayoutProblemKind>()
      items.set(
        id,
        readItem(id, value, rules, (kind) => kinds.add(kind)),
      )
      for (const kind of kinds) problems.push({ kind, index, id })
    }
  }
  return [...items.values()]
}

/**
 * Below `gridLimits.row` an item begins no deeper than where one above it ends, a static than where a
 * static does. What was laid down does so anyway: a layout that is higher comes back as it is.
 */
function raise(items: LayoutItem[], problems: LayoutProblem[]): LayoutItem[] {
  if (items.every(({ y }) => y <= gridLimits.row)) return items
  const places = new Map(items.map((item, index) => [item, index]))
  const bring = (among: readonly LayoutItem[], isStatic: boolean) => {
    let line = 0
    let most: number = gridLimits.row
    let lowest = most
    for (const item of among.toSorted((a, b) => a.y - b.y)) {
      // Those that begin in one line do not count for each other, or the list would decide.
      if (item.y > line) most = lowest
      line = item.y
      if (item.y > most && (item.static ?? false) === isStatic) {
        item.y = most
        problems.push({ kind: 'out-of-bounds', index: places.get(item) ?? -1, id: item.id })
      }
      lowest = Math.max(lowest, item.y + item.h)
    }
  }
  const statics = items.filter((item) => item.static)
  bring(statics, true)
  bring(items, false)
  return items
}
