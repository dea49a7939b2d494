import { pageSlots, type PageNode } from '@spruce/designer-engine'
import type { ObservableDesigner } from '@spruce/designer-engine/mobx'
import { slotOfContainer, titleOf } from '../containers/containers.js'
import { isVariablePlace } from '../containers/variablePlaces.js'

/** A section or dialog of a page, by name. */
export interface VariableContainer {
  readonly id: string
  /** What it is, and what people call it. */
  readonly label: string
}

/** How they are named. */
export interface ContainerWords {
  readonly section: (title: string) => string
  readonly dialog: (title: string) => string
  /** Of one that has no title, by its number among its kind. */
  readonly untitled: (place: number) => string
}

/** The sections and dialogs of a page in which a variable may live, in the order of the page; for observers. */
export function variableContainers(
  design: ObservableDesigner,
  words: ContainerWords,
): readonly VariableContainer[] {
  const found: VariableContainer[] = []
  const counts = { section: 0, dialog: 0 }
  const visit = (parent: string | null, slot: string) => {
    for (const id of design.childIds(parent, slot)) {
      const node = design.designer.get(id)
      if (!node) continue
      const kind = kindOf(node)
      if (kind) {
        counts[kind] += 1
        const title = titleOf(design.content(id) ?? node) || words.untitled(counts[kind])
        found.push({ id, label: words[kind](title) })
      }
      const { type } = node
      const own = Object.hasOwn(slotOfContainer, type) ? slotOfContainer[type] : undefined
      if (own !== undefined) visit(id, own)
    }
  }
  for (const slot of [pageSlots.titleBar, pageSlots.main, pageSlots.dialogs]) visit(null, slot)
  return found
}

function kindOf(node: PageNode): 'section' | 'dialog' | undefined {
  if (!isVariablePlace(node)) return undefined
  return node.parent === null && node.slot === pageSlots.dialogs ? 'dialog' : 'section'
}
