import { sql, type RawBuilder } from 'kysely'

/** A time as JSON writes it: for what a query builds as JSON. */
export function isoText(column: string): RawBuilder<string> {
  return sql`to_char(${sql.ref(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
