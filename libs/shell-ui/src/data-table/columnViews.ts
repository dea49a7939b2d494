import type { DataColumn } from './columns.js'

/** How a person wants to see one column. The place in the list is the place in the table. */
export interface ColumnView {
  /** Of a DataColumn; a column that is no more is passed over. */
  id: string
  isShown: boolean
  /** Pixels; without one the column is as wide as the page declares it. */
  width?: number | undefined
}

/** Pixels that no column goes below. */
export const leastColumnWidth = 64
/** Pixels that no column goes beyond: what the contract of saved views keeps. */
export const mostColumnWidth = 2000

/**
 * Every declared column as it stands now. What the person never said of a column comes from its
 * declaration: a column that is new since then stands after its declared neighbour. The first one
 * names the row: it stays first and in sight.
 */
export function arrangeColumns(
  columns: readonly Pick<DataColumn<never>, 'id' | 'isHidden'>[],
  views: readonly ColumnView[],
): ColumnView[] {
  const declared = new Set(columns.map(({ id }) => id))
  const said = new Map<string, ColumnView>()
  for (const view of views) if (declared.has(view.id) && !said.has(view.id)) said.set(view.id, view)
  const order = [...said.keys()]
  columns.forEach(({ id }, at) => {
    if (said.has(id)) return
    const before = columns[at - 1]?.id
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id)
  })
  const first = columns[0]?.id
  if (first !== undefined) order.unshift(...order.splice(order.indexOf(first), 1))
  const byId = new Map(columns.map((column) => [column.id, column]))
  return order.map((id) => {
    const width = said.get(id)?.width
    return {
      id,
      isShown: id === first || (said.get(id)?.isShown ?? byId.get(id)?.isHidden !== true),
      ...(width !== undefined && { width: clampWidth(width) }),
    }
  })
}

/** The declared columns in sight, in the order of the table: what a file and a print have, too. */
export function shownColumns<Column extends { id: string; isHidden?: boolean }>(
  columns: readonly Column[],
  views: readonly ColumnView[],
): Column[] {
  const byId = new Map(columns.map((column) => [column.id, column]))
  return arrangeColumns(columns, views)
    .filter(({ isShown }) => isShown)
    .flatMap(({ id }) => byId.get(id) ?? [])
}

/** A width that a column may have: whole pixels between the least and the most. */
export function clampWidth(width: number): number {
  return Math.min(mostColumnWidth, Math.max(leastColumnWidth, Math.round(width)))
}
