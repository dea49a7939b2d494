import { isSamePlace, isSameSlot } from './places.js'
import type { CommandResult, DesignerGesture, PageNode, Reason } from '../index.js'
import type { ResizeHandle } from '../layout.js'
import type { DesignSession, DropTarget } from './DesignSession.js'

/**
 * Components on their way, by pointer or by keys: one gesture of the designer, or another container
 * where they would be dropped. Nothing is part of the page before `drop`.
 */
export class Carry {
  readonly ids: readonly string[]
  /** None for what lies in a list: there only an order changes. */
  private readonly gesture: DesignerGesture | undefined
  private readonly home: DropTarget | null = null
  private readonly listRefusal: Reason | undefined
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
    const { designer } = session
    const first = designer.get(ids[0] ?? '')
    if (kind === 'drag' && first && designer.layoutOf(first.parent, first.slot) === 'list') {
      this.ids = ids
      this.home = homeOf(session, first, ids)
      const permission = designer.can('moveInto', ids)
      const isTogether = ids.every((id) => isSameSlot(designer.get(id), first))
      if (!isTogether) this.listRefusal = 'differentSlots'
      else if (!permission.ok) this.listRefusal = permission.reason
    } else {
      this.gesture =
        kind === 'drag'
          ? designer.gesture('drag', ids)
          : designer.gesture('resize', ids[0] ?? '', this.handle)
      this.ids = this.gesture.ids
    }
    if (this.refusal) return
    this.goInto(null)
    const look = () => {
      if (!this.gesture || this.refusal) this.lose()
    }
    this.stops = [designer.on('change', look), designer.on('preview', look)]
  }

  get refusal(): Reason | undefined {
    return this.gesture ? this.gesture.refusal : this.listRefusal
  }

  get isElsewhere(): boolean {
    return this.target !== null
  }

  /** Whether it is anywhere but where it began; in a list there is nothing else to do with it. */
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

  /** Where it would lie now, in words. */
  get where(): string {
    const { target, first, session } = this
    if (target?.index !== undefined) {
      const count = this.othersIn(target).length + this.ids.length
      return session.messages.nth(target.index + 1, count)
    }
    if (target) return session.messages.at(target)
    return first ? session.whereIs(first) : ''
  }

  /** How many others are not where they were; nothing where there are none. */
  get displacedInWords(): string {
    const { page, designer } = this.session
    let count = 0
    for (const [id, base] of page.previewBase) {
      const node = designer.get(id)
      if (node && !this.ids.includes(id) && !isSamePlace(node, base)) count += 1
    }
    return count > 0 ? this.session.messages.displaced(count) : ''
  }

  /** Asks the designer when the cell is another one. @returns why it is not possible */
  to(by: { x: number; y: number }): Reason | undefined {
    if (this.target?.index !== undefined) {
      const last = this.othersIn(this.target).length
      this.goInto({ ...this.target, index: Math.max(0, Math.min(last, by.x + by.y)) })
      return undefined
    }
    if (this.target) {
      this.goInto({ ...this.target, x: Math.max(0, by.x), y: Math.max(0, by.y) })
      return undefined
    }
    if (by.x === this.way.x && by.y === this.way.y) return undefined
    const refusal = this.gesture?.preview(by).refusal
    this.way = by
    return refusal
  }

  /** Shows it in another container; null brings it back to its own. */
  goInto(goal: DropTarget | null): void {
    const target = goal ?? this.home
    if (target && !this.target) this.gesture?.preview({ x: 0, y: 0 })
    if (!target && this.target) this.gesture?.preview((this.way = { x: 0, y: 0 }))
    this.target = target
    if (target) this.way = { x: target.x, y: target.index ?? target.y }
    this.session.showDrop(target)
    this.session.showCarried(this.ids)
  }

  /** Makes it part of the page, in one entry of the history. @returns why not */
  drop(): Reason | undefined {
    const { target, gesture, ids } = this
    const { commands } = this.session.designer
    this.end()
    if (gesture && !target) return reasonOf(gesture.commit())
    gesture?.cancel()
    if (!target) return 'over'
    const { parent, slot, x, y, index } = target
    if (index === undefined) return reasonOf(commands.moveInto(ids, { parent, slot, x, y }))
    const isHome = this.home && isSameSlot(this.home, target)
    return reasonOf(
      isHome ? commands.reorder(ids, index) : commands.moveInto(ids, { parent, slot, index }),
    )
  }

  /** Drops it and says where it lies, or why it does not. @param id whose place is told */
  dropAloud(id = this.ids[0] ?? ''): boolean {
    const { session, kind, displacedInWords } = this
    const refusal = this.drop()
    const node = session.designer.get(id)
    if (refusal) session.speakReason(refusal)
    else {
      session.speak(
        session.messages.dropped(session.nameOfAll(this.ids)),
        node ? session.whereIs(node) : '',
        kind === 'resize' && node ? session.messages.size(node) : '',
        displacedInWords,
      )
    }
    return !refusal
  }

  cancel(): void {
    this.end()
    this.gesture?.cancel()
  }

  cancelAloud(): void {
    this.cancel()
    this.speakCancelled()
  }

  /** How far it went is not told: whoever ended it shows what is now. */
  lose(): void {
    this.end()
    this.onLost()
    this.speakCancelled()
  }

  private speakCancelled(): void {
    const { session, ids } = this
    session.speak(session.messages.cancelled(session.nameOfAll(ids)))
  }

  private othersIn({ parent, slot }: DropTarget): string[] {
    return this.session.page.childIds(parent, slot).filter((id) => !this.ids.includes(id))
  }

  private end(): void {
    for (const stop of this.stops.splice(0)) stop()
    this.session.showCarried([])
    this.session.showDrop(null)
  }
}

/** Where components of a list lie before they are carried away. */
function homeOf(session: DesignSession, first: PageNode, ids: readonly string[]): DropTarget {
  const { parent, slot, w, h } = first
  const all = session.page.childIds(parent, slot)
  const index = all.findIndex((id) => ids.includes(id))
  return { parent, slot, x: 0, y: 0, w, h, index }
}

function reasonOf(result: CommandResult): Reason | undefined {
  return result.ok ? undefined : result.reason
}
