import { pageSlots, type PageDocument, type PageNode } from '../document/types.js'
import type { OverlayChange, RefusedChange, Zone } from './types.js'

/** The property that marks the zone of a component. */
export const zoneProperty = 'personal'

const strictness: Readonly<Record<Zone, number>> = { free: 0, movable: 1, fixed: 2 }

/** The zone that a component is marked with itself; without a mark it is free. */
export function zoneMarkOf({ props }: Pick<PageNode, 'props'>): Zone {
  const mark = props[zoneProperty]
  return mark === 'fixed' || mark === 'movable' ? mark : 'free'
}

/**
 * The zone of each component: the strictest mark among its own, those of what it lies in, and those of what lies in it, for
 * a section takes along what it holds.
 */
export function zonesOf({ nodes }: PageDocument): ReadonlyMap<string, Zone> {
  const zones = new Map<string, Zone>()
  const tighten = (id: string, zone: Zone) => {
    if (strictness[zone] > strictness[zones.get(id) ?? 'free']) zones.set(id, zone)
  }
  for (const node of Object.values(nodes)) {
    const own = zoneMarkOf(node)
    if (!zones.has(node.id)) zones.set(node.id, 'free')
    tighten(node.id, own)
    for (const above of ancestorsOf(node, nodes)) {
      tighten(node.id, zoneMarkOf(above))
      tighten(above.id, own)
    }
  }
  return zones
}

/** A component of a page; ids come from anywhere, also as the names of what every object has. */
export function nodeAt(nodes: PageDocument['nodes'], id: string): PageNode | undefined {
  return Object.hasOwn(nodes, id) ? nodes[id] : undefined
}

/** What a component lies in, from the nearest on; a ring ends where it began. */
export function ancestorsOf(node: PageNode, nodes: PageDocument['nodes']): PageNode[] {
  const found: PageNode[] = []
  const seen = new Set([node.id])
  for (let at = node.parent; at !== null && !seen.has(at);) {
    const above = nodeAt(nodes, at)
    if (!above) break
    seen.add(at)
    found.push(above)
    at = above.parent
  }
  return found
}

/** What of the changes breaks a zone of the given page, or is about something that it does not have. */
export function brokenZones(
  given: PageDocument,
  changes: readonly OverlayChange[],
): readonly RefusedChange[] {
  const judge = judgeOf(given, changes)
  return changes.flatMap(judge)
}

/** Tells of one change what of it the given page does not take. */
export function judgeOf(
  given: PageDocument,
  changes: readonly OverlayChange[],
): (change: OverlayChange) => RefusedChange[] {
  const zones = zonesOf(given)
  const added = new Set(changes.flatMap(({ id, kind }) => (kind === 'added' ? [id] : [])))
  const zoneOf = (id: string) => zones.get(id) ?? 'free'
  const hidden = new Set(changes.flatMap(({ id, kind }) => (kind === 'hidden' ? [id] : [])))
  const places = new Map(changes.map(({ id, place }) => [id, place]))

  function isInHidden(container: string): boolean {
    const seen = new Set<string>()
    for (let at: string | null = container; at !== null && !seen.has(at);) {
      if (hidden.has(at)) return true
      seen.add(at)
      at = (places.get(at) ?? nodeAt(given.nodes, at))?.parent ?? null
    }
    return false
  }

  function judgePlace({ id, place }: OverlayChange): RefusedChange[] {
    const node = added.has(id) ? undefined : nodeAt(given.nodes, id)
    if (!place) return []
    const { parent, slot } = place
    if (node?.parent === parent && node.slot === slot) return []
    const refused = (why: RefusedChange['why']): RefusedChange[] => [{ id, part: 'place', why }]
    if (parent === null) return slot === pageSlots.main ? [] : refused('fixed')
    if (isInHidden(parent)) return refused('missing')
    if (added.has(parent)) return []
    if (!nodeAt(given.nodes, parent)) return refused('missing')
    const zone = zoneOf(parent)
    return zone === 'free' ? [] : refused(zone)
  }

  return (change) => {
    const { id, kind, place, set = {}, unset = [] } = change
    if (kind === 'added') {
      if (change.type === undefined || !place) return [{ id, part: 'all', why: 'missing' }]
      return judgePlace(change)
    }
    if (!nodeAt(given.nodes, id)) return [{ id, part: 'all', why: 'missing' }]
    const zone = zoneOf(id)
    if (kind === 'hidden') return zone === 'free' ? [] : [{ id, part: 'hidden', why: zone }]
    const isPlaceFixed = place !== undefined && zone === 'fixed'
    const names = [...Object.keys(set), ...unset]
    const why = zone !== 'free' ? zone : names.includes(zoneProperty) ? 'fixed' : undefined
    return [
      ...(isPlaceFixed ? [{ id, part: 'place', why: zone } as const] : judgePlace(change)),
      ...(names.length > 0 && why ? [{ id, part: 'props', why } as const] : []),
    ]
  }
}
