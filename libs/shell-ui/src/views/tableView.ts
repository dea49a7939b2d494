import type { ColumnView } from '../data-table/columnViews.js'
import { defaultPageSize, pageSizes } from '../pagination/pages.js'
import { isDensity, type Density } from '../theme/layout.js'

/** How a person wants to see a table, as one object that can be kept. */
export interface TableView {
  /** Of this shape; a later one reads what an earlier one kept. */
  version: 1
  /** In their order. None: as the page declares them. */
  columns: readonly ColumnView[]
  /** As the address spells them, by name. */
  filters: Readonly<Record<string, string>>
  /** As the contract spells it: `name`, `-name`. */
  sort?: string | undefined
  /** Rows on a page, one of those on offer (spec section 9). */
  size: number
  /** Without one the person's own density holds. */
  density?: Density | undefined
}

/** A view with its name, which is its own among the person's, or among the shared ones. */
export interface NamedView {
  name: string
  view: TableView
}

/** The view of a page as it is declared. */
export const standardView: TableView = {
  version: 1,
  columns: [],
  filters: {},
  size: defaultPageSize,
}

/** Reads what was kept, whoever kept it: what is malformed is left out. Never throws. */
export function readTableView(kept: unknown): TableView {
  const field = (name: string): unknown =>
    typeof kept === 'object' && kept !== null ? Reflect.get(kept, name) : undefined
  const columns = field('columns')
  const filters = field('filters')
  const sort = field('sort')
  const size = field('size')
  const density = field('density')
  return {
    version: 1,
    columns: Array.isArray(columns) ? columns.flatMap(readColumn) : [],
    filters: Object.fromEntries(
      Object.entries(Object(filters) as object).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    ),
    ...(typeof sort === 'string' && sort !== '' && { sort }),
    size: pageSizes.find((one) => one === size) ?? defaultPageSize,
    ...(isDensity(density) && { density }),
  }
}

function readColumn(kept: unknown): ColumnView[] {
  if (typeof kept !== 'object' || kept === null) return []
  const { id, isShown, width } = kept as Partial<Record<keyof ColumnView, unknown>>
  if (typeof id !== 'string' || id === '') return []
  const isWidth = typeof width === 'number' && Number.isFinite(width)
  return [{ id, isShown: isShown !== false, ...(isWidth && { width }) }]
}
