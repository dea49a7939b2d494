import type { OwnerSession } from '../../db/engine.js'

/** A table as a backup sees it. */
export interface TableShape {
  name: string
  /** Every column whose value is stored, in order; what the database computes is left out. */
  columns: string[]
  /** The primary key: rows are read in its order. */
  key: string[]
}

/** What is counted anew after a restore, and the list of migrations, which `migrate` writes. */
const leftOut = ['rate_limits', 'schema_migrations']

/** Every table whose rows a backup holds, by name. */
export async function readTables(owner: OwnerSession): Promise<TableShape[]> {
  const rows = await owner.query<{ name: string; columns: string[]; key: string[] | null }>(
    `select c.relname::text as name,
       (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
       (select array_agg(a.attname::text order by array_position(i.indkey::int2[], a.attnum))
         from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
         where i.indrelid = c.oid and i.indisprimary) as key
     from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and not c.relispartition and c.relname <> all($1)
     order by 1`,
    [leftOut],
  )
  return rows.map(({ name, columns, key }) => ({ name, columns, key: key ?? columns }))
}

/** A name as it stands in SQL. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
