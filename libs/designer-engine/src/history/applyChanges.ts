import { isSameJson } from '../document/json.js'
import type {
  ChangeSet,
  PageDocument,
  PageNode,
  PageSettings,
  SettingsPatch,
} from '../document/types.js'

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
  return { ...changeSettings(page, changes.settings), nodes: Object.fromEntries(nodes) }
}

function changeSettings(page: PageDocument, settings: ChangeSet['settings']): PageDocument {
  if (!settings) return page
  const [before, after] = settings
  const gone = new Set(Object.keys(before).filter((name) => !Object.hasOwn(after, name)))
  const kept = Object.entries(page).filter(([name]) => !gone.has(name))
  return { ...(Object.fromEntries(kept) as unknown as PageDocument), ...after }
}

/** What turns one state of the settings into another; undefined for what is taken away. */
export function settingsPatch(from: PageSettings, to: PageSettings): SettingsPatch {
  const [old, wanted] = [from, to] as unknown as readonly Readonly<Record<string, unknown>>[]
  const names = new Set([...Object.keys(from), ...Object.keys(to)])
  const changed = [...names].filter((name) => !isSameJson(old?.[name], wanted?.[name]))
  return Object.fromEntries(changed.map((name) => [name, wanted?.[name]]))
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

function settingsOf({ schema: _schema, nodes: _nodes, ...settings }: PageDocument) {
  return settings
}
