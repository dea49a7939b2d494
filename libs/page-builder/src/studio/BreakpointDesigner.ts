import {
  createDesigner,
  isSameJson,
  type ChangeSet,
  type CommandName,
  type CommandResult,
  type Commands,
  type Designer,
  type DesignerEvents,
  type DesignerGesture,
  type DesignerOptions,
  type PageDocument,
  type PageNode,
  type PageSettings,
  type Target,
  type TransactOptions,
  type Transaction,
} from '@spruce/designer-engine'
import type { Cell, ResizeHandle } from '@spruce/designer-engine/layout'
import { columnsAt } from '../runtime/layOut.js'
import {
  isSamePlace,
  placesAt,
  placesToKeep,
  rectOf,
  withOwnPlace,
  type BreakpointGrid,
  type NarrowBreakpoint,
} from './ownLayouts.js'

/** Commands about where components lie in their grid. */
const ofPlaces: ReadonlySet<string> = new Set(['move', 'moveTo', 'resize', 'swap'])

/**
 * A page as it lies at a narrower width. It is a designer of that layout: whatever moves or resizes a component there
 * becomes a place of its own at this width, in the page as it is stored; everything else is done to that page, whose
 * history and selection this one has.
 */
export class BreakpointDesigner implements Designer {
  readonly commands: Commands
  readonly repaired: readonly string[] = []
  /** The page as it lies here: the same components at other places. */
  private readonly shown: Designer
  private readonly stops: readonly (() => void)[]
  /** What the step under way is about; others that it moves make way. */
  private concerned: Set<string> | undefined

  /** @param page as it is stored */
  constructor(
    private readonly page: Designer,
    private readonly breakpoint: NarrowBreakpoint,
    options: DesignerOptions,
  ) {
    const { document } = page
    const slots = new Map(Object.values(document.nodes).map((node) => [keyOf(node), node]))
    const nodes = [...slots.values()].flatMap((node) => this.nodesIn(node))
    this.shown = createDesigner(
      {
        ...document,
        ...this.settingsHere(),
        nodes: Object.fromEntries(nodes.map((node) => [node.id, node])),
      },
      {
        ...options,
        limitsOf: (type) => heightsOf(options.limitsOf?.(type)),
        history: { limit: 1 },
      },
    )
    this.commands = this.makeCommands()
    this.stops = [
      page.on('change', (changes, { isPreview }) => {
        if (!isPreview) this.follow(changes)
      }),
      this.shown.on('change', ({ updated }, { label, isPreview, source }) => {
        if (!isPreview && source === 'user') this.keep(label, updated)
      }),
    ]
  }

  /** Lets go of the page. */
  dispose(): void {
    for (const stop of this.stops) stop()
  }

  get history() {
    return this.page.history
  }

  get selection() {
    return this.page.selection
  }

  get hiding() {
    return this.page.hiding
  }

  get isReadOnly(): boolean {
    return this.page.isReadOnly
  }

  get document(): PageDocument {
    return this.shown.document
  }

  get settings(): PageSettings {
    return this.shown.settings
  }

  get revision(): number {
    return this.page.revision
  }

  get onlyPreview(): boolean {
    return this.page.onlyPreview
  }

  get isInGesture(): boolean {
    return this.shown.isInGesture
  }

  get(id: string) {
    return this.shown.get(id)
  }

  children(parent: string | null, slot: string) {
    return this.shown.children(parent, slot)
  }

  on<Name extends keyof DesignerEvents>(
    name: Name,
    listener: (...args: DesignerEvents[Name]) => void,
  ): () => void {
    return (name === 'change' ? this.shown : this.page).on(name, listener)
  }

  can: Designer['can'] = (command, ids) =>
    (ofPlaces.has(command) ? this.shown : this.page).can(command, ids)

  setPreview(onlyPreview: boolean): void {
    this.page.setPreview(onlyPreview)
  }

  /** What `body` does to places; one step of the page. */
  transact<Result>(
    label: string,
    body: (tx: Transaction) => Result,
    options?: TransactOptions,
  ): Result {
    const run = () => this.page.transact(label, () => this.shown.transact(label, body), options)
    return this.concerning([], run)
  }

  undo(): boolean {
    return this.page.undo()
  }

  redo(): boolean {
    return this.page.redo()
  }

  allows: Designer['allows'] = (parent, slot, types) => this.page.allows(parent, slot, types)

  layoutOf: Designer['layoutOf'] = (parent, slot) => this.page.layoutOf(parent, slot)

  gesture(kind: 'drag', ids: readonly string[]): DesignerGesture
  gesture(kind: 'resize', id: string, handle: ResizeHandle): DesignerGesture
  gesture(kind: 'drag' | 'resize', ids: string | readonly string[], handle?: ResizeHandle) {
    const { shown } = this
    const gesture =
      kind === 'drag'
        ? shown.gesture(kind, [ids].flat())
        : shown.gesture(kind, String(ids), handle ?? 'se')
    return {
      ids: gesture.ids,
      get refusal() {
        return gesture.refusal
      },
      preview: (by: Cell) => gesture.preview(by),
      commit: () => this.concerning(gesture.ids, () => gesture.commit()),
      cancel: () => gesture.cancel(),
    }
  }

  verify(): void {
    this.page.verify()
    this.shown.verify()
  }

  private makeCommands(): Commands {
    const { commands } = this.page
    const { move, moveTo, resize, swap } = this.shown.commands
    return {
      ...commands,
      move: (ids, by) => this.concerning(ids, () => move(ids, by)),
      moveTo: (id, rect) => this.concerning([id], () => moveTo(id, rect)),
      resize: (id, handle, by) => this.concerning([id], () => resize(id, handle, by)),
      swap: (a, b) => this.concerning([a, b], () => swap(a, b)),
      insert: (node, target) =>
        this.placed('insert', [], target, (goal) => commands.insert(node, goal)),
      paste: (clipboard, target) =>
        this.placed('paste', [], target, (goal) => commands.paste(clipboard, goal)),
      moveInto: (ids, target) =>
        this.placed('moveInto', ids, target, (goal) => commands.moveInto(ids, goal)),
    }
  }

  /**
   * Does it to the page, where cells of this width mean nothing: what comes goes below the others. Where a cell was
   * said, it lies there at this width; all of it one step.
   */
  private placed(
    command: CommandName,
    ids: readonly string[],
    { x, y, ...goal }: Target = {},
    run: (goal: Target) => CommandResult,
  ): CommandResult {
    const permission = this.page.can(command, ids)
    if ((x === undefined && y === undefined) || !permission.ok) return run(goal)
    return this.page.transact(command, () => {
      const left = ids.flatMap((id) => this.page.get(id) ?? [])
      const result = run(goal)
      if (!result.ok) return result
      this.showSlots([...left, ...result.ids.flatMap((id) => this.page.get(id) ?? [])])
      const first = this.shown.get(result.ids[0] ?? '')
      if (first) {
        const by = { x: (x ?? first.x) - first.x, y: (y ?? first.y) - first.y }
        this.commands.move(result.ids, by)
      }
      return result
    })
  }

  private get grid(): BreakpointGrid {
    const { gridColNum: columns } = this.page.settings.config
    return { breakpoint: this.breakpoint, columns }
  }

  private settingsHere(): PageSettings {
    const { settings } = this.page
    const gridColNum = columnsAt(this.breakpoint, settings.config.gridColNum)
    return { ...settings, config: { ...settings.config, gridColNum } }
  }

  /** The components of one slot as they lie here. */
  private nodesIn({ parent, slot }: PageNode): readonly PageNode[] {
    const nodes = this.page.children(parent, slot)
    const isGrid = this.page.layoutOf(parent, slot) === 'grid'
    const places = isGrid ? placesAt(nodes, this.grid) : undefined
    // Narrower, what has a fixed place moves with the others.
    return nodes.map(({ static: isFixed = false, layouts: _, ...node }) => ({
      ...node,
      ...(isFixed && !isGrid && { static: true }),
      ...(places?.get(node.id) ?? {}),
    }))
  }

  /** Takes over what became of the page. */
  private follow({ added, updated, removed, settings }: ChangeSet): void {
    const pairs = [...updated.values()]
    const isOther = settings && !isSameJson(settings[0].config, settings[1].config)
    const changed = isOther
      ? Object.values(this.page.document.nodes)
      : [...added.values(), ...removed.values(), ...pairs.flat()]
    this.showSlots(changed, (tx) => {
      for (const id of removed.keys()) if (tx.get(id)) tx.remove(id)
      if (!settings) return
      const gone = Object.keys(settings[0]).filter((name) => !(name in settings[1]))
      const without = Object.fromEntries(gone.map((name) => [name, undefined]))
      tx.setSettings({ ...without, ...this.settingsHere() })
    })
  }

  /** Shows the slots of these components as they lie now. */
  private showSlots(changed: readonly PageNode[], before?: (tx: Transaction) => void): void {
    const slots = new Map(changed.map((node) => [keyOf(node), node]))
    const nodes = [...slots.values()].flatMap((node) => this.nodesIn(node))
    this.shown.transact(
      'follow',
      (tx) => {
        before?.(tx)
        for (const node of nodes) tx.put(node)
      },
      { record: 'ignore', source: 'remote' },
    )
  }

  /** Notes what a step is about, also those within another one, until the outermost is over. */
  private concerning<Result>(ids: readonly string[], run: () => Result): Result {
    const isWithin = this.concerned !== undefined
    this.concerned ??= new Set()
    for (const id of ids) this.concerned.add(id)
    try {
      return run()
    } finally {
      if (!isWithin) this.concerned = undefined
    }
  }

  /** Keeps the places of what was moved here, and of what lies elsewhere for it. */
  private keep(label: string, updated: ChangeSet['updated']): void {
    const moved = [...updated.values()].flatMap(([from, to]) => (isSamePlace(from, to) ? [] : to))
    if (moved.length === 0) return
    const slots = new Map(moved.map((node) => [keyOf(node), node]))
    const about = moved.filter(({ id }) => this.concerned?.has(id) ?? false)
    const ids = (about.length > 0 ? about : moved).map(({ id }) => id)
    this.page.transact(label, (tx) => {
      for (const { parent, slot } of slots.values()) {
        const shown = this.shown
          .children(parent, slot)
          .map((node) => [node.id, rectOf(node)] as const)
        const nodes = tx.children(parent, slot)
        const kept = placesToKeep(
          nodes,
          new Map(shown),
          ids.filter((id) => nodes.some((node) => node.id === id)),
          this.grid,
        )
        for (const node of nodes) {
          const place = kept.get(node.id)
          if (place) tx.put(withOwnPlace(node, this.breakpoint, place))
        }
      }
    })
  }
}

/** Columns are fewer here, so that limits of widths do not hold. */
function heightsOf(limits: ReturnType<NonNullable<DesignerOptions['limitsOf']>> = {}) {
  const { minH, maxH } = limits
  return { ...(minH !== undefined && { minH }), ...(maxH !== undefined && { maxH }) }
}

function keyOf({ parent, slot }: PageNode): string {
  return JSON.stringify([parent, slot])
}
