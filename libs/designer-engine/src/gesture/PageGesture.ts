import { canRun } from '../commands/canRun.js'
import { refuse, type CommandResult, type Reason } from '../commands/reasons.js'
import type { ChangeSet, PageNode, Updated } from '../document/types.js'
import type { GridGesture } from '../layout/Gesture.js'
import type { Cell, LayoutItem, ResizeHandle } from '../layout/types.js'
import type { DesignerParts } from '../store/DesignerParts.js'
import type { DesignerGesture, GestureStep } from './DesignerGesture.js'
import { withRect } from '../store/Grids.js'
import type { Slot } from '../store/NodeStore.js'

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
  /** Nothing before it begins and when it is over. */
  #steps: GridGesture | undefined
  /** Every record that differs from the beginning now, as it was then. */
  readonly #before = new Map<string, PageNode>()

  readonly #designer: DesignerParts
  readonly #host: GestureHost
  readonly #label: 'move' | 'resize'

  constructor(
    designer: DesignerParts,
    kind: GestureKind,
    ids: readonly string[],
    handle: ResizeHandle | undefined,
    host: GestureHost,
  ) {
    const { selection, store, grids } = designer
    this.#designer = designer
    this.#host = host
    this.#label = kind === 'drag' ? 'move' : 'resize'
    this.ids = kind === 'drag' ? selection.withGroups(ids) : ids
    const permission = canRun(designer, this.#label, ids)
    if (!permission.ok) {
      this.refusal = permission.reason
      return
    }
    const id = this.ids[0] as string
    const layout = grids.layout(store.slotOf(store.get(id) as PageNode) as Slot)
    this.#steps =
      kind === 'drag' ? layout.beginMove(this.ids) : layout.beginResize(id, handle as ResizeHandle)
  }

  preview(by: Cell): GestureStep {
    if (!this.#steps) return { refusal: this.refusal, changed: [] }
    const { changed, isRefused } = this.#steps.preview(by)
    this.#show(changed)
    return { refusal: isRefused ? 'noRoom' : undefined, changed: changed.map(({ id }) => id) }
  }

  commit(): CommandResult {
    const steps = this.#end()
    if (!steps) return refuse(this.refusal as Reason)
    const back = this.#restore()
    steps.commit()
    try {
      this.#designer.run(this.#label, (log) => {
        for (const [shown] of back.values()) log.write(shown, true)
      })
      return { ok: true, ids: this.ids }
    } catch (error) {
      this.#tell(back)
      throw error
    }
  }

  cancel(): void {
    const steps = this.#end()
    if (!steps) return
    steps.cancel()
    this.#tell(this.#restore())
  }

  #show(items: readonly LayoutItem[]): void {
    const { store } = this.#designer
    const updated = new Map<string, Updated<PageNode>>()
    for (const item of items) {
      const current = store.get(item.id) as PageNode
      const base = this.#before.get(item.id) ?? current
      const next = withRect(base, item)
      if (next === base) this.#before.delete(item.id)
      else this.#before.set(item.id, base)
      store.put(next, true)
      updated.set(item.id, [current, next])
    }
    this.#tell(updated)
  }

  /** Puts the records back. @returns what that changes */
  #restore(): Map<string, Updated<PageNode>> {
    const { store } = this.#designer
    const back = new Map<string, Updated<PageNode>>()
    for (const [id, base] of this.#before) {
      back.set(id, [store.get(id) as PageNode, base])
      store.put(base, true)
    }
    this.#before.clear()
    return back
  }

  #tell(updated: ReadonlyMap<string, Updated<PageNode>>): void {
    if (updated.size === 0) return
    this.#host.show({ added: new Map(), updated, removed: new Map() }, this.#label)
  }

  /** From now on it does nothing. @returns its steps, when it was not over before */
  #end(): GridGesture | undefined {
    const steps = this.#steps
    if (!steps) return undefined
    this.#steps = undefined
    this.refusal = 'over'
    this.#host.over()
    return steps
  }
}
