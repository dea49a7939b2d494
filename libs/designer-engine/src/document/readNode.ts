import { assertKey, readJson, readJsonObject } from './json.js'
import { pageSlots, type PageNode, type PageSettings } from './types.js'

/** So many components may lie in each other, the outermost counted. */
export const mostNesting = 100

const required: ReadonlySet<string> = new Set<keyof PageNode>([
  ...(['id', 'type', 'parent', 'slot', 'order'] as const),
  ...(['x', 'y', 'w', 'h', 'props'] as const),
])

/**
 * A frozen record of a node, without fields that it does not have; fields that nobody knows stay. What `before` has already is not
 * read again, so that a move costs nothing for large props.
 * @throws RangeError for what no document can hold
 */
export function readNode(node: PageNode, before?: PageNode): PageNode {
  for (const key of ['id', 'type', 'slot', 'order'] as const) {
    if (typeof node[key] !== 'string' || (key !== 'order' && node[key] === '')) {
      throw new RangeError(`${key} of a node is a text`)
    }
  }
  for (const key of ['x', 'y', 'w', 'h'] as const) {
    if (!Number.isFinite(node[key])) throw new RangeError(`${key} of ${node.id} is no number`)
  }
  if (node.parent !== null && typeof node.parent !== 'string') {
    throw new RangeError(`parent of ${node.id} is a text or null`)
  }
  if (node.parent === null && !Object.values<string>(pageSlots).includes(node.slot)) {
    throw new RangeError(`A page has no slot ${node.slot}`)
  }
  const { id, type, parent, slot, order, x, y, w, h } = node
  const props = before && node.props === before.props ? before.props : readJsonObject(node.props)
  const read: Record<string, unknown> = { id, type, parent, slot, order, x, y, w, h, props }
  const old = before as unknown as Readonly<Record<string, unknown>> | undefined
  for (const [key, value] of Object.entries(node) as [string, unknown][]) {
    if (required.has(key) || value === undefined || (key === 'static' && value === false)) continue
    assertKey(key)
    read[key] = value === old?.[key] ? value : readJson(value)
  }
  return Object.freeze(read) as unknown as PageNode
}

/** A frozen record of what a page says of itself. @throws RangeError for what no page can say */
export function readSettings(settings: PageSettings): PageSettings {
  const { gridColNum } = settings.config
  if (!Number.isInteger(gridColNum) || gridColNum < 1 || gridColNum > 1000) {
    throw new RangeError('gridColNum is no whole number from 1 to 1000')
  }
  const said = Object.entries(settings).filter(([, value]) => value !== undefined)
  if (said.some(([name]) => name === 'nodes' || name === 'schema')) {
    throw new RangeError('Components and versions are no settings')
  }
  return readJsonObject(Object.fromEntries(said)) as unknown as PageSettings
}
