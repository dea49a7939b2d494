import { canRun } from '../commands/canRun.js'
import { refuse, Refused, type CommandResult, type Reason } from '../commands/reasons.js'
import type { ChangeSet, PageNode, Updated } from '../document/types.js'
import type { GridGesture } from '../layout/Gesture.js'
import type { Cell, LayoutItem, ResizeHandle } from '../layout/types.js'
import type { DesignerCore } from '../store/DesignerCore.js'
import type { DesignerGesture, GestureStep } from './DesignerGesture.js'
import { isSameRect, withRect } from '../store/Grids.js'

/** What a gesture does. */
export type GestureKind = 'drag' | 'resize'

interface GestureHost {
  show: (changes: ChangeSet, label: string) => void
  over: () => void
}

/** A gesture of a designer; a preview costs what it changes. */
export class PageGesture implements DesignerGesture {
  readonly ids: readonly string[]
  refusal: Reason | undefined
  private readonly steps: GridGesture | undefined
  /** Every record that differs from the beginning now, as it was then. */
  private readonly before = new Map<string, PageNode>()

  constructor(
    private readonly designer: DesignerCore,
    private readonly kind: GestureKind,
    ids: readonly string[],
    handle: ResizeHandle | undefined,
    private readonly host: GestureHost,
  ) {
    const { selection, store, grids } = designer
    this.ids = kind === 'drag' ? selection.withGroups(ids) : ids
    const permission = canRun(designer, this.label, ids)
    if (!permission.ok) {
      this.refusal = permission.reason
      return
    }
    const [id = ''] = this.ids
    const node = store.get(id) as PageNode
    const slot = store.slot(node.parent, node.slot)
    if (!slot) throw new RangeError(`${id} lies nowhere`)
    const layout = grids.layout(slot)
    this.steps =
      kind === 'drag' ? layout.beginMove(this.ids) : layout.beginResize(id, handle ?? 'se')
  }

  private get label(): 'move' | 'resize' {
    return this.kind === 'drag' ? 'move' : 'resize'
  }

  preview(by: Cell): GestureStep {
    if (this.refusal || !this.steps) return { refusal: this.refusal, changed: [] }
    const { changed, isRefused } = this.steps.preview(by)
    this.show(changed)
    return { refusal: isRefused ? 'noRoom' : undefined, changed: changed.map(({ id }) => id) }
  }

  commit(): CommandResult {
    if (this.refusal || !this.steps) return refuse(this.refusal ?? 'over')
    const { designer, label } = this
    this.finish()
    const shown = this.restore()
    this.steps.commit()
    try {
      designer.run(
        (log) => {
          for (const [, to] of shown.values()) log.write(to, true)
        },
        { label, record: 'push', source: 'user', isPreview: false },
      )
      return { ok: true, ids: this.ids }
    } catch (error) {
      this.dropLayout()
      this.tell(invertUpdates(shown))
      if (error instanceof Refused) return refuse(error.reason)
      throw error
    }
  }

  cancel(): void {
    if (this.refusal || !this.steps) return
    this.finish()
    this.steps.cancel()
    this.tell(invertUpdates(this.restore()))
  }

  private show(items: readonly LayoutItem[]): void {
    const { store } = this.designer
    const updated = new Map<string, Updated<PageNode>>()
    for (const item of items) {
      const current = store.get(item.id)
      if (!current) continue
      const base = this.before.get(item.id) ?? current
      const next = isSameRect(base, item) ? base : withRect(base, item)
      if (next === base) this.before.delete(item.id)
      else this.before.set(item.id, base)
      store.put(next, true)
      updated.set(item.id, [current, next])
    }
    this.tell(updated)
  }

  /** Puts the records back and tells how they were shown. */
  private restore(): Map<string, Updated<PageNode>> {
    const { store } = this.designer
    const shown = new Map<string, Updated<PageNode>>()
    for (const [id, base] of this.before) {
      shown.set(id, [base, store.get(id) ?? base])
      store.put(base, true)
    }
    this.before.clear()
    return shown
  }

  private tell(updated: ReadonlyMap<string, Updated<PageNode>>): void {
    if (updated.size === 0) return
    this.host.show({ added: new Map(), updated, removed: new Map() }, this.label)
  }

  private finish(): void {
    this.refusal = 'over'
    this.host.over()
  }

  private dropLayout(): void {
    const node = this.designer.get(this.ids[0] ?? '')
    const slot = node && this.designer.store.slot(node.parent, node.slot)
    if (slot) slot.layout = undefined
  }
}

function invertUpdates(
  updated: ReadonlyMap<string, Updated<PageNode>>,
): Map<string, Updated<PageNode>> {
  return new Map([...updated].map(([id, [from, to]]) => [id, [to, from] as const]))
}
