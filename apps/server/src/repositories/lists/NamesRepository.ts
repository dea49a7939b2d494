import { sql } from 'kysely'
import type { Db } from '../../db/schema.js'

export type NamedKind = 'customers' | 'departments' | 'folders' | 'members' | 'pages' | 'roles'

/** Where the names stand; what belongs to no tenant is read in platform scope. */
const tables = {
  customers: { table: 'tenants', name: 'name', hasTenant: false },
  departments: { table: 'departments', name: 'name', hasTenant: true },
  folders: { table: 'folders', name: 'name', hasTenant: true },
  members: { table: 'memberships', name: 'nick_name', hasTenant: true },
  pages: { table: 'designs', name: 'name', hasTenant: true },
  roles: { table: 'roles', name: 'name', hasTenant: true },
} as const satisfies Record<NamedKind, object>

export interface NamedRef {
  id: string
  name: string
}

/** `parentId` → `parent`, `roleIds` → `roles`. */
type BaseOf<Field> = Field extends `${infer Base}Ids`
  ? `${Base}s`
  : Field extends `${infer Base}Id`
    ? Base
    : never

type Fields<Row> = { readonly [Field in keyof Row]?: NamedKind }

/** A row with what it refers to by name; what is there no more is left out. */
export type Named<Row, Asked> = Row & {
  [Field in keyof Row & keyof Asked as BaseOf<Field>]: Row[Field] extends readonly string[]
    ? NamedRef[]
    : NamedRef | null
}

/** Names of records that others refer to: one statement for each field of a list, whatever its rows. */
export class NamesRepository {
  constructor(private readonly db: Db) {}

  async add<Row extends object, const Asked extends Fields<Row>>(
    tenantId: string,
    rows: readonly Row[],
    fields: Asked,
  ): Promise<Named<Row, Asked>[]> {
    const named = rows.map((row) => ({ ...row })) as Record<string, unknown>[]
    for (const [field, kind] of Object.entries(fields) as [string, NamedKind][]) {
      const ids = named.flatMap((row) => row[field] ?? []) as string[]
      const names = await this.of(kind, tenantId, ids)
      const refOf = (id: unknown) => names.get(id as string)
      for (const row of named) {
        const value = row[field]
        if (field.endsWith('Ids')) {
          row[`${field.slice(0, -3)}s`] = (value as string[]).flatMap((id) => refOf(id) ?? [])
        } else row[field.slice(0, -2)] = refOf(value) ?? null
      }
    }
    return named as Named<Row, Asked>[]
  }

  private async of(
    kind: NamedKind,
    tenantId: string,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, NamedRef>> {
    const { table, name, hasTenant } = tables[kind]
    const { rows } = await sql<NamedRef>`select id, ${sql.ref(name)} as name
      from ${sql.table(table)}
      where id = any(${[...new Set(ids)]}::text[])
      and ${hasTenant ? sql`tenant_id = ${tenantId}` : sql`true`}`.execute(this.db)
    return new Map(rows.map((row) => [row.id, row]))
  }
}
