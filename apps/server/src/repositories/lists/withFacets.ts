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

/** As `withFacets`, of rows that are all at hand: whether one has the values that are asked for. */
export function pickedBy<Row>(
  asked: FilterValues = {},
  facets: Readonly<Record<string, (row: Row) => SortValue>> = {},
): (row: Row) => boolean {
  const checks = Object.entries(facets)
    .map(([name, valueOf]) => ({ valueOf, ...askedOf(asked, name) }))
    .filter(({ is, from, to }) => is !== undefined || from !== undefined || to !== undefined)
  return (row) =>
    checks.every(({ valueOf, is, from, to }) => {
      const value = valueOf(row)
      if (is !== undefined && value !== is) return false
      if (from === undefined && to === undefined) return true
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
