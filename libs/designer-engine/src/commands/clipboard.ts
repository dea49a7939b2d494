import { readJson, readJsonObject } from '../document/json.js'
import { readNode } from '../document/readNode.js'
import type { Json, JsonObject, PageNode } from '../document/types.js'

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
    if (!Array.isArray(roots) || !Array.isArray(nodes) || nodes.length > mostNodes) return undefined
    const rootIds = new Set(roots as readonly Json[])
    const known = new Set<string>()
    const read = (nodes as readonly Json[]).map((node) => {
      const one = readNode(readJsonObject(node) as unknown as PageNode)
      const isPlaced = rootIds.has(one.id) || (one.parent !== null && known.has(one.parent))
      if (!isPlaced || known.has(one.id)) throw new RangeError('Not a tree')
      known.add(one.id)
      return one
    })
    const ids = [...rootIds].filter((id): id is string => typeof id === 'string' && known.has(id))
    if (ids.length === 0 || ids.length !== roots.length) return undefined
    return {
      format,
      version,
      components: readJsonObject(components ?? {}) as Readonly<Record<string, number>>,
      roots: ids,
      nodes: read,
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
  const groups = new Map<string, string>()
  const sizes = new Map<string, number>()
  for (const { group = '' } of nodes) sizes.set(group, (sizes.get(group) ?? 0) + 1)
  const groupOf = (group: string) => {
    const renamed = groups.get(group) ?? newId()
    groups.set(group, renamed)
    return renamed
  }
  const renamed = nodes.map((node) => {
    const { group, bind, ...rest } = node
    const isGrouped = group !== undefined && (sizes.get(group) ?? 0) > 1
    return {
      ...rest,
      id: ids.get(node.id) ?? node.id,
      parent: node.parent === null ? null : (ids.get(node.parent) ?? node.parent),
      props: renameIn(node.props, ids) as JsonObject,
      ...(isGrouped && { group: groupOf(group) }),
      ...(bind && {
        bind: Object.fromEntries(
          Object.entries(bind).map(([name, binding]) => [
            name,
            { ...binding, source: ids.get(binding.source) ?? binding.source },
          ]),
        ),
      }),
    }
  })
  return { nodes: renamed, ids }
}

const mostNodes = 20_000

function renameIn(value: Json, ids: ReadonlyMap<string, string>): Json {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    return keep(
      value,
      (value as readonly Json[]).map((item) => renameIn(item, ids)),
    )
  }
  const entries = Object.entries(value as JsonObject)
  const [only] = entries
  if (entries.length === 1 && only?.[0] === '$node' && typeof only[1] === 'string') {
    const id = ids.get(only[1])
    return id === undefined ? value : readJson({ $node: id })
  }
  return keep(value, Object.fromEntries(entries.map(([key, item]) => [key, renameIn(item, ids)])))
}

/** The value itself when nothing in it was renamed. */
function keep(before: Json, after: Json): Json {
  const old = Object.values(before as JsonObject)
  return Object.values(after as JsonObject).every((item, index) => item === old[index])
    ? before
    : after
}
