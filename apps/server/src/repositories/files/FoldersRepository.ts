import { sql } from 'kysely'
import type { Db } from '../../db/schema.js'

export interface FolderRow {
  id: string
  parentId: string | null
  name: string
  files: number
  version: number
}

/** Folders go down to so many levels. */
export const deepestFolder = 10

/** The folders of a tenant's resources. */
export class FoldersRepository {
  constructor(private readonly db: Db) {}

  /** Writers of the tree wait for each other: two moves at once could make a circle. */
  async lock(tenantId: string): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`folders ${tenantId}`}, 0))`.execute(
      this.db,
    )
  }

  async list(tenantId: string): Promise<FolderRow[]> {
    return this.rows(tenantId).orderBy('f.name').orderBy('f.id').limit(5000).execute()
  }

  async find(tenantId: string, id: string): Promise<FolderRow | undefined> {
    return this.rows(tenantId).where('f.id', '=', id).executeTakeFirst()
  }

  /** The ids from the folder up to its root, itself first. */
  async ancestors(tenantId: string, id: string): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      with recursive up (id, parent_id, step) as (
        select f.id, f.parent_id, 1 from folders f where f.tenant_id = ${tenantId} and f.id = ${id}
        union all
        select f.id, f.parent_id, up.step + 1 from up
        join folders f on f.tenant_id = ${tenantId} and f.id = up.parent_id
        where up.step < 100)
      select id from up order by step`.execute(this.db)
    return rows.map((row) => row.id)
  }

  /** Levels of the branch below and with the folder. */
  async height(tenantId: string, id: string): Promise<number> {
    const { rows } = await sql<{ height: number }>`
      with recursive down (id, step) as (
        select ${id}::text, 1
        union all
        select f.id, down.step + 1 from down
        join folders f on f.tenant_id = ${tenantId} and f.parent_id = down.id
        where down.step < 100)
      select max(step)::int as height from down`.execute(this.db)
    return rows[0]?.height ?? 1
  }

  /** @throws a unique violation when a sibling has the name */
  async add(
    tenantId: string,
    folder: { id: string; parentId: string | null; name: string },
  ): Promise<void> {
    await this.db
      .insertInto('folders')
      .values({
        tenant_id: tenantId,
        id: folder.id,
        parent_id: folder.parentId,
        name: folder.name,
      })
      .execute()
  }

  async edit(
    tenantId: string,
    id: string,
    fields: { name?: string; parentId?: string | null },
  ): Promise<void> {
    await this.db
      .updateTable('folders')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .set({
        name: fields.name,
        parent_id: fields.parentId,
        version: sql<number>`version + 1`,
        updated_at: sql<Date>`now()`,
      })
      .execute()
  }

  /** @throws a foreign key violation while anything is in it */
  async remove(tenantId: string, id: string): Promise<void> {
    await this.db
      .deleteFrom('folders')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute()
  }

  private rows(tenantId: string) {
    return this.db
      .selectFrom('folders as f')
      .where('f.tenant_id', '=', tenantId)
      .select((eb) => [
        'f.id as id',
        'f.parent_id as parentId',
        'f.name as name',
        'f.version as version',
        eb
          .selectFrom('files as r')
          .whereRef('r.tenant_id', '=', 'f.tenant_id')
          .where('r.kind', '=', 'resource')
          .whereRef('r.folder_id', '=', 'f.id')
          .select(sql<number>`count(*)::int`.as('n'))
          .$asScalar()
          .$notNull()
          .as('files'),
      ])
  }
}
