import type { Selectable } from 'kysely'
import type { AppsTable, Db, MenusTable } from '../../db/schema.js'

export type AppRow = Selectable<AppsTable>
export type MenuRow = Selectable<MenusTable>

/** Applications and menus as the manifests declare them; the same for every tenant. */
export class MenusRepository {
  constructor(private readonly db: Db) {}

  /** Applications that are switched on, in their order. */
  async listApps(): Promise<AppRow[]> {
    return this.db
      .selectFrom('apps')
      .selectAll()
      .where('enable', '=', 1)
      .orderBy('sort')
      .orderBy('code')
      .execute()
  }

  /** Menus and buttons of an application, or of all, parents before their children's order. */
  async listMenus(appCode?: string): Promise<MenuRow[]> {
    return this.db
      .selectFrom('menus')
      .selectAll()
      .$if(appCode !== undefined, (query) => query.where('app_code', '=', appCode ?? ''))
      .orderBy('app_code')
      .orderBy('sort')
      .orderBy('id')
      .execute()
  }
}
