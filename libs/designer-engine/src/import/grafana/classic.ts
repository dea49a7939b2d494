import type { JsonObject, PageDocument, PageNode } from '../../document/types.js'
import type { PathStep } from '../../schema/plain.js'
import { bottomOf, childrenOf, type ForeignItem, type PageBuilder } from '../PageBuilder.js'
import { panelsSlot, prefix, rowType } from './names.js'
import { readPanels } from './panels.js'
import { listOf, Repeats } from './repeats.js'
import { readRows } from './rows.js'

/** The items of a dashboard with `panels`, with `rows` of the first versions, or with both: rows lie below then. */
export function readClassic(
  dashboard: JsonObject,
  path: readonly PathStep[],
  builder: PageBuilder,
): readonly ForeignItem[] {
  const { panels, rows } = dashboard
  if (!Array.isArray(panels) && !Array.isArray(rows)) builder.report('not-a-dashboard', path)
  else if (!Array.isArray(panels ?? [])) builder.report('not-an-item', [...path, 'panels'])
  const repeats = new Repeats(dashboard)
  const items = readPanels(listOf(panels), [...path, 'panels'], 0, builder, repeats)
  return [...items, ...readRows(listOf(rows), [...path, 'rows'], bottomOf(items), builder, repeats)]
}

/** The panels of a page with their `gridPos`, as far as Grafana 11 reads them. */
export function panelsOf(
  document: PageDocument,
  parent: string | null,
  slot: string,
  top: number,
): readonly JsonObject[] {
  return childrenOf(document, parent, slot).map((node): JsonObject => {
    const panel = panelOf(node, top)
    const inner = panelsOf(document, node.id, panelsSlot, top + node.y + 1)
    return inner.length === 0 && node.type !== rowType ? panel : { ...panel, panels: inner }
  })
}

function panelOf({ props, type, x, y, w, h }: PageNode, top: number): JsonObject {
  return {
    ...props,
    type: type.startsWith(prefix) ? type.slice(prefix.length) : type,
    gridPos: { x, y: y + top, w, h },
  }
}
