import { isSamePlace } from './places.js'
import type { DesignerGesture, PageNode, Reason } from '../index.js'
import type { ResizeHandle } from '../layout.js'
import type { DesignSession, DropTarget } from './DesignSession.js'

/**
 * Components on their way, by pointer or by keys: one gesture of the designer, or another container
 * where they would be dropped. Nothing is part of the page before `drop`.
 */
export class Carry {
  readonly ids: readonly string[]
  private gesture: DesignerGesture
  private way = { x: 0, y: 0 }
  private target: DropTarget | null = null
  private stops: (() => void)[] = []

  /** @param onLost hears that something else, such as another command, ended it */
  constructor(
    private readonly session: DesignSession,
    readonly kind: 'drag' | 'resize',
    ids: readonly string[],
    private readonly onLost: () => void,
    private readonly handle: ResizeHandle = 'se',
  ) {
    this.gesture = this.begin(ids)
    this.ids = this.gesture.ids
    if (this.refusal) return
    session.showCarried(this.ids)
    const look = () => {
      if (this.refusal) this.lose()
    }
    const { designer } = session
    this.stops = [designer.on('change', look), designer.on('preview', look)]
  }

  get refusal(): Reason | undefined {
    return this.gesture.refusal
  }

  get isElsewhere(): boolean {
    return this.target !== null
  }

  /** Whether it is anywhere but where it began. */
  get isAway(): boolean {
    return this.isElsewhere || this.way.x !== 0 || this.way.y !== 0
  }

  /** How far it has gone, in cells; in another container, from its upper left corner. */
  get by(): { readonly x: number; readonly y: number } {
    return this.way
  }

  get first(): PageNode | undefined {
    return this.session.designer.get(this.ids[0] ?? '')
  }

  /** How many others are not where they were. */
  get displaced(): number {
    const { page, designer } = this.session
    let count = 0
    for (const [id, base] of page.previewBase) {
      const node = designer.get(id)
      if (node && !this.ids.includes(id) && !isSamePlace(node, base)) count += 1
    }
    return count
  }

  /** Asks the designer when the cell is another one. @returns why it is not possible */
  to(by: { x: number; y: number }): Reason | undefined {
    if (this.target) {
      this.goInto({ ...this.target, x: Math.max(0, by.x), y: Math.max(0, by.y) })
      return undefined
    }
    if (by.x === this.way.x && by.y === this.way.y) return undefined
    const { refusal } = this.gesture.preview(by)
    this.way = by
    return refusal
  }

  /** Shows it in another container; null brings it back to its own. */
  goInto(target: DropTarget | null): void {
    if (target && !this.target) this.gesture.preview({ x: 0, y: 0 })
    if (!target && this.target) this.gesture.preview((this.way = { x: 0, y: 0 }))
    this.target = target
    if (target) this.way = { x: target.x, y: target.y }
    this.session.showDrop(target)
    this.session.showCarried(target ? [] : this.ids)
  }

  /** Makes it part of the page, in one entry of the history. @returns why not */
  drop(): Reason | undefined {
    const { target, session } = this
    this.end()
    if (target) this.gesture.cancel()
    if (!target) {
      const result = this.gesture.commit()
      return result.ok ? undefined : result.reason
    }
    const { parent, slot, x, y } = target
    const result = session.designer.commands.moveInto(this.ids, { parent, slot, x, y })
    return result.ok ? undefined : result.reason
  }

  cancel(): void {
    this.end()
    this.gesture.cancel()
  }

  /** How far it went is not told: whoever ended it shows what is now. */
  lose(): void {
    this.end()
    this.onLost()
  }

  private begin(ids: readonly string[]): DesignerGesture {
    const { designer } = this.session
    return this.kind === 'drag'
      ? designer.gesture('drag', ids)
      : designer.gesture('resize', ids[0] ?? '', this.handle)
  }

  private end(): void {
    for (const stop of this.stops.splice(0)) stop()
    this.session.showCarried([])
    this.session.showDrop(null)
  }
}
