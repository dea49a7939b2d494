/** A node of a tree, with what the tree draws of it. */
export interface TreeItem<Data = unknown> {
  id: string
  label: string
  /** It can be expanded, whether or not its children are known yet. */
  hasChildren: boolean
  /** After the label, quiet: a head count. */
  note?: string | undefined
  /** The search found it: its label is marked. */
  isMatched?: boolean | undefined
  isDisabled?: boolean | undefined
  data: Data
}

/** The children of a node, as far as they are known. */
export interface TreeBranch<Data = unknown> {
  status: 'loading' | 'ready' | 'failed'
  items: readonly TreeItem<Data>[]
  /** The same as `items`, one by one, where not all of them are made at once. */
  nodes?: BranchNodes<Data> | undefined
  retry?: (() => void) | undefined
}

/** The nodes of a branch, each made when it is asked for. */
export interface BranchNodes<Data = unknown> {
  readonly length: number
  idAt: (index: number) => string
  /** Always the same object for a node. */
  at: (index: number) => TreeItem<Data>
  /** As `at`, for one that nobody keeps. */
  labelAt: (index: number) => string
  /** False of those that surely have no children: they need not be made to know. */
  mayOpen: (index: number) => boolean
}

/** Gives the children of a node; of the root for `null`; undefined while nobody asked for them. */
export type GetBranch<Data = unknown> = (parentId: string | null) => TreeBranch<Data> | undefined

/** A visible line of the tree. */
export type TreeRow<Data = unknown> = TreeNodeRow<Data> | TreeNoticeRow

export interface TreeNodeRow<Data = unknown> {
  kind: 'node'
  key: string
  item: TreeItem<Data>
  parentId: string | null
  /** `aria-level`: 1 at the top. */
  level: number
  /** `aria-posinset`: from 1. */
  position: number
  /** `aria-setsize`. */
  siblings: number
  isExpanded: boolean
}

/** In place of children that are loading or failed. */
export interface TreeNoticeRow {
  kind: 'loading' | 'failed'
  key: string
  parentId: string | null
  level: number
  retry: (() => void) | undefined
}

const noItems: readonly never[] = []

/** Lines that follow each other in one branch, or one notice. */
interface Run<Data> {
  /** The first line. */
  start: number
  length: number
  parentId: string | null
  level: number
  /** Undefined where a notice stands. */
  nodes: BranchNodes<Data> | undefined
  /** Of the first line among `nodes`. */
  first: number
}

/**
 * The lines to draw, top to bottom. Of lines that nobody has asked for it keeps only where each run of
 * siblings begins: a hundred thousand open nodes cost some milliseconds, and no object each.
 */
export class TreeRows<Data = unknown> {
  readonly length: number
  private readonly runs: Run<Data>[] = []
  /** Notices, and the lines asked for: each stays the same object, so that what draws it may be memoised. */
  private readonly made = new Map<number, TreeRow<Data>>()
  /** The run that was asked for last: who asks for one line asks for its neighbours. */
  private latest: Run<Data> | undefined

  constructor(
    private readonly getBranch: GetBranch<Data>,
    private readonly expanded: ReadonlySet<string>,
  ) {
    this.length = this.addBranch(null, 1, 0)
  }

  at(index: number): TreeRow<Data> | undefined {
    return this.made.get(index) ?? this.make(index)
  }

  /** The node of a line; undefined for a notice. */
  itemAt(index: number): TreeItem<Data> | undefined {
    const run = this.runAt(index)
    return run?.nodes?.at(run.first + index - run.start)
  }

  keyAt(index: number): string | undefined {
    const run = this.runAt(index)
    return run?.nodes?.idAt(run.first + index - run.start) ?? this.made.get(index)?.key
  }

  /** 0 where there is no line. */
  levelAt(index: number): number {
    return this.runAt(index)?.level ?? 0
  }

  /** Where the line of this key is, or -1. */
  indexOf(key: string): number {
    for (const { start, length, nodes, first } of this.runs) {
      if (!nodes && this.made.get(start)?.key === key) return start
      for (let at = 0; nodes && at < length; at += 1) {
        if (nodes.idAt(first + at) === key) return start + at
      }
    }
    return -1
  }

  /** The first node from `from` on, and round the end, whose label passes, or -1. */
  indexOfLabel(passes: (label: string) => boolean, from: number): number {
    const after = this.findLabel(passes, from)
    return after >= 0 ? after : this.findLabel(passes, 0)
  }

  private findLabel(passes: (label: string) => boolean, from: number): number {
    for (const { start, length, nodes, first } of this.runs) {
      for (let at = Math.max(0, from - start); nodes && at < length; at += 1) {
        if (passes(nodes.labelAt(first + at))) return start + at
      }
    }
    return -1
  }

  private runAt(index: number): Run<Data> | undefined {
    if (isIn(this.latest, index)) return this.latest
    let low = 0
    let high = this.runs.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.runs[middle] as Run<Data>).start <= index) low = middle + 1
      else high = middle
    }
    const found = this.runs[low - 1]
    return isIn(found, index) ? (this.latest = found) : undefined
  }

  private make(index: number): TreeNodeRow<Data> | undefined {
    const item = this.itemAt(index)
    const run = this.runAt(index)
    if (!item || !run?.nodes) return undefined
    const { parentId, level, nodes, first, start } = run
    const row: TreeNodeRow<Data> = {
      kind: 'node',
      key: item.id,
      item,
      parentId,
      level,
      position: first + index - start + 1,
      siblings: nodes.length,
      isExpanded: item.hasChildren && this.expanded.has(item.id),
    }
    this.made.set(index, row)
    return row
  }

  /**
   * By index, not by iterator: the first time, before the engine has compiled anything, that is half the time.
   * @returns the line after the last one
   */
  private addBranch(parentId: string | null, level: number, start: number): number {
    const branch = this.getBranch(parentId)
    const nodes = branch?.nodes ?? eagerNodes(branch?.items ?? noItems)
    const siblings = nodes.length
    let end = start
    let first = 0
    const closeRun = (next: number) => {
      const length = next - first
      if (length > 0) this.runs.push({ start: end, length, parentId, level, nodes, first })
      end += length
      first = next
    }
    for (let index = 0; index < siblings; index += 1) {
      if (!nodes.mayOpen(index)) continue
      const id = nodes.idAt(index)
      if (!this.expanded.has(id) || !nodes.at(index).hasChildren) continue
      closeRun(index + 1)
      end = this.addBranch(id, level + 1, end)
    }
    closeRun(siblings)
    if (branch?.status === 'ready') return end
    const kind = branch?.status === 'failed' ? 'failed' : 'loading'
    if (kind === 'loading' && siblings > 0) return end // refreshing: the old children stay
    const key = `${kind}:${String(parentId)}`
    this.made.set(end, { kind, key, parentId, level, retry: branch?.retry })
    this.runs.push({ start: end, length: 1, parentId, level, nodes: undefined, first: 0 })
    return end + 1
  }
}

function isIn<Data>(run: Run<Data> | undefined, index: number): run is Run<Data> {
  return run !== undefined && index >= run.start && index < run.start + run.length
}

function eagerNodes<Data>(items: readonly TreeItem<Data>[]): BranchNodes<Data> {
  const at = (index: number) => items[index] as TreeItem<Data>
  return {
    length: items.length,
    at,
    idAt: (index) => at(index).id,
    labelAt: (index) => at(index).label,
    mayOpen: (index) => at(index).hasChildren,
  }
}

/**
 * Where a line is, or -1. `likely` is where it was: while nothing opens or closes it is there still, and
 * no other line is looked at.
 */
export function indexOfKey(rows: TreeRows, key: string | null | undefined, likely = 0): number {
  if (key === undefined || key === null) return -1
  return rows.keyAt(likely) === key ? likely : rows.indexOf(key)
}

/** Where the line above it in the tree is, or -1: the nearest one before it that is less deep. */
export function indexOfParent(rows: TreeRows, index: number): number {
  const level = rows.levelAt(index) || 1
  let at = index - 1
  while (at >= 0 && rows.levelAt(at) >= level) at -= 1
  return at
}

/** Keys of the line at `index` and of all below it. */
export function keysOfBranch(rows: TreeRows, index: number): Set<string> {
  const keys = new Set<string>()
  const top = rows.keyAt(index)
  if (top === undefined) return keys
  keys.add(top)
  const level = rows.levelAt(index)
  for (let at = index + 1; rows.levelAt(at) > level; at += 1) keys.add(rows.keyAt(at) ?? '')
  return keys
}
