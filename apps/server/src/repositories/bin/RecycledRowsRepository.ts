import { sql } from 'kysely'
import type { Db, OwnKind, PlatformKind, RowKind } from '../../db/schema.js'

/** A row as JSON. */
export type Row = Record<string, unknown>

/** The rows of an object by their table, those that others point at first. */
export type ObjectRows = readonly (readonly [table: string, rows: readonly Row[]])[]

/** The kinds whose snapshot is their rows. */
export type KindOfRows = PlatformKind | RowKind | OwnKind

interface Place {
  table: string
  /** The column by which rows are the object's own. */
  key: string
  /** Columns that hold a user's id, emptied where the account has gone. */
  users?: readonly string[]
  /** Only rows of people who are still in the tenant come back. */
  ofMembers?: string
  /** A secret that the bin does not keep; the snapshot lacks the column where there was one. */
  secret?: string
}

/** Where the rows of an object stand. */
const places: Readonly<Record<KindOfRows, readonly Place[]>> = {
  plans: [
    { table: 'plans', key: 'id' },
    { table: 'plan_templates', key: 'plan_id' },
  ],
  components: [
    { table: 'components', key: 'id' },
    { table: 'component_releases', key: 'component_id' },
    { table: 'component_switches', key: 'component_id' },
  ],
  systemNotices: [{ table: 'system_notices', key: 'id', users: ['created_by'] }],
  notices: [
    { table: 'notices', key: 'id' },
    { table: 'notice_audience', key: 'notice_id' },
  ],
  tenantComponents: [
    { table: 'tenant_components', key: 'id' },
    { table: 'tenant_component_releases', key: 'component_id' },
  ],
  deviceAreas: [{ table: 'device_areas', key: 'id' }],
  devices: [
    { table: 'devices', key: 'id' },
    { table: 'data_points', key: 'device_id' },
  ],
  deviceTypes: [
    { table: 'device_types', key: 'id' },
    { table: 'type_points', key: 'type_id' },
    { table: 'alarm_rules', key: 'type_id' },
  ],
  alarmRules: [
    { table: 'alarm_rules', key: 'id' },
    { table: 'alarm_overrides', key: 'rule_id' },
  ],
  dataPoints: [{ table: 'data_points', key: 'id' }],
  folders: [{ table: 'folders', key: 'id' }],
  identityProviders: [
    { table: 'identity_providers', key: 'id', secret: 'secret_sealed' },
    { table: 'openid_links', key: 'provider_id', ofMembers: 'user_id' },
  ],
  dataEndpoints: [{ table: 'data_endpoints', key: 'id', secret: 'secret_sealed' }],
  calendarEvents: [{ table: 'calendar_events', key: 'id' }],
  todos: [{ table: 'todos', key: 'id' }],
}

/** Objects as rows, for the recycle bin. Those of the platform: platform scope only. */
export class RecycledRowsRepository {
  constructor(private readonly db: Db) {}

  /** @param tenantId null: the platform's */
  async read(kind: KindOfRows, id: string, tenantId: string | null): Promise<ObjectRows> {
    const tables: (readonly [string, Row[]])[] = []
    for (const { table, key, secret } of places[kind]) {
      const { rows } = await sql<{ row: Row }>`
        select to_jsonb(r) as row from ${sql.table(table)} r
        where ${sql.ref(`r.${key}`)} = ${id}
        ${tenantId === null ? sql`` : sql`and r.tenant_id = ${tenantId}`}`.execute(this.db)
      tables.push([table, rows.map(({ row }) => withoutSecret(row, secret))])
    }
    return tables
  }

  /**
   * Makes the rows again; those of a customer or a person that has gone stay away, and so does a
   * creator's name.
   * @returns how many stayed away
   * @throws a unique violation for a code in use
   */
  async write(kind: KindOfRows, tables: ObjectRows): Promise<number> {
    let left = 0
    for (const [table, rows] of tables) {
      const [first] = rows
      const place = places[kind].find((one) => one.table === table)
      if (!first || !place) continue
      // The columns of that time: what a newer version added has its default.
      const columns = Object.keys(first)
      const values = columns.map((column) => {
        const value = sql.ref(`r.${column}`)
        return place.users?.includes(column)
          ? sql`(select u.id from users u where u.id = ${value})`
          : value
      })
      const { ofMembers } = place
      const result = await sql`
        insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
        select ${sql.join(values)}
        from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) r
        where true
        ${columns.includes('tenant_id') ? sql`and r.tenant_id in (select t.id from tenants t)` : sql``}
        ${
          ofMembers === undefined
            ? sql``
            : sql`and exists (select from memberships m
                where m.tenant_id = r.tenant_id and m.user_id = ${sql.ref(`r.${ofMembers}`)})`
        }`.execute(this.db)
      left += rows.length - Number(result.numAffectedRows ?? rows.length)
    }
    return left
  }
}

function withoutSecret(row: Row, column: string | undefined): Row {
  if (column === undefined || row[column] === null) return row
  return Object.fromEntries(Object.entries(row).filter(([name]) => name !== column))
}
