import { readJsonObject } from '../document/json.js'
import { readNode } from '../document/readNode.js'
import type { Json, JsonObject, PageNode } from '../document/types.js'
import { gridLimits } from '../layout/types.js'

/** What was copied: plain JSON, for any clipboard, of this page or another one. */
export interface Clipboard {
  readonly format: 'spruce/nodes'
  readonly version: 1
  /** The versions of the components' types on the page it is from. */
  readonly components: Readonly<Record<string, number>>
  /** The nodes that were copied; the others lie in them. */
  readonly roots: readonly string[]
  /** Each after its parent. */
  readonly nodes: readonly PageNode[]
}

/** Reads a clipboard from anywhere; nothing when it is none. */
export function readClipboard(value: unknown): Clipboard | undefined {
  try {
    const { format, version, components, roots, nodes } = readJsonObject(value)
    if (format !== 'spruce/nodes' || version !== 1) return undefined
    if (!Array.isArray(roots) || !Array.isArray(nodes) || nodes.length > gridLimits.items)
      return undefined
    const rootIds = new Set(roots as readonly string[])
    const known = new Map<string, PageNode>()
    for (const one of nodes as readonly Json[]) {
      const node = readNode(readJsonObject(one) as unknown as PageNode)
      const isPlaced = rootIds.has(node.id) || known.has(node.parent ?? '')
      if (!isPlaced || known.has(node.id)) return undefined
      known.set(node.id, node)
    }
    const isWhole = rootIds.size === roots.length && roots.every((id) => known.has(id as string))
    if (known.size === 0 || !isWhole) return undefined
    return {
      format,
      version,
      components: readJsonObject(components ?? {}) as Readonly<Record<string, number>>,
      roots: [...rootIds],
      nodes: [...known.values()],
    }
  } catch {
    return undefined
  }
}

/**
 * The nodes under new ids and groups. References go along: `{ "$node": id }` in props, and a binding
 * whose source is a node. What refers to a node that was not copied stays as it is.
 */
export function renameNodes(
  nodes: readonly PageNode[],
  newId: () => string,
): { nodes: PageNode[]; ids: ReadonlyMap<string, string> } {
  const ids = new Map(nodes.map(({ id }) => [id, newId()]))
  const rename = (id: string) => ids.get(id) ?? id
  const groups = renameGroups(nodes, newId)
  const renamed = nodes.map(({ group, bind, ...node }) => ({
    ...node,
    id: rename(node.id),
    parent: ids.get(node.parent ?? '') ?? node.parent,
    props: renameIn(node.props, ids) as JsonObject,
    group: groups.get(group),
    bind:
      bind &&
      Object.fromEntries(
        Object.entries(bind).map(([name, binding]) => [
          name,
          { ...binding, source: rename(binding.source) },
        ]),
      ),
  }))
  return { nodes: renamed, ids }
}

/** A new name for each group that several nodes are of: a copy of one alone is in no group. */
function renameGroups(nodes: readonly PageNode[], newId: () => string) {
  const seen = new Set<string>()
  const groups = new Map<string | undefined, string>()
  for (const { group } of nodes) {
    if (group === undefined) continue
    if (seen.has(group)) groups.set(group, newId())
    seen.add(group)
  }
  return groups
}

function renameIn(value: Json, ids: ReadonlyMap<string, string>): Json {
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value as JsonObject)
  const [only] = entries
  const isReference = entries.length === 1 && only?.[0] === '$node'
  const renamed = entries.map(
    ([key, item]) =>
      [
        key,
        isReference && typeof item === 'string' ? (ids.get(item) ?? item) : renameIn(item, ids),
      ] as const,
  )
  // What nothing was renamed in is known to be good JSON and is not read again.
  if (renamed.every(([, item], index) => item === entries[index]?.[1])) return value
  return Array.isArray(value) ? renamed.map(([, item]) => item) : Object.fromEntries(renamed)
}
