import { pageSlots, type PageDocument, type PageNode } from '../document/types.js'
import { isSettled, normalise } from '../layout/normalise.js'
import type { GridRect, JsonObject } from '../document/types.js'
import { placeOf } from './overlayOf.js'
import type { AppliedOverlay, OverlayChange, RefusedChange } from './types.js'
import { ancestorsOf, judgeOf, nodeAt, zonesOf } from './zones.js'

/**
 * A given page with what a person made of it, whatever has become of the page since. What a zone forbids by now, or is about
 * what is gone, is left out and told; all else is kept. What is fixed is `static`: nothing moves it.
 */
export function applyOverlay(
  given: PageDocument,
  changes: readonly OverlayChange[],
): AppliedOverlay {
  const renamed = renamedOf(given, changes)
  const own = changes.map((change) => withNames(change, renamed))
  const judge = judgeOf(given, own)
  const notKept: RefusedChange[] = []
  const nodes = new Map<string, PageNode>(Object.entries(given.nodes))
  const placed = new Set<string>()
  const hidden = new Set<string>()
  for (const change of own) {
    const { id, kind } = change
    const refused = judge(change)
    const parts = new Set(refused.map(({ part }) => part))
    // What a person hid may be gone: nothing of theirs is lost.
    if (kind !== 'hidden' || nodes.has(id)) notKept.push(...refused)
    if (parts.has('all')) continue
    if (kind === 'hidden') {
      if (!parts.has('hidden')) hidden.add(id)
      continue
    }
    const node = kind === 'added' ? addedNode(change) : nodes.get(id)
    if (!node) continue
    const place = parts.has('place') ? undefined : change.place
    if (place) placed.add(id)
    nodes.set(id, {
      ...node,
      ...(place && placeOf(place)),
      ...(!parts.has('props') && { props: withProps(node.props, change) }),
    })
  }
  bringRingsBack(given, nodes, placed, notKept)
  hide(nodes, hidden)
  const zones = zonesOf(given)
  const isFixed = (id: string) => zones.get(id) === 'fixed'
  for (const [id, node] of nodes) if (isFixed(id)) nodes.set(id, { ...node, static: true })
  layMain(nodes, placed, given.config.gridColNum)
  return { document: { ...given, nodes: Object.fromEntries(nodes) }, notKept }
}

/** Other ids for what was added, where the given page has a component with it by now. */
function renamedOf(
  given: PageDocument,
  changes: readonly OverlayChange[],
): ReadonlyMap<string, string> {
  const taken = new Set([...Object.keys(given.nodes), ...changes.map(({ id }) => id)])
  const renamed = new Map<string, string>()
  for (const { id, kind } of changes) {
    if (kind !== 'added' || !Object.hasOwn(given.nodes, id)) continue
    let other = `${id}-own`
    while (taken.has(other)) other += '-own'
    taken.add(other)
    renamed.set(id, other)
  }
  return renamed
}

function withNames(change: OverlayChange, renamed: ReadonlyMap<string, string>): OverlayChange {
  const { id, kind, place } = change
  const parent = place && (renamed.get(place.parent ?? '') ?? place.parent)
  return {
    ...change,
    id: kind === 'added' ? (renamed.get(id) ?? id) : id,
    ...(place && parent !== undefined && { place: { ...place, parent } }),
  }
}

/** Without a place of its own it begins below all others. */
function addedNode({ id, type = '', place, set = {} }: OverlayChange): PageNode {
  const { x = 0, w = 6, h = 4, order = '' } = place ?? {}
  const above = { parent: null, slot: pageSlots.main, order }
  return { id, type, ...above, x, y: Number.MAX_SAFE_INTEGER, w, h, props: set }
}

function withProps(props: JsonObject, { set = {}, unset = [] }: OverlayChange): JsonObject {
  const gone = new Set(unset)
  const left = Object.entries(props).filter(([name]) => !gone.has(name))
  return { ...Object.fromEntries(left), ...set }
}

/**
 * What lies in itself by what was changed here and there goes back to its given place. One pass: what is brought back takes
 * nobody along who reached the page before.
 */
function bringRingsBack(
  given: PageDocument,
  nodes: Map<string, PageNode>,
  placed: Set<string>,
  notKept: RefusedChange[],
): void {
  const all = Object.fromEntries(nodes)
  for (const id of placed) {
    const node = nodes.get(id)
    const isLost = node && (ancestorsOf(node, all).at(-1) ?? node).parent !== null
    if (!isLost) continue
    const before = nodeAt(given.nodes, id)
    placed.delete(id)
    notKept.push({ id, part: 'place', why: 'missing' })
    const home = { parent: null, slot: pageSlots.main }
    const back = { ...node, ...(before ? placeOf(before) : home) }
    nodes.set(id, back)
    all[id] = back
  }
}

function hide(nodes: Map<string, PageNode>, hidden: ReadonlySet<string>): void {
  if (hidden.size === 0) return
  const all = Object.fromEntries(nodes)
  for (const node of Object.values(all)) {
    const isGone = [node, ...ancestorsOf(node, all)].some(({ id }) => hidden.has(id))
    if (isGone) nodes.delete(node.id)
  }
}

/** Brings the grid of the page in order: around what is fixed first, then around what a person placed. */
function layMain(nodes: Map<string, PageNode>, placed: ReadonlySet<string>, columns: number): void {
  const items = [...nodes.values()]
    .filter(({ parent, slot }) => parent === null && slot === pageSlots.main)
    .map(({ id, x, y, w, h, static: isStatic }) => {
      const breadth = Math.min(w, columns)
      // Within the grid, as it is laid: what is held lies on nothing that is fixed.
      const at = { x: Math.min(x, columns - breadth), y: Math.min(y, lowest) }
      return { id, ...at, w: breadth, h, ...(isStatic && { static: true }) }
    })
  if (items.every(({ id, x, w }) => isAsIs(nodes.get(id), x, w)) && isSettled(items, { columns })) {
    return
  }
  const held = items.filter((item) => item.static)
  for (const item of items) {
    const isHeld = placed.has(item.id) && !item.static && item.y < lowest
    if (isHeld && !held.some((other) => isOver(item, other))) held.push(item)
  }
  const stay = new Set(held.map(({ id }) => id))
  const around = items.map((item) => (stay.has(item.id) ? { ...item, static: true } : item))
  const apart = normalise(around, { columns }).items
  const loose = apart.map((item, at) => ({ ...item, static: items[at]?.static ?? false }))
  for (const { id, x, y, w, h } of normalise(loose, { columns }).items) {
    const node = nodes.get(id)
    if (node) nodes.set(id, { ...node, x, y, w, h })
  }
}

/** Below every page that people make. */
const lowest = 100_000

function isAsIs(node: PageNode | undefined, x: number, w: number): boolean {
  return node?.x === x && node.w === w
}

function isOver(a: GridRect, b: GridRect): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h
}
