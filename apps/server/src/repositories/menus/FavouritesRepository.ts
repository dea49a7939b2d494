import type { Db } from '../../db/schema.js'

/** A person's favourite menus in a tenant, in the person's order. */
export class FavouritesRepository {
  constructor(private readonly db: Db) {}

  async list(tenantId: string, userId: string): Promise<string[]> {
    const rows = await this.db
      .selectFrom('favourites')
      .select('menu_id')
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', userId)
      .orderBy('sort')
      .execute()
    return rows.map(({ menu_id }) => menu_id)
  }

  /** Replaces the whole list. */
  async replace(tenantId: string, userId: string, menuIds: readonly string[]): Promise<void> {
    await this.db
      .deleteFrom('favourites')
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', userId)
      .execute()
    if (menuIds.length === 0) return
    await this.db
      .insertInto('favourites')
      .values(
        menuIds.map((menuId, index) => ({
          tenant_id: tenantId,
          user_id: userId,
          menu_id: menuId,
          sort: index,
        })),
      )
      .execute()
  }
}
