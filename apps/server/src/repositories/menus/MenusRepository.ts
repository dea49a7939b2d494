import { sql, type Selectable } from 'kysely'
import type { AppsTable, Db, LocalisedText, MenuChanges, MenusTable } from '../../db/schema.js'
import { mergeMenus } from './mergeMenus.js'

export type AppRow = Selectable<AppsTable>

/** A menu or button as the tenant sees it. */
export type MenuRow = Selectable<MenusTable>

/** With all that is managed of it: hidden ones too. */
export interface ManagedMenuRow extends MenuRow {
  visible: boolean
  /** From a manifest, or the tenant's own. */
  origin: 'platform' | 'tenant'
  /** Of a platform's menu what the tenant changed. */
  changes: MenuChanges | null
  /** 0 while a platform's menu is as the platform has it. */
  version: number
}

export interface NewMenu {
  id: string
  appCode: string
  parentId: string | null
  name: LocalisedText
  path: string
  baseUrl: string
  icon: string | null
  type: number
  openType: number
  permCode: string | null
  isonly: boolean
  visible: boolean
  sort: number
}

/** Applications and menus: what the manifests declare, with a tenant's own changes on top. */
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

  /** Menus and buttons that a tenant shows, of an application or of all, in their order. */
  async listMenus(tenantId: string, appCode?: string): Promise<MenuRow[]> {
    return (await this.listManaged(tenantId, appCode)).filter(({ visible }) => visible)
  }

  /** As `listMenus`, with the hidden ones. One statement: every sign-in reads this. */
  async listManaged(tenantId: string, appCode: string | null = null): Promise<ManagedMenuRow[]> {
    const { rows } = await sql<ManagedMenuRow>`
      select m.id, m.app_code, m.parent_id, m.key, m.name, m.path, m.base_url, m.icon, m.type,
        m.open_type, m.perm_code, m.isonly, m.sort, true as visible, 'platform' as origin,
        o.changes, coalesce(o.version, 0) as version
      from menus m
      left join menu_overrides o on o.tenant_id = ${tenantId} and o.menu_id = m.id
      where ${appCode}::text is null or m.app_code = ${appCode}
      union all
      select t.id, t.app_code, t.parent_id, t.id, t.name, t.path, t.base_url, t.icon, t.type,
        t.open_type, t.perm_code, t.isonly, t.sort, t.visible, 'tenant', null, t.version
      from tenant_menus t
      where t.tenant_id = ${tenantId} and (${appCode}::text is null or t.app_code = ${appCode})
    `.execute(this.db)
    return mergeMenus(rows)
  }

  async add(tenantId: string, menu: NewMenu): Promise<void> {
    await this.db
      .insertInto('tenant_menus')
      .values({ tenant_id: tenantId, id: menu.id, type: menu.type, ...columnsOf(menu) })
      .execute()
  }

  /** Writes one of the tenant's own menus and the next version. */
  async edit(tenantId: string, menu: NewMenu): Promise<void> {
    await this.db
      .updateTable('tenant_menus')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', menu.id)
      .set({
        ...columnsOf(menu),
        version: sql<number>`version + 1`,
        updated_at: sql<Date>`now()`,
      })
      .execute()
  }

  /** Keeps what a tenant changes of a platform's menu; nothing: as the platform has it. */
  async override(tenantId: string, menuId: string, changes: MenuChanges): Promise<void> {
    if (Object.keys(changes).length === 0) {
      await this.reset(tenantId, [menuId])
      return
    }
    const value = JSON.stringify(changes)
    await sql`
      insert into menu_overrides (tenant_id, menu_id, changes)
      values (${tenantId}, ${menuId}, ${value}::jsonb)
      on conflict (tenant_id, menu_id) do update set changes = excluded.changes,
        version = menu_overrides.version + 1, updated_at = now()`.execute(this.db)
  }

  /** Undoes the tenant's changes to these menus; returns how many had any. */
  async reset(tenantId: string, menuIds: readonly string[]): Promise<number> {
    const result = await this.db
      .deleteFrom('menu_overrides')
      .where('tenant_id', '=', tenantId)
      .where('menu_id', '=', sql<string>`any(${[...menuIds]}::text[])`)
      .executeTakeFirst()
    return Number(result.numDeletedRows)
  }

  /** Removes menus of the tenant's own. */
  async remove(tenantId: string, ids: readonly string[]): Promise<number> {
    const result = await this.db
      .deleteFrom('tenant_menus')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
      .executeTakeFirst()
    return Number(result.numDeletedRows)
  }

  /** How many people have one of these among their favourites. */
  async countFavourites(tenantId: string, menuIds: readonly string[]): Promise<number> {
    const row = await this.db
      .selectFrom('favourites')
      .where('tenant_id', '=', tenantId)
      .where('menu_id', '=', sql<string>`any(${[...menuIds]}::text[])`)
      .select(sql<number>`count(distinct user_id)::int`.as('n'))
      .executeTakeFirstOrThrow()
    return row.n
  }

  /** One writer at a time of a tenant's menus: places are checked against all of them. */
  async lock(tenantId: string): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`menus:${tenantId}`}, 0))`.execute(
      this.db,
    )
  }
}

function columnsOf(menu: NewMenu) {
  return {
    app_code: menu.appCode,
    parent_id: menu.parentId,
    name: JSON.stringify(menu.name),
    path: menu.path,
    base_url: menu.baseUrl,
    icon: menu.icon,
    open_type: menu.openType,
    perm_code: menu.permCode,
    isonly: menu.isonly,
    visible: menu.visible,
    sort: menu.sort,
  }
}
