import type { Json, JsonObject, PageDocument, PageNode } from '../document/types.js'
import type { PathStep } from '../schema/plain.js'
import { childrenOf, isObject, PageBuilder, textOf, type ForeignItem } from './PageBuilder.js'
import type { Imported, ImportOptions } from './types.js'

/** Grafana's grid: 24 columns, 8 px between panels. */
const columns = 24
const margin = [8, 8] as const
const prefix = 'grafana.'
const rowType = `${prefix}row`
const panelsSlot = 'panels'

/** What of a panel is in the page itself. */
const own: ReadonlySet<string> = new Set(['gridPos', 'type', 'panels'])

/**
 * Makes a page of a dashboard of Grafana: every panel a component `grafana.<its type>` whose properties are
 * the panel. A collapsed row holds its panels in its slot `panels`; dashboards with `rows` of the first
 * versions are laid out by their spans. Any input: what is no panel is left out and reported.
 */
export function importGrafana(input: unknown, options: ImportOptions = {}): Imported {
  const builder = new PageBuilder()
  const given = builder.read(input)
  const dashboard = isObject(given['dashboard']) ? given['dashboard'] : given
  const listed = Array.isArray(dashboard['panels'])
    ? (dashboard['panels'] as readonly Json[])
    : panelsOfRows(dashboard['rows'])
  if (!listed) builder.report('not-a-dashboard', [])
  const panels = readPanels(listed ?? [], ['panels'], 0, builder)
  const ids = builder.addGrid(panels, null, 'main', columns)
  panels.forEach(({ path, place }, index) => {
    const row = (listed ?? [])[Number(path.at(-1))]
    const id = ids[index]
    if (!isObject(row) || row['type'] !== 'row' || id === undefined) return
    const inner = Array.isArray(row['panels']) ? (row['panels'] as readonly Json[]) : []
    const top = typeof place.y === 'number' ? place.y + 1 : 0
    const children = readPanels(inner, [...path, 'panels'], top, builder)
    if (children.length > 0) builder.addGrid(children, id, panelsSlot, columns)
  })
  const uid = typeof dashboard['uid'] === 'string' ? dashboard['uid'] : 'imported'
  return {
    document: builder.build(options.id ?? uid, columns, margin),
    problems: builder.problems,
  }
}

/** The panels of a page that was imported, with where they lie now, as Grafana reads them. */
export function exportGrafana(document: PageDocument): JsonObject {
  const panels = childrenOf(document, null, 'main').map((node): JsonObject => {
    const inner = childrenOf(document, node.id, panelsSlot)
    const panel = panelOf(node, 0)
    return inner.length === 0
      ? panel
      : { ...panel, panels: inner.map((child) => panelOf(child, node.y + 1)) }
  })
  return { uid: document.id, panels }
}

function panelOf({ props, type, x, y, w, h }: PageNode, top: number): JsonObject {
  return {
    ...props,
    type: type.startsWith(prefix) ? type.slice(prefix.length) : type,
    gridPos: { x, y: y + top, w, h },
  }
}

function readPanels(
  panels: readonly Json[],
  path: readonly PathStep[],
  top: number,
  builder: PageBuilder,
): readonly ForeignItem[] {
  let bottom = 0
  return panels.flatMap((panel, index) => {
    const at = [...path, index]
    if (!isObject(panel)) {
      builder.report('not-an-item', at)
      return []
    }
    const { gridPos, type } = panel
    const props = Object.fromEntries(Object.entries(panel).filter(([name]) => !own.has(name)))
    const name = typeof type === 'string' && type !== '' ? type : 'unknown'
    const id =
      typeof panel['id'] === 'number' || typeof panel['id'] === 'string' ? panel['id'] : index
    let place: ForeignItem['place']
    if (isObject(gridPos)) {
      const { x, y, w, h } = gridPos
      place = { x, y: typeof y === 'number' ? y - top : y, w, h }
    } else {
      builder.report('no-place', at)
      place = { x: 0, y: bottom, ...(name === 'row' ? { w: columns, h: 1 } : { w: 12, h: 8 }) }
    }
    if (typeof place.y === 'number' && typeof place.h === 'number') {
      bottom = Math.max(bottom, place.y + place.h)
    }
    return [
      { id: `panel-${id}`, type: name === 'row' ? rowType : prefix + name, props, place, path: at },
    ]
  })
}

/** Before version 16 a dashboard was rows of panels with spans of 12 and heights in px. */
function panelsOfRows(rows: Json | undefined): readonly Json[] | undefined {
  if (!Array.isArray(rows)) return undefined
  let y = 0
  return (rows as readonly Json[]).flatMap((row): readonly Json[] => {
    if (!isObject(row) || !Array.isArray(row['panels'])) return []
    const h = Math.max(1, Math.ceil((parseFloat(textOf(row['height'])) || 250) / 38))
    let x = 0
    let line = y
    const made = (row['panels'] as readonly Json[]).map((panel): Json => {
      if (!isObject(panel)) return panel
      const span = typeof panel['span'] === 'number' ? panel['span'] : 12
      const w = Math.max(1, Math.min(columns, Math.round(span * 2)))
      if (x + w > columns) {
        x = 0
        line += h
      }
      x += w
      return { ...panel, gridPos: { x: x - w, y: line, w, h } }
    })
    y = line + h
    return made
  })
}

export type { Imported, ImportOptions, ImportProblem } from './types.js'
