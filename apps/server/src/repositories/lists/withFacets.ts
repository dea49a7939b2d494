import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely'
import type { SortValue } from './compare.js'
import type { FilterValues } from './Paging.js'

export type Column = string | RawBuilder<unknown>

/** What rows are picked by, by the names of the fields in the contract: the `x-filters` of a list. */
export type Facets = Readonly<Record<string, Column>>

/** The rows with the values that are asked for; a moment is asked for by `<field>From` and `<field>To`. */
export function withFacets<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  asked: FilterValues = {},
  facets: Facets = {},
): SelectQueryBuilder<DB, TB, Row> {
  let found = query
  for (const [name, facet] of Object.entries(facets)) {
    const column = columnOf(facet)
    const { is, from, to } = askedOf(asked, name)
    if (is !== undefined) found = found.where(sql<SqlBool>`${column} = ${is}`)
    if (from !== undefined) found = found.where(sql<SqlBool>`${column} >= ${from}::timestamptz`)
    if (to !== undefined) found = found.where(sql<SqlBool>`${column} < ${to}::timestamptz`)
  }
  return found
}

/** As `withFacets`, of rows that are all at hand. */
export function hasFacets<Row>(
  row: Row,
  asked: FilterValues = {},
  facets: Readonly<Record<string, (row: Row) => SortValue>> = {},
): boolean {
  return Object.entries(facets).every(([name, valueOf]) => {
    const { is, from, to } = askedOf(asked, name)
    if (is !== undefined && valueOf(row) !== is) return false
    if (from === undefined && to === undefined) return true
    const value = valueOf(row)
    if (value === null || typeof value === 'boolean') return false
    const at = new Date(value).getTime()
    return (
      (from === undefined || at >= Date.parse(from)) && (to === undefined || at < Date.parse(to))
    )
  })
}

function askedOf(asked: FilterValues, name: string) {
  return {
    is: asked[name] as string | number | boolean | undefined,
    from: asked[`${name}From`] as string | undefined,
    to: asked[`${name}To`] as string | undefined,
  }
}

export function columnOf(column: Column) {
  return typeof column === 'string' ? sql.ref(column) : column
}
