import { sql } from 'kysely'
import type { Db } from '../../db/schema.js'

/** An object that may show a picture as its icon. */
export interface IconOwner {
  id: string
  /** What people call it. */
  label: string
  /** The address of a picture, or the name of an icon of the portal. */
  icon: string | null
}

/** Which files are shown as icons: lines of `file_references` at the place `icon`. */
export class IconUsesRepository {
  constructor(private readonly db: Db) {}

  /** Says what all objects of a table show now; call it in the transaction that changed one. */
  async note(
    tenantId: string,
    table: 'menus' | 'apps',
    owners: readonly IconOwner[],
  ): Promise<void> {
    const shown = owners.flatMap(({ id, label, icon }) =>
      (icon ?? '')
        .split(/[/?#]/)
        .filter((part) => part.length >= 20)
        .map((name) => ({ id, label, name })),
    )
    const ids = shown.map(({ id }) => id)
    const labels = shown.map(({ label }) => label)
    const names = shown.map(({ name }) => name)
    const uses = sql`select s.id as object_id, f.id as file_id, s.label
      from unnest(${ids}::text[], ${labels}::text[], ${names}::text[]) as s (id, label, name)
      join files f on f.tenant_id = ${tenantId} and f.public_name = s.name`
    await sql`delete from file_references r
      where r.tenant_id = ${tenantId} and r.object_table = ${table} and r.place = 'icon'
        and (r.object_id, r.file_id) not in (select object_id, file_id from (${uses}) u)`.execute(
      this.db,
    )
    await sql`insert into file_references
        (tenant_id, object_table, object_id, place, file_id, label)
      select ${tenantId}, ${table}, object_id, 'icon', file_id, label from (${uses}) u
      on conflict (tenant_id, object_table, object_id, place, file_id)
        do update set label = excluded.label`.execute(this.db)
  }
}
