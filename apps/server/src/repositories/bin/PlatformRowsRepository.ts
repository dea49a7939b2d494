import { sql } from 'kysely'
import type { Db, PlatformKind } from '../../db/schema.js'

type Row = Record<string, unknown>

/** The rows of an object by their table, those that others point at first. */
export type PlatformRows = readonly (readonly [table: string, rows: readonly Row[]])[]

/** Where the rows of an object stand, and by which column they are its own. */
const places: Readonly<Record<PlatformKind, readonly (readonly [table: string, key: string])[]>> = {
  plans: [
    ['plans', 'id'],
    ['plan_templates', 'plan_id'],
  ],
  components: [
    ['components', 'id'],
    ['component_releases', 'component_id'],
    ['component_switches', 'component_id'],
  ],
  systemNotices: [['system_notices', 'id']],
}

/** Objects of the platform as rows, for the recycle bin. Platform scope only. */
export class PlatformRowsRepository {
  constructor(private readonly db: Db) {}

  async read(kind: PlatformKind, id: string): Promise<PlatformRows> {
    const tables: (readonly [string, Row[]])[] = []
    for (const [table, key] of places[kind]) {
      const { rows } = await sql<{ row: Row }>`
        select to_jsonb(r) as row from ${sql.table(table)} r
        where ${sql.ref(`r.${key}`)} = ${id}`.execute(this.db)
      tables.push([table, rows.map(({ row }) => row)])
    }
    return tables
  }

  /**
   * Makes the rows again; those of a customer that has gone stay away, and so does a creator's name.
   * @throws a unique violation for a code in use
   */
  async write(kind: PlatformKind, tables: PlatformRows): Promise<void> {
    const known = new Set(places[kind].map(([table]) => table))
    for (const [table, rows] of tables) {
      const [first] = rows
      if (!first || !known.has(table)) continue
      // The columns of that time: what a newer version added has its default.
      const columns = Object.keys(first)
      const values = columns.map((column) => {
        const value = sql.ref(`r.${column}`)
        return column === 'created_by'
          ? sql`(select u.id from users u where u.id = ${value})`
          : value
      })
      await sql`
        insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
        select ${sql.join(values)}
        from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) r
        ${columns.includes('tenant_id') ? sql`where r.tenant_id in (select t.id from tenants t)` : sql``}`.execute(
        this.db,
      )
    }
  }
}
