import { sql } from 'kysely'
import type { Db, ItemFields, PushedItem } from '../../db/schema.js'
import type { Page, Paging } from '../lists/Paging.js'
import { readPage } from '../lists/readPage.js'

/** The menus of one customer as a push sees them. */
export interface CustomerMenus {
  id: string
  code: string
  name: string
  planId: string | null
  /** The operator has locked its menus against pushes. */
  isLocked: boolean
  overrides: ReadonlyMap<string, ItemFields>
  own: ReadonlyMap<string, ItemFields>
  /** What the last push offered. */
  base: ReadonlyMap<string, ItemFields>
}

type Row = { tenant_id: string; id: string; fields: ItemFields }

/** The menus of customers, for pushes. Platform scope only. */
export class CustomerMenusRepository {
  constructor(private readonly db: Db) {}

  /** Who has the plan, by id. */
  async idsOf(planId: string): Promise<string[]> {
    const rows = await this.ofPlan(planId).orderBy('id').execute()
    return rows.map(({ id }) => id)
  }

  /** A page of those who have the plan. */
  async pageOf(planId: string, paging: Paging): Promise<Page<string>> {
    const { rows, ...rest } = await readPage(this.db, this.ofPlan(planId), paging, {
      id: 'id',
      columns: { name: 'name', code: 'code' },
      read: ['name'],
    })
    return { ...rest, rows: rows.map(({ id }) => id) }
  }

  private ofPlan(planId: string) {
    return this.db.selectFrom('tenants').select('id').where('plan_id', '=', planId)
  }

  /** In the order of the ids; a few statements for all of them. */
  async read(ids: readonly string[]): Promise<CustomerMenus[]> {
    if (ids.length === 0) return []
    const among = sql`any(${[...ids]}::text[])`
    const customers = await sql<
      Pick<CustomerMenus, 'id' | 'code' | 'name' | 'planId' | 'isLocked'>
    >`
      select t.id, t.code, t.name, t.plan_id as "planId", exists (
        select from customer_overrides o where o.tenant_id = t.id
          and 'menus' = any(o.locked_parts)
          and (o.expires_at is null or o.expires_at > now())) as "isLocked"
      from tenants t where t.id = ${among}`.execute(this.db)
    const overrides = await sql<Row>`
      select tenant_id, menu_id as id, changes as fields from menu_overrides
      where tenant_id = ${among}`.execute(this.db)
    const own = await sql<Row>`
      select tenant_id, id, jsonb_build_object('appCode', app_code, 'parentId', parent_id,
        'name', name, 'path', path, 'baseUrl', base_url, 'icon', icon, 'type', type,
        'openType', open_type, 'permCode', perm_code, 'isonly', isonly, 'visible', visible,
        'sort', sort) as fields
      from tenant_menus where tenant_id = ${among}`.execute(this.db)
    const base = await sql<Row>`
      select tenant_id, item_id as id, value as fields from pushed_items
      where part = 'menus' and tenant_id = ${among}`.execute(this.db)
    const [changed, added, pushed] = [overrides, own, base].map(({ rows }) => byTenant(rows))
    const found = new Map(customers.rows.map((customer) => [customer.id, customer]))
    return ids.flatMap((id) => {
      const customer = found.get(id)
      if (!customer) return []
      const of = (all: Map<string, Map<string, ItemFields>> | undefined) =>
        all?.get(id) ?? new Map<string, ItemFields>()
      return [{ ...customer, overrides: of(changed), own: of(added), base: of(pushed) }]
    })
  }

  /**
   * Nobody edits the customer's menus or gives it another plan until the transaction ends. In this
   * order, and no stronger: who edits menus holds the first and refers to the customer.
   */
  async lock(tenantId: string): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`menus:${tenantId}`}, 0))`.execute(
      this.db,
    )
    await sql`select from tenants where id = ${tenantId} for no key update`.execute(this.db)
  }

  /** Brings menus and what was offered from `before` and `base` to `after` and `offered`. */
  async write(tenantId: string, items: readonly PushedItem[]): Promise<void> {
    const touched = items.filter(({ written }) => written.length > 0)
    const platform = touched.filter(({ origin }) => origin === 'platform')
    const own = touched.filter(({ origin }) => origin === 'plan')
    await this.writeOverrides(tenantId, platform)
    await this.writeOwn(tenantId, own)
    await this.writeOffered(tenantId, items)
  }

  private async writeOverrides(tenantId: string, items: readonly PushedItem[]): Promise<void> {
    const [set, gone] = split(items, ({ after }) => after)
    if (set.length > 0) {
      await sql`
        insert into menu_overrides (tenant_id, menu_id, changes)
        select ${tenantId}, x.id, x.fields
        from jsonb_to_recordset(${JSON.stringify(set)}::jsonb) as x (id text, fields jsonb)
        on conflict (tenant_id, menu_id) do update set changes = excluded.changes,
          version = menu_overrides.version + 1, updated_at = now()`.execute(this.db)
    }
    if (gone.length > 0) {
      await sql`delete from menu_overrides
        where tenant_id = ${tenantId} and menu_id = any(${gone}::text[])`.execute(this.db)
    }
  }

  private async writeOwn(tenantId: string, items: readonly PushedItem[]): Promise<void> {
    const [set, gone] = split(items, ({ after }) => after)
    if (set.length > 0) {
      const rows = set.map(({ id, fields }) => ({ ...fields, id }))
      await sql`
        insert into tenant_menus (tenant_id, id, app_code, parent_id, name, path, base_url, icon,
          type, open_type, perm_code, isonly, visible, sort)
        select ${tenantId}, x.id, x."appCode", x."parentId", x.name, x.path, x."baseUrl", x.icon,
          x.type, x."openType", x."permCode", x.isonly, x.visible, x.sort
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x (id text, "appCode" text,
          "parentId" text, name jsonb, path text, "baseUrl" text, icon text, type smallint,
          "openType" smallint, "permCode" text, isonly boolean, visible boolean, sort integer)
        on conflict (tenant_id, id) do update set app_code = excluded.app_code,
          parent_id = excluded.parent_id, name = excluded.name, path = excluded.path,
          base_url = excluded.base_url, icon = excluded.icon, type = excluded.type,
          open_type = excluded.open_type, perm_code = excluded.perm_code,
          isonly = excluded.isonly, visible = excluded.visible, sort = excluded.sort,
          version = tenant_menus.version + 1, updated_at = now()`.execute(this.db)
    }
    if (gone.length > 0) {
      await sql`delete from tenant_menus
        where tenant_id = ${tenantId} and id = any(${gone}::text[])`.execute(this.db)
    }
  }

  private async writeOffered(tenantId: string, items: readonly PushedItem[]): Promise<void> {
    const [set, gone] = split(
      items.filter(({ base, offered }) => base !== null || offered !== null),
      ({ offered }) => offered,
    )
    if (set.length > 0) {
      await sql`
        insert into pushed_items (tenant_id, part, item_id, value)
        select ${tenantId}, 'menus', x.id, x.fields
        from jsonb_to_recordset(${JSON.stringify(set)}::jsonb) as x (id text, fields jsonb)
        on conflict (tenant_id, part, item_id) do update set value = excluded.value
        where pushed_items.value <> excluded.value`.execute(this.db)
    }
    if (gone.length > 0) {
      await sql`delete from pushed_items where tenant_id = ${tenantId} and part = 'menus'
        and item_id = any(${gone}::text[])`.execute(this.db)
    }
  }
}

function byTenant(rows: readonly Row[]): Map<string, Map<string, ItemFields>> {
  const tenants = new Map<string, Map<string, ItemFields>>()
  for (const { tenant_id: tenant, id, fields } of rows) {
    const known = tenants.get(tenant) ?? new Map<string, ItemFields>()
    tenants.set(tenant, known.set(id, fields))
  }
  return tenants
}

/** Those to be there with their fields, and the ids of those to go. */
function split(
  items: readonly PushedItem[],
  wanted: (item: PushedItem) => ItemFields | null,
): [{ id: string; fields: ItemFields }[], string[]] {
  const set = items.flatMap((item) => {
    const fields = wanted(item)
    return fields === null ? [] : [{ id: item.id, fields }]
  })
  return [set, items.filter((item) => wanted(item) === null).map(({ id }) => id)]
}
