import { Cells } from './Cells.js'
import { layDown } from './compact.js'
import { isLifting, readRules, type GridRules } from './gridRules.js'
import { compareItems, sortItems } from './order.js'
import { readItem } from './readItem.js'
import { unstack } from './unstack.js'
import {
  gridLimits,
  type GridOptions,
  type LayoutItem,
  type LayoutProblem,
  type LayoutProblemKind,
} from './types.js'

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
  const items = readItems(input, rules, problems)
  const ids = items.map(({ id }) => id)
  const cells = Cells.of(items)
  const isStatic = (index: number) => items[index]?.static === true
  const lowered = rules.allowOverlap ? [] : separate(cells, ids, rules, isStatic)
  for (const index of lowered) {
    problems.push({ kind: 'static-overlap', index, id: ids[index] ?? '' })
  }
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
  if (separate(cells, ids, rules, isStatic).length > 0) return false
  return isSame(cells, layAll(cells, ids, rules, isStatic).settled)
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

/** Lowers statics that lie on each other until they do not, in their order, and tells which. */
function separate(
  cells: Cells,
  ids: readonly string[],
  rules: GridRules,
  isStatic: (index: number) => boolean,
): number[] {
  const order = sortItems(
    ids.length,
    compareItems(cells, ids, 'none', () => 0),
  ).filter(isStatic)
  const before = cells.copy()
  layDown(cells, order, { ...rules, compaction: 'none' }, () => false)
  return Array.from(order).filter((index) => !cells.isSame(index, before))
}
