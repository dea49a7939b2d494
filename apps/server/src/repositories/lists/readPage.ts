import { sql, type SelectQueryBuilder, type SqlBool } from 'kysely'
import type { Db } from '../../db/schema.js'
import { byReading, compareValues, type SortValue } from './compare.js'
import { firstOf } from './firstOf.js'
import type { Page, Paging, SortField } from './Paging.js'
import { columnOf, withFacets, type Column, type Facets } from './withFacets.js'

/** What a list of the database is sorted, picked and counted by. */
export interface ListShape {
  /** The column of the records' id: `ids` are looked for in it, and it makes every order total. */
  id: Column
  /** The columns by the names of their fields in the contract. */
  columns: Readonly<Record<string, Column>>
  /** Fields whose texts are ordered by their reading; their column has no key for it. */
  read?: readonly string[]
  /** Those of them that are names of people. */
  people?: readonly string[]
  /** Fields that may be absent: these rows come last either way. */
  nullable?: readonly string[]
  /** The order of the list where nothing is asked for; absent: by the id. */
  otherwise?: readonly (readonly [column: Column, direction: 'asc' | 'desc'])[]
  /** What rows are picked by, beside what the repository knows itself. */
  facets?: Facets
  /** The column of the state, and the one that is asked for. */
  state?: { column: Column; is?: string | undefined }
}

/** So many rows are skipped with all their columns; before a page further on, its ids are found first. */
const near = 500

/**
 * A page of the rows that match, in the order that is asked for. The columns of an order are a whitelist:
 * nothing that a caller sends becomes a part of a statement.
 */
export async function readPage<DB, TB extends keyof DB, Row>(
  db: Db,
  matching: SelectQueryBuilder<DB, TB, Row>,
  paging: Paging,
  shape: ListShape,
): Promise<Page<Row>> {
  const { sort, ids, counts, filters } = paging
  const { state, read = [], facets } = shape
  const id = columnOf(shape.id)
  const picked = withFacets(matching, filters, facets)
  const chosen = ids ? picked.where(sql<SqlBool>`${id} = any(${[...ids]}::text[])`) : picked
  const found =
    state?.is === undefined
      ? chosen
      : chosen.where(sql<SqlBool>`${columnOf(state.column)} = ${state.is}`)
  const isRead = sort?.some(({ field }) => read.includes(field)) ?? false
  const { rows, total } =
    sort && isRead
      ? await pageByReading(found, { ...paging, sort }, shape)
      : { total: await countRows(db, found), rows: await pageInOrder(found, paging, shape) }
  return {
    rows,
    total,
    ...(counts && state ? { counts: await countStates(db, chosen, state.column) } : {}),
  }
}

/** The database computes each column of the rows that it skips: of many, their ids alone. */
async function pageInOrder<DB, TB extends keyof DB, Row>(
  found: SelectQueryBuilder<DB, TB, Row>,
  { page, size, sort }: Paging,
  shape: ListShape,
): Promise<Row[]> {
  const skipped = (page - 1) * size
  if (skipped <= near) return inOrder(found, sort, shape).offset(skipped).limit(size).execute()
  const id = columnOf(shape.id)
  const ids = found.clearSelect().select(sql`${id}`.as('id'))
  const there = (await inOrder(ids, sort, shape).offset(skipped).limit(size).execute()) as {
    id: unknown
  }[]
  if (there.length === 0) return []
  const those = sql.join(there.map((row) => sql`${row.id}`))
  return inOrder(found.where(sql<SqlBool>`${id} in (${those})`), sort, shape).execute()
}

/** The rows in an order that the database knows. */
export function inOrder<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  sort: readonly SortField[] | undefined,
  shape: Omit<ListShape, 'read' | 'state' | 'facets'>,
): SelectQueryBuilder<DB, TB, Row> {
  const { otherwise = [], nullable = [], id } = shape
  let ordered = query
  if (sort) {
    for (const { field, descending } of sort) {
      const column = columnOf(columnNamed(shape, field))
      const isLast = descending && nullable.includes(field)
      ordered = ordered.orderBy(
        isLast ? sql`${column} desc nulls last` : sql`${column} ${directionOf(descending)}`,
      )
    }
    return ordered.orderBy(sql`${columnOf(id)} ${directionOf(sort[0]?.descending ?? false)}`)
  }
  for (const [column, direction] of otherwise) {
    ordered = ordered.orderBy(sql`${columnOf(column)} ${directionOf(direction === 'desc')}`)
  }
  return ordered.orderBy(sql`${columnOf(id)} ${directionOf(otherwise.at(-1)?.[1] === 'desc')}`)
}

/** Orders all that match in memory, by what they are sorted by alone, and reads the page of them; they are counted by it. */
async function pageByReading<DB, TB extends keyof DB, Row>(
  found: SelectQueryBuilder<DB, TB, Row>,
  { page, size, sort }: Paging & { sort: readonly SortField[] },
  shape: ListShape,
): Promise<Page<Row>> {
  const { read = [], people = [] } = shape
  const values = sort.map(({ field }) => columnOf(columnNamed(shape, field)))
  const keys = (await found
    .clearSelect()
    .select([
      sql<string>`${columnOf(shape.id)}`.as('id'),
      ...values.map((value, place) => sql<SortValue>`${value}`.as(`key${place}`)),
    ])
    .execute()) as (Record<string, SortValue> & { id: string })[]
  const ordered = keys.map(({ id, ...row }) => ({
    id,
    keys: sort.map(({ field }, place) => {
      const value = row[`key${place}`] ?? null
      return read.includes(field) ? byReading(value, { isPerson: people.includes(field) }) : value
    }),
  }))
  const first = firstOf(ordered, page * size, (one, other) => {
    for (const [place, { descending }] of sort.entries()) {
      const order = compareValues(one.keys[place] ?? null, other.keys[place] ?? null, descending)
      if (order !== 0) return order
    }
    return compareValues(one.id, other.id, sort[0]?.descending ?? false)
  })
  const ids = first.slice((page - 1) * size).map(({ id }) => id)
  const total = ordered.length
  if (ids.length === 0) return { rows: [], total }
  const id = columnOf(shape.id)
  const rows = await found
    .where(sql<SqlBool>`${id} = any(${ids}::text[])`)
    .orderBy(sql`array_position(${ids}::text[], ${id})`)
    .execute()
  return { rows, total }
}

async function countRows<DB, TB extends keyof DB, Row>(
  db: Db,
  query: SelectQueryBuilder<DB, TB, Row>,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (${query}) as found`.execute(db)
  return rows[0]?.total ?? 0
}

async function countStates<DB, TB extends keyof DB, Row>(
  db: Db,
  query: SelectQueryBuilder<DB, TB, Row>,
  column: Column,
): Promise<Record<string, number>> {
  const states = query.clearSelect().select(sql<string>`${columnOf(column)}`.as('state'))
  const { rows } = await sql<{ state: string; total: number }>`
    select state, count(*)::int as total from (${states}) as found group by 1 order by 1`.execute(
    db,
  )
  return Object.fromEntries(rows.map(({ state, total }) => [state, total]))
}

function columnNamed({ columns }: Pick<ListShape, 'columns'>, field: string): Column {
  const column = columns[field]
  if (column === undefined) throw new Error(`The list has no field ${field} to sort by`)
  return column
}

function directionOf(descending: boolean) {
  return descending ? sql`desc` : sql`asc`
}
