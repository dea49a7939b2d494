import { pageSlots, type PageDocument, type PageNode } from '@spruce/designer-engine'
import type { ObservableDesigner } from '@spruce/designer-engine/mobx'
import { titleOf } from '../containers/containers.js'

/** A dialog of a page, by name. */
export interface NamedDialog {
  readonly node: PageNode
  readonly name: string
}

/** The dialogs of a page in their order; for observers. @param numbered the name of one that has none */
export function dialogsOf(
  design: ObservableDesigner,
  numbered: (place: number) => string,
): readonly NamedDialog[] {
  return design
    .childNodes(null, pageSlots.dialogs)
    .map((node, at) => ({ node, name: titleOf(node) || numbered(at + 1) }))
}

/** How many components lie in one, and from how many it is opened. */
export function countDialog(
  { nodes }: Pick<PageDocument, 'nodes'>,
  id: string,
): { readonly parts: number; readonly uses: number } {
  const all = Object.values(nodes)
  const partsOf = (parent: string): number =>
    all
      .filter((node) => node.parent === parent)
      .reduce((sum, node) => sum + 1 + partsOf(node.id), 0)
  const opens = `"dialog":${JSON.stringify(id)}`
  return {
    parts: partsOf(id),
    uses: all.filter(({ props }) => JSON.stringify(props).includes(opens)).length,
  }
}
