import type { Json, JsonObject } from '../../document/types.js'
import { gridLimits } from '../../layout/types.js'
import type { PathStep } from '../../schema/plain.js'
import {
  bottomOf,
  isObject,
  objectAt,
  readCount,
  textOf,
  without,
  type ForeignItem,
  type PageBuilder,
} from '../PageBuilder.js'
import {
  cellsOf,
  columns,
  panelsSlot,
  prefix,
  rowType,
  tabsSlot,
  tabsType,
  tabType,
} from './names.js'
import { listOf } from './repeats.js'

type Items = readonly ForeignItem[]
type Entry = readonly [spec: JsonObject, path: readonly PathStep[], kind: Json | undefined]

/** Heights of the rows of an auto grid, in px. */
const rowHeights = new Map<Json, number>([
  ['short', 168],
  ['standard', 320],
  ['tall', 512],
])

/**
 * Reads the `layout` of a dashboard of version 2, which places its `elements`: a grid, an auto grid, rows or
 * tabs, and these in each other. A row that is collapsed holds its panels, one that is open stands above
 * them; tabs hold each tab, and a tab its panels.
 */
export class ElementLayout {
  private readonly placed = new Set<string>()
  private count = 0

  /** @param elementsPath where the elements stand in the dashboard */
  constructor(
    private readonly elements: JsonObject,
    private readonly elementsPath: readonly PathStep[],
    private readonly builder: PageBuilder,
  ) {}

  /** The elements that no layout places; Grafana shows none of them. */
  get unplaced(): JsonObject {
    const left = Object.entries(this.elements).filter(([name]) => !this.placed.has(name))
    return Object.fromEntries(left)
  }

  /** @param top where the layout begins in its grid */
  read(layout: Json | undefined, path: readonly PathStep[], top: number): Items {
    const { kind } = isObject(layout) ? layout : {}
    const spec = isObject(layout) ? objectAt(layout, 'spec') : {}
    const at = [...path, 'spec']
    if (isObject(layout)) this.builder.reportRest(layout, path, 'kind', 'spec')
    switch (kind) {
      case 'GridLayout':
        return this.readGrid(spec, at, top)
      case 'AutoGridLayout':
        return this.readAutoGrid(spec, at, top)
      case 'RowsLayout':
        return this.readRows(spec, at, top)
      case 'TabsLayout':
        return this.readTabs(spec, at, top)
      default:
        this.builder.report('not-a-dashboard', path)
        return []
    }
  }

  private readGrid(spec: JsonObject, path: readonly PathStep[], top: number): Items {
    this.builder.reportRest(spec, path, 'items')
    return this.readGridItems(this.specsOf(spec, 'items', path), top)
  }

  private readGridItems(items: readonly Entry[], top: number): Items {
    return items.flatMap(([item, at, kind]) => {
      const { x, y, width, height } = item
      const line = typeof y === 'number' ? y + top : y
      if (kind === 'GridLayoutRow') {
        // Of the first drafts of version 2: a row among the panels, which counts from itself.
        const inner = () => this.readGridItems(this.specsOf(item, 'elements', at), 0)
        const own = without(item, 'y', 'elements')
        return this.readRow(own, inner, at, typeof line === 'number' ? line : top)
      }
      const placement = without(item, 'x', 'y', 'width', 'height', 'element')
      return this.readElement(item, placement, { x, y: line, w: width, h: height }, at)
    })
  }

  private readAutoGrid(spec: JsonObject, path: readonly PathStep[], top: number): Items {
    this.builder.report('auto-grid', path)
    const { maxColumnCount, rowHeightMode, rowHeight } = spec
    const across = readCount(maxColumnCount, 1, columns, 3)
    const ownHeight = typeof rowHeight === 'number' && rowHeight > 0 ? rowHeight : undefined
    const height = rowHeights.get(rowHeightMode ?? 'standard') ?? ownHeight ?? 320
    const h = Math.min(gridLimits.height, cellsOf(height))
    return this.specsOf(spec, 'items', path).flatMap(([item, at], index) => {
      const edge = (column: number) => Math.round((column * columns) / across)
      const column = index % across
      const x = edge(column)
      const place = { x, y: top + Math.floor(index / across) * h, w: edge(column + 1) - x, h }
      return this.readElement(item, without(item, 'element'), place, at)
    })
  }

  private readRows(spec: JsonObject, path: readonly PathStep[], top: number): Items {
    let y = top
    this.builder.reportRest(spec, path, 'rows')
    return this.specsOf(spec, 'rows', path).flatMap(([row, at]) => {
      const inner = () => this.read(row['layout'], [...at, 'layout'], 0)
      const items = this.readRow(without(row, 'layout'), inner, at, y)
      y = Math.max(y, bottomOf(items))
      return items
    })
  }

  private readRow(
    row: JsonObject,
    readInner: () => Items,
    path: readonly PathStep[],
    y: number,
  ): Items {
    const id = this.nextId('row')
    const inner = readInner()
    const { collapse, collapsed } = row
    const isCollapsed = (collapse ?? collapsed) === true
    if (collapse !== undefined && collapsed !== undefined) {
      this.builder.report('left-out', [...path, 'collapsed'])
    }
    if (typeof (collapse ?? collapsed ?? false) !== 'boolean') {
      this.builder.report('bad-setting', [
        ...path,
        collapse === undefined ? 'collapsed' : 'collapse',
      ])
    }
    const props = { ...without(row, 'collapse'), collapsed: isCollapsed }
    const head = { id, type: rowType, props, place: { x: 0, y, w: columns, h: 1 }, path }
    if (isCollapsed) return [{ ...head, slots: { [panelsSlot]: inner } }]
    // Rows in a row would be its neighbours beside it: they lie in it.
    if (inner.some(({ type }) => type === rowType)) {
      return [
        { ...head, place: { ...head.place, h: above(inner) }, slots: { [panelsSlot]: inner } },
      ]
    }
    const below = inner.map((item) => {
      const { y: line } = item.place
      return typeof line === 'number'
        ? { ...item, place: { ...item.place, y: line + y + 1 } }
        : item
    })
    return [head, ...below]
  }

  private readTabs(spec: JsonObject, path: readonly PathStep[], top: number): Items {
    const id = this.nextId('tabs')
    const tabs = this.specsOf(spec, 'tabs', path).map(([tab, at], index): ForeignItem => {
      const tabId = this.nextId('tab')
      const inner = this.read(tab['layout'], [...at, 'layout'], 0)
      return {
        id: tabId,
        type: tabType,
        props: without(tab, 'layout'),
        place: { x: 0, y: index, w: columns, h: 1 },
        path: at,
        slots: { [panelsSlot]: inner },
      }
    })
    const h = tabs.reduce((most, { slots }) => Math.max(most, above(slots?.[panelsSlot] ?? [])), 1)
    const place = { x: 0, y: top, w: columns, h }
    const props = without(spec, 'tabs')
    return [{ id, type: tabsType, props, place, path, slots: { [tabsSlot]: tabs } }]
  }

  private readElement(
    item: JsonObject,
    rest: JsonObject,
    place: ForeignItem['place'],
    path: readonly PathStep[],
  ): Items {
    const reference = objectAt(item, 'element')
    const name = textOf(reference['name'])
    const element = Object.hasOwn(this.elements, name) ? this.elements[name] : undefined
    if (!isObject(element)) {
      this.builder.report('missing', path)
      return []
    }
    this.builder.reportRest(reference, [...path, 'element'], 'kind', 'name')
    if (!this.placed.has(name)) {
      const own = [...this.elementsPath, name]
      this.builder.reportRest(element, own, 'kind', 'spec')
      const { spec: said = {}, kind } = element
      if (kind === null) this.builder.report('bad-setting', [...own, 'kind'])
      if (!isObject(said)) this.builder.report('left-out', [...own, 'spec'])
    }
    this.placed.add(name)
    const spec = objectAt(element, 'spec')
    const placement = { ...rest, element: name, kind: element['kind'] ?? 'Panel' }
    // The page keeps the element's own name and kind there.
    if (Object.hasOwn(rest, 'kind')) this.builder.report('left-out', [...path, 'kind'])
    if (Object.hasOwn(spec, 'placement')) this.builder.report('left-out', [...path, 'placement'])
    return [{ id: name, type: typeOf(element), props: { ...spec, placement }, place, path }]
  }

  /** Each entry's `spec`, where it stands, and its `kind`. */
  private specsOf(spec: JsonObject, name: string, path: readonly PathStep[]): readonly Entry[] {
    const { [name]: given = [] } = spec
    if (!Array.isArray(given)) this.builder.report('not-an-item', [...path, name])
    return listOf(spec[name]).flatMap((item, index): readonly Entry[] => {
      const at = [...path, name, index]
      if (isObject(item) && isObject(item['spec'])) {
        this.builder.reportRest(item, at, 'kind', 'spec')
        return [[item['spec'], [...at, 'spec'], item['kind']]]
      }
      this.builder.report('not-an-item', at)
      return []
    })
  }

  private nextId(name: string): string {
    this.count += 1
    return `${name}-${this.count}`
  }
}

/** The height of something with a line of its own above its items. */
function above(items: Items): number {
  return Math.min(gridLimits.height, 1 + bottomOf(items))
}

function typeOf(element: JsonObject): string {
  if (element['kind'] === 'LibraryPanel') return `${prefix}library-panel`
  const { group, kind } = objectAt(objectAt(element, 'spec'), 'vizConfig')
  // The first drafts of version 2 named the type by the kind.
  const name = textOf(group) || (kind === 'VizConfig' ? '' : textOf(kind))
  const type = prefix + (name === '' ? 'unknown' : name)
  return [rowType, tabsType, tabType].includes(type) ? `${type}-panel` : type
}
