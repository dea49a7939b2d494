import { isSameJson } from '../document/json.js'
import type { JsonObject, PageDocument } from '../document/types.js'
import { nodeAt } from './zones.js'
import type { Draft, OverlayChange, PagePlace } from './types.js'

/** The fields of a component that say where it lies. */
export const placeFields = ['parent', 'slot', 'order', 'x', 'y', 'w', 'h'] as const

/** What a person made of a given page, component by component; `static` is of the screen and no difference. */
export function overlayOf(given: PageDocument, mine: PageDocument): readonly OverlayChange[] {
  const changes: OverlayChange[] = []
  for (const [id, node] of Object.entries(mine.nodes)) {
    const before = nodeAt(given.nodes, id)
    if (!before) {
      const { type, props: set } = node
      changes.push({ id, kind: 'added', type, place: placeOf(node), set })
      continue
    }
    const place = placeOf(node)
    const isMoved = !isSameJson(asJson(place), asJson(placeOf(before)))
    const props = differenceOf(before.props, node.props)
    if (!isMoved && !props) continue
    changes.push({ id, kind: 'changed', ...(isMoved && { place }), ...props })
  }
  for (const [id, { parent }] of Object.entries(given.nodes)) {
    // What lies in something hidden is hidden with it, also what comes into it later.
    const isWithin = parent !== null && nodeAt(given.nodes, parent) && !nodeAt(mine.nodes, parent)
    if (!nodeAt(mine.nodes, id) && !isWithin) changes.push({ id, kind: 'hidden' })
  }
  return changes
}

export function placeOf({ parent, slot, order, x, y, w, h }: PagePlace): PagePlace {
  return { parent, slot, order, x, y, w, h }
}

function differenceOf(
  before: JsonObject,
  after: JsonObject,
): Pick<OverlayChange, 'set' | 'unset'> | undefined {
  const set: Draft = {}
  for (const [name, value] of Object.entries(after)) {
    if (!Object.hasOwn(before, name) || !isSameJson(before[name], value)) set[name] = value
  }
  const unset = Object.keys(before).filter((name) => !Object.hasOwn(after, name))
  const hasSet = Object.keys(set).length > 0
  if (!hasSet && unset.length === 0) return undefined
  return { ...(hasSet && { set }), ...(unset.length > 0 && { unset }) }
}

function asJson(place: PagePlace): JsonObject {
  return { ...place }
}
