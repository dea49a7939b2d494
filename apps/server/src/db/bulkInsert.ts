import { sql } from 'kysely'
import type { Database, Db } from './schema.js'

export type ColumnType = 'text' | 'integer' | 'smallint' | 'boolean' | 'timestamptz' | 'jsonb'
type Value = string | number | boolean | Date | null

/** Rows of one statement: few round trips, and no statement of more than some megabytes. */
const batchSize = 20_000

/**
 * Inserts many rows quickly: each column travels as one array. The rows must have every column of
 * `columns`; columns that are left out get the table's defaults.
 */
export async function bulkInsert<Row extends Record<string, Value>>(
  db: Db,
  table: keyof Database,
  columns: { readonly [Name in keyof Row & string]: ColumnType },
  rows: readonly Row[],
): Promise<void> {
  const names = Object.keys(columns) as (keyof Row & string)[]
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = rows.slice(start, start + batchSize)
    const arrays = names.map(
      (name) => sql`${arrayLiteral(batch.map((row) => row[name]))}::${sql.raw(columns[name])}[]`,
    )
    await sql`
      insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
      select * from unnest(${sql.join(arrays)})
    `.execute(db)
  }
}

/** An array as PostgreSQL writes it, which both drivers pass on untouched. */
export function arrayLiteral(values: readonly (Value | undefined)[]): string {
  return `{${values.map(element).join(',')}}`
}

function element(value: Value | undefined): string {
  if (value === null || value === undefined) return 'NULL'
  if (value instanceof Date) return `"${value.toISOString()}"`
  if (typeof value === 'string') return `"${value.replace(/["\\]/gu, '\\$&')}"`
  return String(value)
}
