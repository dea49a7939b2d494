import type { DataColumn } from '../data-table/columns.js'
import { arrangeColumns, type ColumnView } from '../data-table/columnViews.js'
import { defaultPageSize, pageSizes } from '../pagination/pages.js'
import type { ResourceQuery } from '../search/defineSearch.js'
import type { Density } from '../theme/layout.js'
import type { NamedView, TableView } from './tableView.js'
import { findView, type ViewKey, type ViewSet } from './ViewPort.js'

type Columns = readonly DataColumn<never>[]

/** A table as it is on the screen. */
export interface TableNow {
  query: object
  /** The filters that make a view. */
  filters: readonly string[]
  columns: Columns
  columnViews: readonly ColumnView[]
  density: Density
}

/** The table as it is now, as a view. */
export function viewOf({ query, filters, columns, columnViews, density }: TableNow): TableView {
  const { sort, size } = query as ResourceQuery
  return {
    version: 1,
    columns: arrangeColumns(columns, columnViews),
    filters: filtersOf(query, filters),
    ...(sort !== undefined && { sort }),
    size: pageSizes.find((one) => one === size) ?? defaultPageSize,
    density,
  }
}

function filtersOf(query: object, names: readonly string[]): Record<string, string> {
  const found: Record<string, string> = {}
  for (const name of names) {
    const value: unknown = Reflect.get(query, name)
    const isPlain = typeof value === 'boolean' || typeof value === 'number'
    if (isPlain || (typeof value === 'string' && value !== '')) found[name] = String(value)
  }
  return found
}

/** What a view makes of the address: filters that it does not set are taken away. */
export function queryOf<Query extends ResourceQuery>(
  view: TableView,
  filters: readonly (keyof Query & string)[],
  readQuery: (search: Record<string, unknown>) => Query,
): Partial<Query> {
  const { sort, size } = view
  const read = readQuery({ ...view.filters, ...(sort !== undefined && { sort }), size })
  const names: readonly (keyof Query & string)[] = [...filters, 'sort', 'size']
  return Object.fromEntries(names.map((name) => [name, read[name]])) as Partial<Query>
}

/** True when nothing in the address says how to see the table. */
export function isBare(query: object, filters: readonly string[]): boolean {
  return [...filters, 'sort', 'size'].every((name) => Reflect.get(query, name) === undefined)
}

/** The view that a page opens with: the one used last, else the tenant's default, while there is one. */
export function firstKey(set: ViewSet): ViewKey {
  const { lastUsed, defaultName } = set
  if (lastUsed !== undefined && (lastUsed === '' || findView(set, lastUsed))) return lastUsed
  const byDefault: ViewKey = defaultName === undefined ? '' : `shared/${defaultName}`
  return findView(set, byDefault) ? byDefault : ''
}

/** Two views of one table, made by `viewOf`, look the same exactly when these texts are the same. */
export function fingerprint({ columns, filters, sort, size, density }: TableView): string {
  const sorted = Object.entries(filters).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const places = columns.map(({ id, isShown, width }) => [id, isShown, width ?? null])
  return JSON.stringify([places, sorted, sort ?? null, size, density])
}

/** The views with one of this name, in the place of a former one or at the end. */
export function putView(views: readonly NamedView[], name: string, view: TableView): NamedView[] {
  const at = views.findIndex((one) => one.name === name)
  return at < 0 ? [...views, { name, view }] : views.with(at, { name, view })
}
