import { GridLayout } from '../layout/GridLayout.js'
import { refuse } from '../commands/reasons.js'
import type { PageNode } from '../document/types.js'
import type { DesignerParts } from '../store/DesignerParts.js'
import type { HideResult, Hiding } from './Hiding.js'
import { withRect } from '../store/Grids.js'

/** What the preview of one designer hides. */
export class PreviewHiding implements Hiding {
  private originals: readonly PageNode[] | undefined
  private readonly shown = new Map<string | null, Map<string, readonly PageNode[]>>()
  private readonly gone = new Set<string>()

  constructor(
    private readonly designer: DesignerParts,
    private readonly onChange: () => void,
  ) {}

  get originalCompList(): readonly PageNode[] | undefined {
    return this.originals
  }

  isHidden(id: string): boolean {
    return this.gone.has(id)
  }

  children(parent: string | null, slot: string): readonly PageNode[] {
    return this.shown.get(parent)?.get(slot) ?? this.designer.children(parent, slot)
  }

  hide(id?: string): HideResult {
    const { designer } = this
    if (!designer.onlyPreview) return refuse('notPreviewing')
    if (id === undefined) {
      this.reset()
      return { ok: true, overlaps: [] }
    }
    const node = designer.get(id)
    if (!node || this.gone.has(id)) return refuse('missing')
    const { parent, slot } = node
    this.originals ??= designer.children(null, 'main')
    const before = this.children(parent, slot)
    const rest =
      designer.options.hidePolicy === 'compact' && designer.grids.layoutOf(parent, slot) === 'grid'
        ? this.compact(before.filter((one) => one.id !== id))
        : shift(before, id)
    const slots = this.shown.get(parent) ?? new Map<string, readonly PageNode[]>()
    this.shown.set(parent, slots.set(slot, Object.freeze(rest)))
    this.gone.add(id)
    this.onChange()
    return { ok: true, overlaps: findOverlaps(rest) }
  }

  /** Everything is back. */
  reset(): void {
    if (this.originals === undefined) return
    this.originals = undefined
    this.shown.clear()
    this.gone.clear()
    this.onChange()
  }

  private compact(nodes: readonly PageNode[]): PageNode[] {
    const { grids } = this.designer
    const { items } = new GridLayout(
      nodes.map((node) => grids.item(node)),
      grids.rules,
    )
    return nodes.map((node, index) => withRect(node, items[index] ?? node))
  }
}

/** Each sibling after the hidden one at the place of the one before it. */
function shift(nodes: readonly PageNode[], id: string): PageNode[] {
  const hidden = nodes.findIndex((node) => node.id === id)
  return nodes.flatMap((node, index) => {
    if (index === hidden) return []
    const { x, y } = index < hidden ? node : (nodes[index - 1] as PageNode)
    return [withRect(node, { ...node, x, y })]
  })
}

function findOverlaps(nodes: readonly PageNode[]): (readonly [string, string])[] {
  return nodes.flatMap((a, index) =>
    nodes
      .slice(index + 1)
      .filter((b) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h)
      .map((b) => [a.id, b.id] as const),
  )
}
