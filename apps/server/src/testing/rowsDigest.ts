import { sql } from 'kysely'
import type { Engine } from '../db/engine.js'

/** Every table of the product. */
export async function tableNames(engine: Engine): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> 'schema_migrations'
    order by 1`.execute(engine.platform)
  return rows.map(({ name }) => name)
}

/** The tables whose rows belong to tenants. */
export async function tenantTables(engine: Engine): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
    order by 1`.execute(engine.platform)
  return rows.map(({ name }) => name)
}

/**
 * A checksum of every row by table, or of the rows that `tenantId` has: equal ones say that nothing
 * was written. When a session was last seen does not count.
 */
export async function rowsDigest(
  engine: Engine,
  tenantId?: string,
): Promise<Record<string, string>> {
  const owned = new Set(await tenantTables(engine))
  const names = (await tableNames(engine)).filter(
    (name) => tenantId === undefined || owned.has(name) || name === 'tenants',
  )
  // One statement for all tables: asking for each is what took the tests' time.
  const digests = names.map((name) => {
    const column = sql.ref(`t.${name === 'tenants' ? 'id' : 'tenant_id'}`)
    const isMeant = tenantId === undefined ? sql`true` : sql`${column} = ${tenantId}`
    return sql`
      select ${name}::text as name,
        count(*) || ' ' || coalesce(md5(string_agg(line, '|' order by line)), '') as digest
      from (
        select (to_jsonb(t) - 'seen_at')::text as line from ${sql.table(name)} t where ${isMeant}
      ) as lines`
  })
  const { rows } = await sql<{ name: string; digest: string }>`
    ${sql.join(digests, sql` union all `)}`.execute(engine.platform)
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}
