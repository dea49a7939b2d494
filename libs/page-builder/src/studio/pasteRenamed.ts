import type { CommandResult, Designer, JsonObject, PageNode } from '@spruce/designer-engine'
import { textOf } from './storedJson.js'

/** What components were called before, and are as copies. */
export type NewIds = Map<string, string>

/**
 * Puts copies of components on a page, under ids of their own.
 * @param roots those of `nodes` that go to the target
 * @param newIds takes them by the old ones
 */
export function pasteRenamed(
  designer: Designer,
  nodes: readonly PageNode[],
  roots: readonly PageNode[],
  target: Parameters<Designer['commands']['paste']>[1],
  newIds: NewIds,
): CommandResult {
  const clipboard = {
    ...{ format: 'spruce/nodes', version: 1, components: {} },
    ...{ roots: roots.map(({ id }) => id), nodes },
  }
  const before = new Set(Object.keys(designer.document.nodes))
  const pasted = designer.commands.paste(clipboard, target)
  if (!pasted.ok) return pasted
  // Copies are added in the order in which they are given.
  const made = Object.keys(designer.document.nodes).filter((id) => !before.has(id))
  nodes.forEach(({ id }, at) => newIds.set(id, made[at] ?? id))
  return pasted
}

/** A variable of a section or dialog that was copied: that of the copy. */
export function withNewPlace(variable: JsonObject, newIds: NewIds): JsonObject {
  const placeId = newIds.get(textOf(variable['placeId']))
  return placeId === undefined ? variable : { ...variable, placeId }
}
