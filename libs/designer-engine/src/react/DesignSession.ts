import { observable, observableRef, makeObservable, runInAction, type ObservableMap } from 'mobx'
import type { GridRect, PageNode, Reason, SlotLayout } from '../index.js'
import type { ObservableDesigner } from '../mobx/ObservableDesigner.js'
import type { GridGeometry } from './geometry.js'
import { designerMessages, sayReason, type DesignerMessages } from './messages.js'
import { isSamePlace, isSameSlot } from './places.js'

/** A slot that is on the screen. */
export interface ShownSlot {
  readonly parent: string | null
  readonly slot: string
  readonly element: HTMLElement
  readonly layout: SlotLayout
  /** Of a grid. */
  readonly geometry?: GridGeometry
}

/** Where something would lie if it were dropped now, when that is another slot than its own. */
export interface DropTarget extends GridRect {
  readonly parent: string | null
  readonly slot: string
  /** In a list: among those that are not carried. */
  readonly index?: number
}

/** The slots of a page as they are read. */
export const slotsOfPage = ['titleBar', 'main', 'dialogs'] as const

/** What only this view of a page knows: focus, what is spoken, where something would drop. */
export class DesignSession {
  /** What the live region says. */
  spoken = ''
  focusRequest: { readonly id: string | null } | null = null
  drop: DropTarget | null = null
  /** What is carried; without `drop` its place in its own slot is shown. */
  carried: readonly string[] = []
  messages: DesignerMessages = designerMessages()
  nameOf: (node: PageNode) => string = nameByProps
  /** Copy, cut and paste are answered by whoever made the designer, from the events of the browser. */
  hasSharedClipboard = false
  /** The words of the reasons of plugins. */
  refusals: Readonly<Record<string, string>> = {}
  /** By their elements, in the order of their appearance. */
  readonly slots = new Map<HTMLElement, ShownSlot>()
  /** Where Tab leads to: one component at most. By id, so that only two are told of a change. */
  private readonly tabStops: ObservableMap<string, true> = observable.map()

  constructor(readonly page: ObservableDesigner) {
    makeObservable(this, {
      spoken: observableRef,
      focusRequest: observableRef,
      drop: observableRef,
      carried: observableRef,
    })
    const first = this.firstOfPage()
    if (first !== undefined) this.tabStops.set(first, true)
  }

  get designer() {
    return this.page.designer
  }

  isTabStop(id: string): boolean {
    return this.tabStops.has(id)
  }

  get focusedId(): string | undefined {
    return this.tabStops.keys().next().value
  }

  /** The keys go to this one from now on. */
  setTabStop(id: string | undefined): void {
    if (id === this.focusedId) return
    runInAction(() => {
      for (const known of [...this.tabStops.keys()]) this.tabStops.delete(known)
      if (id !== undefined) this.tabStops.set(id, true)
    })
  }

  /** Brings the focus to a component, or to the canvas, once it is on the screen. */
  focus(id: string | null): void {
    this.setTabStop(id ?? undefined)
    runInAction(() => (this.focusRequest = { id }))
  }

  /** Says something; the same once more is heard once more. */
  speak(...parts: readonly string[]): void {
    const text = parts.filter((part) => part !== '').join(this.messages.comma)
    runInAction(() => (this.spoken = this.spoken === text ? `${text}\u00a0` : text))
  }

  speakReason(reason: Reason): void {
    this.speak(this.refusals[reason] ?? sayReason(reason, this.messages))
  }

  showDrop(drop: DropTarget | null): void {
    if (isSameDrop(this.drop, drop)) return
    runInAction(() => (this.drop = drop))
  }

  showCarried(ids: readonly string[]): void {
    runInAction(() => (this.carried = ids))
  }

  nameOfId(id: string): string {
    const node = this.designer.get(id)
    return node ? this.nameOf(node) : id
  }

  /** Whether a slot takes these components, which may lie in it already. */
  takes(goal: ShownSlot, ids: readonly string[]): boolean {
    const { parent, slot } = goal
    const comers = ids.flatMap((id) => {
      const node = this.designer.get(id)
      return node && !isSameSlot(node, goal) ? node.type : []
    })
    return this.designer.allows(parent, slot, comers)
  }

  /** One by its name, several by their number. */
  nameOfAll(ids: readonly string[]): string {
    const [first = ''] = ids
    return ids.length === 1 ? this.nameOfId(first) : this.messages.several(ids.length)
  }

  /** What an action on the focused component is about: the selection, when it is part of it. */
  concerned(): readonly string[] {
    const id = this.focusedId
    const { selection } = this.designer
    if (id === undefined) return selection.ids
    return selection.has(id) ? selection.ids : selection.withGroups([id])
  }

  /** Everybody in reading order, each followed by what lies in it. */
  reading(): string[] {
    const ids: string[] = []
    const shown = this.shownSlots()
    const visit = (parent: string | null, slot: string) => {
      for (const id of this.page.readingOrder(parent, slot)) {
        ids.push(id)
        for (const inner of shown) if (inner.parent === id) visit(id, inner.slot)
      }
    }
    for (const { parent, slot } of shown) if (parent === null) visit(null, slot)
    return ids
  }

  /** The slots on the screen, in the order of the document. */
  shownSlots(): ShownSlot[] {
    const isBefore = (a: ShownSlot, b: ShownSlot) =>
      a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING
    return [...this.slots.values()].sort((a, b) => (isBefore(a, b) ? -1 : 1))
  }

  /** Where a component is, in words. */
  whereIs(node: PageNode, messages: DesignerMessages = this.messages): string {
    const { id, parent, slot } = node
    if (this.designer.layoutOf(parent, slot) === 'grid') return messages.at(node)
    const ids = this.page.childIds(parent, slot)
    return messages.nth(ids.indexOf(id) + 1, ids.length)
  }

  /** Whether copy, cut and paste are left to the host. */
  shareClipboard(isShared: boolean): void {
    this.hasSharedClipboard = isShared
  }

  /** How it speaks, and what it calls components. */
  speakAs(
    messages: DesignerMessages,
    nameOf: ((node: PageNode) => string) | undefined,
    refusals: Readonly<Record<string, string>> = {},
  ): void {
    this.messages = messages
    this.nameOf = nameOf ?? nameByProps
    this.refusals = refusals
  }

  /** Keeps the keys somewhere when the component that had them goes. @returns takes it away */
  connect(): () => void {
    return this.designer.on('change', ({ removed }, { isPreview }) => {
      const id = this.focusedId
      const gone = id === undefined ? undefined : removed.get(id)
      if (isPreview) return
      if (gone) this.passOn(this.nearest(gone))
      else if (id === undefined) this.setTabStop(this.firstOfPage())
    })
  }

  /** Takes the focus along only when the canvas has it: a button elsewhere keeps its own. */
  private passOn(id: string | null): void {
    const { activeElement } = document
    if (activeElement?.closest('[data-designer-canvas]')) this.focus(id)
    else this.setTabStop(id ?? undefined)
  }

  /** Who takes over the focus of a component that is gone: the one nearest to it, its container. */
  private nearest(gone: PageNode): string | null {
    const { parent, slot, x, y, order } = gone
    const others = this.designer.children(parent, slot)
    const isGrid = this.designer.layoutOf(parent, slot) === 'grid'
    const before = isGrid ? undefined : others.findLast((node) => node.order < order)
    if (before) return before.id
    const far = (node: PageNode) => Math.abs(node.y - y) * 1000 + Math.abs(node.x - x)
    const [first] = isGrid ? [...others].sort((a, b) => far(a) - far(b)) : others
    if (first) return first.id
    if (parent !== null && this.designer.get(parent)) return parent
    return this.firstOfPage() ?? null
  }

  private firstOfPage(): string | undefined {
    const firstOf = (slot: string) => this.page.readingOrder(null, slot)[0]
    return firstOf('main') ?? firstOf('titleBar') ?? firstOf('dialogs')
  }
}

function isSameDrop(a: DropTarget | null, b: DropTarget | null): boolean {
  if (!a || !b) return a === b
  return a.parent === b.parent && a.slot === b.slot && a.index === b.index && isSamePlace(a, b)
}

/** What a component is called when nobody says otherwise. */
export function nameByProps({ props, type }: PageNode): string {
  const title = props['title'] ?? props['name'] ?? props['label']
  return typeof title === 'string' && title !== '' ? title : type
}
