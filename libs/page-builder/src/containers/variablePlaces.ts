import { pageSlots, type PageDocument, type PageNode } from '@spruce/designer-engine'
import type { PageVariable } from '../data/variables.js'
import { sectionType } from './containers.js'

type Nodes = PageDocument['nodes']

/** Whether a component can have variables of its own: a section, wherever it lies, or a dialog of the page. */
export function isVariablePlace(
  node: Pick<PageNode, 'type' | 'parent' | 'slot'> | undefined,
): boolean {
  if (!node) return false
  const { type, parent, slot } = node
  return type === sectionType || (parent === null && slot === pageSlots.dialogs)
}

/** The variables as a page shows them: one whose section or dialog is not there is the page's. */
export function settlePlaces(
  variables: readonly PageVariable[],
  nodes: Nodes,
): readonly PageVariable[] {
  return variables.map(({ placeId, ...variable }) =>
    placeId !== undefined && Object.hasOwn(nodes, placeId) && isVariablePlace(nodes[placeId])
      ? { ...variable, placeId }
      : variable,
  )
}

/** The variables of a component and of all that lies in it. */
export function variablesIn(
  id: string,
  variables: readonly PageVariable[],
  nodes: Nodes,
): readonly PageVariable[] {
  return variables.filter(({ placeId }) => {
    let at: string | null | undefined = placeId
    while (at && at !== id) at = nodes[at]?.parent
    return at === id
  })
}
