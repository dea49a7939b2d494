import {
  compareStructural,
  computed,
  createAtom,
  observable,
  runInAction,
  type IAtom,
  type IComputedValue,
  type ObservableMap,
} from 'mobx'
import type { ChangeSet, Designer, GridRect, PageNode, PageSettings } from '../index.js'
import { ObservableRecord, type PageContent } from './ObservableRecord.js'

/**
 * A designer as MobX sees it. Each record is an observable of its own, and a record is replaced, never
 * changed: who reads one is told when that one differs, and by nothing else.
 */
export interface ObservableDesigner {
  readonly designer: Designer
  /** A record as it is shown, steps of a gesture included. */
  node: (id: string) => PageNode | undefined
  /** A record without its place: differs when anything else of it does. */
  content: (id: string) => PageContent | undefined
  /** The records of the children of a slot in their order; one reader of all costs less than as many of each. */
  childNodes: (parent: string | null, slot: string) => readonly PageNode[]
  /** The children of a slot in their order; differs only when one comes, goes or changes its order. */
  childIds: (parent: string | null, slot: string) => readonly string[]
  /** The children of a slot as they are read: row by row, then column by column; a list in its order. */
  readingOrder: (parent: string | null, slot: string) => readonly string[]
  /** How many rows the children of a slot take. */
  rows: (parent: string | null, slot: string) => number
  readonly settings: PageSettings
  readonly selectedIds: readonly string[]
  /** As `selectedIds.includes`, told by what happens to this one alone. */
  isSelected: (id: string) => boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly onlyPreview: boolean
  readonly isReadOnly: boolean
  /** The steps of the gesture under way, as the records were at its beginning; empty without one. */
  readonly previewBase: ReadonlyMap<string, GridRect>
  /** Lets go of the designer: from now on nothing is told. */
  dispose: () => void
}

/** Makes a designer observable. One action for each change; `dispose` it with the page. */
export function createObservableDesigner(designer: Designer): ObservableDesigner {
  return new Observed(designer)
}

const refOnly = { deep: false } as const

/** The records of a slot, made once for all who read them; told once when any of them differs. */
interface Children {
  readonly atom: IAtom
  nodes?: readonly PageNode[] | undefined
}

class Observed implements ObservableDesigner {
  private readonly records = new Map<string, ObservableRecord>()
  private readonly children = new Map<string, Children>()
  private readonly slots: ObservableMap<string, readonly string[]> = observable.map({}, refOnly)
  private readonly chosen: ObservableMap<string, true> = observable.map({}, refOnly)
  private readonly selection = createAtom('selection')
  private readonly history = createAtom('history')
  private readonly preview = createAtom('preview')
  private readonly page = createAtom('settings')
  private readonly orders = new Map<string, IComputedValue<readonly string[]>>()
  private readonly heights = new Map<string, IComputedValue<number>>()
  private readonly steps = createAtom('steps')
  private readonly base = new Map<string, GridRect>()
  private readonly stops: (() => void)[]

  constructor(readonly designer: Designer) {
    const { nodes } = designer.document
    for (const node of Object.values(nodes)) {
      this.records.set(node.id, new ObservableRecord(node))
      this.takeSlot(node)
    }
    for (const id of designer.selection.ids) this.chosen.set(id, true)
    this.stops = [
      designer.on('change', (changes, { isPreview }) => {
        runInAction(() => this.take(changes, isPreview))
      }),
      designer.on('selection', () => runInAction(() => this.takeSelection())),
      designer.on('history', () => runInAction(() => this.history.reportChanged())),
      designer.on('preview', () => runInAction(() => this.preview.reportChanged())),
    ]
  }

  node(id: string): PageNode | undefined {
    return this.record(id).read()
  }

  content(id: string): PageContent | undefined {
    return this.record(id).readContent()
  }

  childNodes(parent: string | null, slot: string): readonly PageNode[] {
    const key = keyOf(parent, slot)
    const children = this.children.get(key) ?? { atom: createAtom('children') }
    this.children.set(key, children)
    children.atom.reportObserved()
    const ids = this.childIds(parent, slot)
    return (children.nodes ??= ids.flatMap((id) => this.record(id).peek() ?? []))
  }

  childIds(parent: string | null, slot: string): readonly string[] {
    return this.slots.get(keyOf(parent, slot)) ?? none
  }

  readingOrder(parent: string | null, slot: string): readonly string[] {
    if (this.designer.layoutOf(parent, slot) !== 'grid') return this.childIds(parent, slot)
    const ofSlot = () => [...this.childNodes(parent, slot)].sort(compareCells).map(({ id }) => id)
    return derived(this.orders, keyOf(parent, slot), ofSlot).get()
  }

  rows(parent: string | null, slot: string): number {
    const ofSlot = () =>
      this.childNodes(parent, slot).reduce((rows, { y, h }) => Math.max(rows, y + h), 0)
    return derived(this.heights, keyOf(parent, slot), ofSlot).get()
  }

  get settings(): PageSettings {
    this.page.reportObserved()
    return this.designer.settings
  }

  get selectedIds(): readonly string[] {
    this.selection.reportObserved()
    return this.designer.selection.ids
  }

  isSelected(id: string): boolean {
    return this.chosen.has(id)
  }

  get canUndo(): boolean {
    this.history.reportObserved()
    return this.designer.history.canUndo
  }

  get canRedo(): boolean {
    this.history.reportObserved()
    return this.designer.history.canRedo
  }

  get onlyPreview(): boolean {
    this.preview.reportObserved()
    return this.designer.onlyPreview
  }

  get isReadOnly(): boolean {
    return this.designer.isReadOnly
  }

  get previewBase(): ReadonlyMap<string, GridRect> {
    this.steps.reportObserved()
    return this.base
  }

  dispose(): void {
    for (const stop of this.stops.splice(0)) stop()
  }

  private take({ added, updated, removed, settings }: ChangeSet, isPreview: boolean): void {
    for (const node of added.values()) {
      this.record(node.id).write(node)
      this.takeSlot(node)
    }
    const moved: PageNode[] = []
    for (const [id, [from, to]] of updated) {
      moved.push(to)
      if (isPreview && !this.base.has(id)) this.base.set(id, from)
      this.record(id).write(to, isPreview)
      if (from.parent !== to.parent || from.slot !== to.slot || from.order !== to.order) {
        this.takeSlot(from)
        this.takeSlot(to)
      }
    }
    for (const node of removed.values()) {
      this.record(node.id).write(undefined)
      this.takeSlot(node)
    }
    this.tellSlots(moved)
    if (settings) this.page.reportChanged()
    if (!isPreview || !this.designer.isInGesture) this.endPreview()
    else this.steps.reportChanged()
  }

  /** What was shown while a gesture went on may have been put back without a word. */
  private endPreview(): void {
    if (this.base.size === 0) return
    const nodes = [...this.base.keys()].flatMap((id) => this.designer.get(id) ?? [])
    for (const node of nodes) this.record(node.id).write(node)
    this.tellSlots(nodes)
    this.base.clear()
    this.steps.reportChanged()
  }

  /** Those of a step lie in one slot, nearly always. */
  private tellSlots(nodes: readonly PageNode[]): void {
    const keys = new Set<string>()
    let last: PageNode | undefined
    for (const node of nodes) {
      if (last?.parent !== node.parent || last.slot !== node.slot) {
        keys.add(keyOf(node.parent, node.slot))
      }
      last = node
    }
    for (const key of keys) {
      const children = this.children.get(key)
      if (!children) continue
      children.nodes = undefined
      children.atom.reportChanged()
    }
  }

  private record(id: string): ObservableRecord {
    const known = this.records.get(id)
    if (known) return known
    const record = new ObservableRecord()
    this.records.set(id, record)
    return record
  }

  private takeSlot({ parent, slot }: PageNode): void {
    const key = keyOf(parent, slot)
    const ids = this.designer.children(parent, slot).map(({ id }) => id)
    const known = this.slots.get(key)
    if (!known || ids.length !== known.length || ids.some((id, index) => id !== known[index])) {
      const children = this.children.get(key)
      if (children) children.nodes = undefined
      this.slots.set(key, ids)
    }
  }

  private takeSelection(): void {
    const ids = new Set(this.designer.selection.ids)
    for (const id of [...this.chosen.keys()]) if (!ids.has(id)) this.chosen.delete(id)
    for (const id of ids) this.chosen.set(id, true)
    this.selection.reportChanged()
  }
}

const none: readonly string[] = Object.freeze([])

function keyOf(parent: string | null, slot: string): string {
  return JSON.stringify([parent, slot])
}

function derived<Value>(
  known: Map<string, IComputedValue<Value>>,
  key: string,
  read: () => Value,
): IComputedValue<Value> {
  const found = known.get(key) ?? computed(read, { equals: compareStructural })
  known.set(key, found)
  return found
}

/** As people read: a row before the next one, in it from left to right. */
function compareCells(a: PageNode, b: PageNode): number {
  return a.y - b.y || a.x - b.x || (a.id < b.id ? -1 : 1)
}
