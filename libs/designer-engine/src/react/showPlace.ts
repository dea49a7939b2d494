import { autorun } from 'mobx'
import type { PageNode } from '../index.js'
import type { Design } from './DesignerProvider.js'
import { pxOf, type GridGeometry, type PxRect } from './geometry.js'
import { designerMessages, type DesignerMessages } from './messages.js'

interface PlacedItem {
  readonly id: string
  /** Of the grid that it lies in; none in a list. */
  readonly geometry: GridGeometry | undefined
  readonly isSelected: boolean
  readonly design: Design
}

/**
 * Keeps an element of the canvas where its record lies, and its label true. Without React: a step of a drag
 * changes the places of hundreds, and nothing else of them. @returns ends it
 */
export function showPlace(
  element: HTMLElement,
  { id, geometry, isSelected, design: { session, language, nameOf } }: PlacedItem,
): () => void {
  const messages = designerMessages(language)
  const { page } = session
  const shown: Partial<Record<keyof PxRect, number>> = {}
  let label: string | undefined
  return autorun(() => {
    const node = page.node(id)
    if (!node) return
    const place = geometry
      ? [messages.at(node), messages.size(node)]
      : [session.whereIs(node, messages)]
    const next = labelOf(node, [nameOf(node), ...place], isSelected, messages)
    if (next !== label) element.setAttribute('aria-label', (label = next))
    if (geometry) write(element.style, pxOf(node, geometry), shown)
  })
}

const sides = ['left', 'top', 'width', 'height'] as const

/** Most of what makes way goes up or down alone. */
function write(
  style: CSSStyleDeclaration,
  now: PxRect,
  shown: Partial<Record<keyof PxRect, number>>,
) {
  for (const side of sides) {
    if (shown[side] !== now[side]) style[side] = `${(shown[side] = now[side])}px`
  }
}

function labelOf(
  node: PageNode,
  parts: readonly string[],
  isSelected: boolean,
  messages: DesignerMessages,
) {
  const marks = [isSelected && messages.selected, node.static && messages.fixed]
  return [...parts, ...marks].filter(Boolean).join(messages.comma)
}
