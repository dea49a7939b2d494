import type { Json, JsonObject } from '../document/types.js'
import { isForbiddenKey, isJsonObject } from '../schema/plain.js'
import type { Report } from './Report.js'

/** Longer ones are no ids. */
export const longestName = 200

/** The nodes of a document. */
export interface ListedNodes {
  /** By their ids, in the order of the document. */
  readonly nodes: Map<string, JsonObject>
  /** The record of these very nodes, when the document has it: then nobody needs to make another. */
  readonly record: JsonObject | undefined
}

/**
 * The nodes of a document, by their ids. In a list, the second node of an id gets one of its own, and so
 * does one without; in a record the key is the id.
 */
export function listNodes(nodes: Json | undefined, report: Report): ListedNodes {
  const found = new Map<string, JsonObject>()
  if (Array.isArray(nodes)) {
    const list = nodes as readonly Json[]
    list.forEach((node, index) => {
      if (!isJsonObject(node)) return report.add('not-a-node', ['nodes', index])
      const { id } = node
      const name = isName(id) ? id : `node-${index + 1}`
      if (!isName(id)) report.add('bad-id', ['nodes', index])
      else if (found.has(id)) report.add('duplicate-id', ['nodes', index])
      const free = freeName(name, found)
      found.set(free, free === id ? node : { ...node, id: free })
    })
    return { nodes: found, record: undefined }
  }
  if (!isJsonObject(nodes)) {
    report.add('bad-settings', ['nodes'])
    return { nodes: found, record: undefined }
  }
  let isSame = true
  for (const key of Object.keys(nodes)) {
    const node = nodes[key]
    if (!isJsonObject(node)) {
      report.add('not-a-node', ['nodes', key])
      isSame = false
      continue
    }
    const id = isName(key) ? key : freeName('node', found)
    const isOwn = node['id'] === id
    if (!isOwn) report.add('bad-id', ['nodes', key])
    if (!isOwn || id !== key) isSame = false
    found.set(id, isOwn ? node : { ...node, id })
  }
  return { nodes: found, record: isSame ? nodes : undefined }
}

/** Whether something can be the name of a node, a type, a slot. */
export function isName(value: Json | undefined): value is string {
  return (
    typeof value === 'string' &&
    value !== '' &&
    value.length <= longestName &&
    !isForbiddenKey(value)
  )
}

function freeName(name: string, taken: ReadonlyMap<string, unknown>): string {
  if (!taken.has(name)) return name
  for (let count = 2; ; count += 1) {
    const next = `${name.slice(0, longestName - 8)}-${count}`
    if (!taken.has(next)) return next
  }
}
