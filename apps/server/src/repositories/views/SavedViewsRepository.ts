import type { Schemas } from '@spruce/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../db/schema.js'

type View = Schemas['SavedView']

/** Holds what all of the tenant see. */
const everybody = '*'

/** How people want to see tables: each person's own views, and those of the tenant. */
export class SavedViewsRepository {
  constructor(private readonly db: Db) {}

  async find(tenantId: string, userId: string, page: string): Promise<Schemas['ViewSet']> {
    const rows = await this.db
      .selectFrom('saved_views')
      .where('tenant_id', '=', tenantId)
      .where('page', '=', page)
      .where('owner', 'in', [userId, everybody])
      .select(['owner', 'views', 'default_name'])
      .execute()
    const shared = rows.find(({ owner }) => owner === everybody)
    return {
      page,
      mine: rows.find(({ owner }) => owner === userId)?.views ?? [],
      shared: shared?.views ?? [],
      defaultName: shared?.default_name ?? null,
    }
  }

  async saveMine(tenantId: string, userId: string, page: string, views: readonly View[]) {
    await this.save(tenantId, userId, page, views, null)
  }

  async saveShared(
    tenantId: string,
    page: string,
    views: readonly View[],
    defaultName: string | null,
  ): Promise<void> {
    await this.save(tenantId, everybody, page, views, defaultName)
  }

  private async save(
    tenantId: string,
    owner: string,
    page: string,
    views: readonly View[],
    defaultName: string | null,
  ): Promise<void> {
    await sql`
      insert into saved_views (tenant_id, page, owner, views, default_name)
      values (${tenantId}, ${page}, ${owner}, ${JSON.stringify(views)}::jsonb, ${defaultName})
      on conflict (tenant_id, page, owner) do update set views = excluded.views,
        default_name = excluded.default_name, updated_at = now()`.execute(this.db)
  }
}
