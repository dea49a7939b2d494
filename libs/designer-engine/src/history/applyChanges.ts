import { isSameJson } from '../document/json.js'
import type { ChangeSet, PageDocument, PageNode } from '../document/types.js'

/**
 * A page with a change applied; records that it does not touch are shared.
 * @param isStrict a change that was not made from this very page is a RangeError
 */
export function applyChanges(
  page: PageDocument,
  changes: ChangeSet,
  isStrict = false,
): PageDocument {
  const nodes = new Map(Object.entries(page.nodes))
  const expect = (found: unknown, expected: unknown) => {
    if (isStrict && !isSameJson(found, expected)) throw new RangeError('Not a change of this page')
  }
  for (const [id, node] of changes.removed) {
    expect(nodes.get(id), node)
    nodes.delete(id)
  }
  for (const [id, node] of changes.added) {
    expect(nodes.get(id), undefined)
    nodes.set(id, node)
  }
  for (const [id, [from, to]] of changes.updated) {
    const current = nodes.get(id)
    expect(current, from)
    if (current) nodes.set(id, rebase(current, from, to))
  }
  if (changes.settings) expect(settingsOf(page), changes.settings[0])
  return { ...page, ...changes.settings?.[1], nodes: Object.fromEntries(nodes) }
}

/**
 * A record after a change that was made from `from`: `to` itself when it is still that one, otherwise
 * as it is with those fields changed that the change was about.
 */
export function rebase(current: PageNode, from: PageNode, to: PageNode): PageNode {
  if (current === from) return to
  const fields = new Map<string, unknown>(Object.entries(current))
  const wanted = new Map<string, unknown>(Object.entries(to))
  const old = new Map<string, unknown>(Object.entries(from))
  for (const key of new Set([...wanted.keys(), ...old.keys()])) {
    if (isSameJson(wanted.get(key), old.get(key))) continue
    if (wanted.has(key)) fields.set(key, wanted.get(key))
    else fields.delete(key)
  }
  return Object.fromEntries(fields) as unknown as PageNode
}

function settingsOf({ id, config, style }: PageDocument) {
  return { id, config, style }
}
