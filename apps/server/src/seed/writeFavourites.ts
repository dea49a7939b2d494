import type { Db } from '../db/schema.js'
import { isConsole, isForKind, ownerOfApp } from '../sessions/appOwners.js'

/** So many menus stand among the favourites from the start. */
const count = 3

/** Gives a person of a customer some favourites among the menus that open a page for customers, each page once. */
export async function writeFavourites(db: Db, tenantId: string, userId: string): Promise<void> {
  const menus = await db
    .selectFrom('menus as m')
    .leftJoin('menus as above', 'above.id', 'm.parent_id')
    .where('m.type', '=', 0)
    .where('m.path', '!=', '')
    .orderBy('m.app_code')
    .orderBy('m.sort')
    .orderBy('above.sort') // the first entry of each group, in the order of the groups
    .select(['m.id', 'm.app_code', 'm.key'])
    .execute()
  const favourites = menus
    .filter((menu) => isForKind(menu, 'customer'))
    // What else has an owner stands in its console, too.
    .filter(({ app_code }) => ownerOfApp(app_code) === undefined || isConsole(app_code))
    .slice(0, count)
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
