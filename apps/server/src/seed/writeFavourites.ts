import type { Db } from '../db/schema.js'

/** So many menus stand among the favourites from the start. */
const count = 3

/** Gives a person some favourites among the menus that open a page. */
export async function writeFavourites(db: Db, tenantId: string, userId: string): Promise<void> {
  const menus = await db
    .selectFrom('menus')
    .where('type', '=', 0)
    .where('path', '!=', '')
    .orderBy('app_code')
    .orderBy('sort')
    .limit(count)
    .select('id')
    .execute()
  if (menus.length === 0) return
  await db
    .insertInto('favourites')
    .values(
      menus.map(({ id }, index) => ({
        tenant_id: tenantId,
        user_id: userId,
        menu_id: id,
        sort: index + 1,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
