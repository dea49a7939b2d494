import type { Db } from '../db/schema.js'
import { isForKind } from '../sessions/appOwners.js'

/** So many menus stand among the favourites from the start. */
const count = 3

/** Gives a person of a customer some favourites among the menus that open a page for customers. */
export async function writeFavourites(db: Db, tenantId: string, userId: string): Promise<void> {
  const menus = await db
    .selectFrom('menus')
    .where('type', '=', 0)
    .where('path', '!=', '')
    .orderBy('app_code')
    .orderBy('sort')
    .select(['id', 'app_code', 'key'])
    .execute()
  const favourites = menus.filter((menu) => isForKind(menu, 'customer')).slice(0, count)
  if (favourites.length === 0) return
  await db
    .insertInto('favourites')
    .values(
      favourites.map(({ id }, index) => ({
        tenant_id: tenantId,
        user_id: userId,
        menu_id: id,
        sort: index + 1,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
