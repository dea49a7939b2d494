import { announce } from '../live/announce.js'
import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { AppsTable, Db, LocalisedText, MenuChanges } from '../../db/schema.js'
import type { ManagedMenuRow, MenuRow } from './menuRows.js'
import { mergeMenus } from './mergeMenus.js'

export type AppRow = Selectable<AppsTable>

/** The application that only leads to others: each entry belongs to the one whose code is its key. */
export const entryApp = 'MT0001'

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

  /** Applications that are switched on, in their order; of a tenant those of its plan. */
  async listApps(tenantId?: string): Promise<AppRow[]> {
    return this.db
      .selectFrom('apps as a')
      .selectAll('a')
      .where('a.enable', '=', 1)
      .$if(tenantId !== undefined, (query) =>
        query.where(isAppInPlan(tenantId ?? '', sql.ref('a.code'))),
      )
      .orderBy('a.sort')
      .orderBy('a.code')
      .execute()
  }

  /** Every application of the platform, switched off ones too. */
  async everyApp(): Promise<AppRow[]> {
    return this.db.selectFrom('apps').selectAll().orderBy('sort').orderBy('code').execute()
  }

  /** The menus of the manifests that lead somewhere, whoever has them. */
  async listPages(): Promise<
    Pick<MenuRow, 'id' | 'app_code' | 'key' | 'path' | 'base_url' | 'open_type'>[]
  > {
    return this.db
      .selectFrom('menus')
      .where('type', '=', 0)
      .where('path', '<>', '')
      .where('app_code', '<>', entryApp)
      .select(['id', 'app_code', 'key', 'path', 'base_url', 'open_type'])
      .execute()
  }

  /** Menus and buttons that a tenant shows, of an application or of all, in their order. */
  async listMenus(tenantId: string, appCode?: string): Promise<MenuRow[]> {
    return (await this.listManaged(tenantId, appCode)).filter(({ visible }) => visible)
  }

  /** As `listMenus`, with the hidden ones. One statement: every sign-in reads this. */
  async listManaged(tenantId: string, appCode: string | null = null): Promise<ManagedMenuRow[]> {
    const { rows } = await sql<ManagedMenuRow & { entitled: boolean }>`
      with e as (${entitlementLists(tenantId)})
      select m.id, m.app_code, m.parent_id, m.key, m.name, m.path, m.base_url, m.icon, m.type,
        m.open_type, m.perm_code, m.isonly, m.sort, true as visible, 'platform' as origin,
        o.changes, coalesce(o.version, 0) as version,
        not exists (select from e where not (
          plan_allows(e.apps, e.granted_apps, e.revoked_apps,
            case when m.app_code = ${entryApp} then m.key else m.app_code end)
          and (m.app_code = ${entryApp}
            or plan_allows(e.menus, e.granted_menus, e.revoked_menus, m.id)))) as entitled
      from menus m
      left join menu_overrides o on o.tenant_id = ${tenantId} and o.menu_id = m.id
      where ${appCode}::text is null or m.app_code = ${appCode}
      union all
      select t.id, t.app_code, t.parent_id, t.id, t.name, t.path, t.base_url, t.icon, t.type,
        t.open_type, t.perm_code, t.isonly, t.sort, t.visible, 'tenant', null, t.version, true
      from tenant_menus t
      where t.tenant_id = ${tenantId} and (${appCode}::text is null or t.app_code = ${appCode})
    `.execute(this.db)
    return mergeMenus(entitledMenus(rows))
  }

  async add(tenantId: string, menu: NewMenu): Promise<void> {
    await this.db
      .insertInto('tenant_menus')
      .values({ tenant_id: tenantId, id: menu.id, type: menu.type, ...columnsOf(menu) })
      .execute()
    await this.tell(tenantId)
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
    await this.tell(tenantId)
  }

  /**
   * Keeps what a tenant changes of a platform's menu; nothing: as the platform has it. The platform
   * shows all its menus, so showing one is no change.
   */
  async override(tenantId: string, menuId: string, wanted: MenuChanges): Promise<void> {
    const { visible, ...others } = wanted
    const changes = visible === false ? wanted : others
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
    await this.tell(tenantId)
  }

  /** Another place among its siblings. The version stays: one that moves shifts those that nobody edited. */
  async setPlace(
    tenantId: string,
    { id, origin, changes }: Pick<ManagedMenuRow, 'id' | 'origin' | 'changes'>,
    sort: number,
  ): Promise<void> {
    if (origin === 'platform') {
      const value = JSON.stringify({ ...changes, sort })
      await sql`
        insert into menu_overrides (tenant_id, menu_id, changes, version)
        values (${tenantId}, ${id}, ${value}::jsonb, 0)
        on conflict (tenant_id, menu_id) do update set changes = excluded.changes`.execute(this.db)
    } else {
      await this.db
        .updateTable('tenant_menus')
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .set({ sort })
        .execute()
    }
    await this.tell(tenantId)
  }

  /** Undoes the tenant's changes to these menus; returns how many had any. */
  async reset(tenantId: string, menuIds: readonly string[]): Promise<number> {
    const result = await this.db
      .deleteFrom('menu_overrides')
      .where('tenant_id', '=', tenantId)
      .where('menu_id', '=', sql<string>`any(${[...menuIds]}::text[])`)
      .executeTakeFirst()
    if (result.numDeletedRows > 0n) await this.tell(tenantId)
    return Number(result.numDeletedRows)
  }

  /** Removes menus of the tenant's own. */
  async remove(tenantId: string, ids: readonly string[]): Promise<number> {
    const result = await this.db
      .deleteFrom('tenant_menus')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
      .executeTakeFirst()
    if (result.numDeletedRows > 0n) await this.tell(tenantId)
    return Number(result.numDeletedRows)
  }

  /** Has open pages ask for their menus again, once for all that a transaction changes. */
  private tell(tenantId: string): Promise<void> {
    return announce(this.db, tenantId, { kind: 'menus', to: 'everybody', once: true })
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

/** Whether a tenant's plan has an application of the platform. */
export function isAppInPlan(tenantId: string, code: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(${code} = ${entryApp} or not exists (
    select from (${entitlementLists(tenantId)}) e
    where not plan_allows(e.apps, e.granted_apps, e.revoked_apps, ${code})))`
}

/** What the plan of a tenant lists, with the tenant's own exceptions; one row. */
function entitlementLists(tenantId: string) {
  return sql`select pl.apps, pl.menus, o.granted_apps, o.revoked_apps, o.granted_menus,
      o.revoked_menus
    from tenants t
    left join plans pl on pl.id = t.plan_id
    left join customer_overrides o on o.tenant_id = t.id
      and (o.expires_at is null or o.expires_at > now())
    where t.id = ${tenantId}`
}

/** Without what the plan leaves out, and what stands below that. */
function entitledMenus<Row extends ManagedMenuRow & { entitled: boolean }>(rows: Row[]): Row[] {
  if (rows.every(({ entitled }) => entitled)) return rows
  const byId = new Map(rows.map((row) => [row.id, row]))
  const isEntitled = (row: Row | undefined): boolean =>
    row === undefined ||
    (row.entitled && (row.parent_id === null || isEntitled(byId.get(row.parent_id))))
  return rows.filter((row) => row.origin === 'tenant' || isEntitled(row))
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
