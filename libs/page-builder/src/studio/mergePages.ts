import {
  isSameJson,
  type Json,
  type JsonObject,
  type PageDocument,
  type PageNode,
} from '@spruce/designer-engine'
import { placeFields } from '@spruce/designer-engine/overlay'

/** Something that both changed in another way. */
export interface MergeConflict {
  /** Of the component; undefined for the page itself. */
  readonly node: string | undefined
  /** The property, `place`, `layouts.` and a breakpoint, `removed`, or the part of the page. */
  readonly part: string
}

/** What became of two changed pages. */
export interface MergedPage {
  /** To be opened by `openPage`, which puts in order what lies on each other. */
  readonly document: JsonObject
  /** Where mine was kept over theirs. */
  readonly conflicts: readonly MergeConflict[]
}

/** Brings two changes of one page together, by component and property. Where both changed the same, mine stays. */
export function mergePages(
  base: PageDocument,
  mine: PageDocument,
  theirs: PageDocument,
): MergedPage {
  const conflicts: MergeConflict[] = []
  const nodes: Record<string, JsonObject> = {}
  const ids = new Set([...Object.keys(theirs.nodes), ...Object.keys(mine.nodes)])
  for (const id of ids) {
    const node = mergeNodes(base.nodes[id], mine.nodes[id], theirs.nodes[id], conflicts)
    if (node) nodes[id] = node
  }
  const page = mergeRecords(plain(base), plain(mine), plain(theirs), (part, ...sides) => {
    const lists = part === 'queries' ? 'id' : part === 'variables' ? 'name' : undefined
    const merged = lists === undefined ? undefined : mergeLists(lists, ...sides)
    if (merged) return merged
    conflicts.push({ node: undefined, part })
    return sides[1]
  })
  return { document: { ...page, nodes }, conflicts }
}

function mergeNodes(
  base: PageNode | undefined,
  mine: PageNode | undefined,
  theirs: PageNode | undefined,
  conflicts: MergeConflict[],
): JsonObject | undefined {
  const id = mine?.id ?? theirs?.id
  if (!mine || !theirs) {
    const left = mine ?? theirs
    if (!left || !base) return left && plainNode(left)
    if (isSameJson(base, left)) return undefined
    // One removed what the other changed: nothing is lost.
    conflicts.push({ node: id, part: 'removed' })
    return plainNode(left)
  }
  const [own, other] = [plainNode(mine), plainNode(theirs)]
  const before = base ? plainNode(base) : undefined
  const place = pick(own, other, before, conflicts, id)
  const fields = mergeRecords(omit(before ?? {}), omit(own), omit(other), (part, ...sides) => {
    const isRecord = part === 'props' || part === 'layouts'
    // A component without layouts of its own has none at any width.
    const [was = {}, is = {}, theirs = {}] = sides
    if (!isRecord || !isObject(was) || !isObject(is) || !isObject(theirs)) {
      conflicts.push({ node: id, part })
      return sides[1]
    }
    const merged = mergeRecords(was, is, theirs, (name, _, kept) => {
      conflicts.push({ node: id, part: part === 'props' ? name : `${part}.${name}` })
      return kept
    })
    return part === 'props' || Object.keys(merged).length > 0 ? merged : undefined
  })
  return { ...fields, ...place }
}

function pick(
  own: JsonObject,
  other: JsonObject,
  before: JsonObject | undefined,
  conflicts: MergeConflict[],
  node: string | undefined,
): JsonObject {
  const [a, b, was] = [placeOf(own), placeOf(other), before && placeOf(before)]
  if (was && isSameJson(was, a)) return b
  if (!(was && isSameJson(was, b)) && !isSameJson(a, b)) conflicts.push({ node, part: 'place' })
  return a
}

function placeOf(node: JsonObject): JsonObject {
  return Object.fromEntries(placeFields.map((name) => [name, node[name] ?? null]))
}

function omit(node: JsonObject): JsonObject {
  const places: readonly string[] = placeFields
  return Object.fromEntries(Object.entries(node).filter(([name]) => !places.includes(name)))
}

type Sides = readonly [base: Json | undefined, mine: Json | undefined, theirs: Json | undefined]

/** Each field by itself. @param both decides about one that both changed in another way */
function mergeRecords(
  base: JsonObject,
  mine: JsonObject,
  theirs: JsonObject,
  both: (name: string, ...sides: Sides) => Json | undefined,
): JsonObject {
  const merged: Record<string, Json> = {}
  for (const name of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const [was, is, other] = [base[name], mine[name], theirs[name]]
    const kept = isSameJson(was, is)
      ? other
      : isSameJson(was, other) || isSameJson(is, other)
        ? is
        : both(name, was, is, other)
    if (kept !== undefined) merged[name] = kept
  }
  return merged
}

/** Lists of named things, one by one; undefined where they are none, or both changed the same one. */
function mergeLists(key: string, ...sides: Sides): Json | undefined {
  const [base = [], mine, theirs] = sides
  const [was, is, other] = [base, mine, theirs].map((side) => byName(key, side))
  if (!was || !is || !other) return undefined
  const torn: string[] = []
  const merged = mergeRecords(was, is, other, (name) => {
    torn.push(name)
    return undefined
  })
  return torn.length > 0 ? undefined : Object.values(merged)
}

function byName(key: string, list: Json | undefined): JsonObject | undefined {
  if (!Array.isArray(list)) return undefined
  const named: Record<string, Json> = {}
  for (const one of list as readonly Json[]) {
    const name = isObject(one) ? one[key] : undefined
    if (typeof name !== 'string') return undefined
    named[name] = one
  }
  return named
}

function plain({ nodes: _, ...page }: PageDocument): JsonObject {
  return page as unknown as JsonObject
}

function plainNode(node: PageNode): JsonObject {
  return node as unknown as JsonObject
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
