import { sql } from 'kysely'
import type { Db } from '../../db/schema.js'
import { announce } from '../live/announce.js'
import { isAppInPlan, type AppRow } from '../menus/MenusRepository.js'
import { type AppAudience, isLostWithout } from './appAudience.js'
import { asViewer, isProductAppShown, personAsViewer } from './appSight.js'

/** An application of the product as a tenant has it: `enable` is the tenant's own switch. */
export interface ProductApp extends AppRow {
  /** Its place among all of the tenant; null while it was never put in one. */
  place: number | null
  /** Who sees it beside the departments; both empty: everybody whom its menus show. */
  roleIds: string[]
  /** Each with those below. */
  departmentIds: string[]
  /** 1 while it is as the product has it. */
  version: number
  updatedAt: Date | null
}

/** As a viewer meets it. */
export interface SeenProductApp extends AppRow {
  place: number | null
  isShown: boolean
}

/** What a tenant changes of such an application. */
export interface ProductAppChanges extends AppAudience {
  enable: number
}

/** The applications of the product that are in a tenant's plan, with what the tenant decided of them. */
export class ProductAppsRepository {
  constructor(private readonly db: Db) {}

  /** All, in their order; those that the tenant has switched off too. */
  async list(tenantId: string): Promise<ProductApp[]> {
    const rows = await this.select(tenantId)
      .selectAll('a')
      .select([
        sql<number>`coalesce(p.enable, a.enable)`.as('on'),
        sql<number>`coalesce(p.version, 0) + 1`.as('version'),
        // A row of version 0 has a place and nothing that was edited.
        sql<Date | null>`case when p.version > 0 then p.updated_at end`.as('updatedAt'),
        sql<string[]>`array(select s.role_id from product_app_roles s
          where s.tenant_id = ${tenantId} and s.app_code = a.code order by s.role_id)`.as(
          'roleIds',
        ),
        sql<string[]>`array(select s.department_id from product_app_departments s
          where s.tenant_id = ${tenantId} and s.app_code = a.code order by s.department_id)`.as(
          'departmentIds',
        ),
      ])
      .execute()
    return rows.map(({ on, ...row }) => ({ ...row, enable: on }))
  }

  /** All in one statement, each with whether it shows to a member. */
  async seen(tenantId: string, memberId: string, isAdmin: boolean): Promise<SeenProductApp[]> {
    const isShown = isProductAppShown(
      sql`${tenantId}::text`,
      sql.ref('a.code'),
      asViewer({ memberId, isAdmin }),
    )
    return this.select(tenantId)
      .selectAll('a')
      .select(isShown.$castTo<boolean>().as('isShown'))
      .execute()
  }

  /** Whether one shows to a person of the tenant who does not call, and is not disabled. */
  async isOpenTo(tenantId: string, userId: string, code: string): Promise<boolean> {
    const viewer = personAsViewer(tenantId, userId)
    const open = await this.select(tenantId)
      .where('a.code', '=', code)
      .where('a.status', '=', 0)
      .where(isProductAppShown(sql`${tenantId}::text`, sql.ref('a.code'), viewer))
      .executeTakeFirst()
    return open !== undefined
  }

  async find(tenantId: string, code: string): Promise<ProductApp | undefined> {
    return (await this.list(tenantId)).find((app) => app.code === code)
  }

  /** Writes the switch and who sees it, and the next version. */
  async edit(
    tenantId: string,
    code: string,
    { enable, roleIds, departmentIds }: ProductAppChanges,
  ): Promise<void> {
    await sql`
      insert into product_apps (tenant_id, app_code, enable) values (${tenantId}, ${code}, ${enable})
      on conflict (tenant_id, app_code) do update set enable = excluded.enable,
        version = product_apps.version + 1, updated_at = now()`.execute(this.db)
    for (const table of ['product_app_roles', 'product_app_departments'] as const) {
      await this.db
        .deleteFrom(table)
        .where('tenant_id', '=', tenantId)
        .where('app_code', '=', code)
        .execute()
    }
    await sql`
      insert into product_app_roles (tenant_id, app_code, role_id)
      select ${tenantId}, ${code}, r.id from unnest(${[...roleIds]}::text[]) as r (id)
    `.execute(this.db)
    await sql`
      insert into product_app_departments (tenant_id, app_code, department_id)
      select ${tenantId}, ${code}, d.id from unnest(${[...departmentIds]}::text[]) as d (id)
    `.execute(this.db)
    await this.tell(tenantId)
  }

  /** Puts these at their places. Their versions stay: one that moves shifts those that nobody edited. */
  async setPlaces(
    tenantId: string,
    places: readonly { code: string; sort: number }[],
  ): Promise<void> {
    await sql`
      insert into product_apps (tenant_id, app_code, sort, version)
      select ${tenantId}, v.code, v.sort, 0 from unnest(
        ${places.map(({ code }) => code)}::text[], ${places.map(({ sort }) => sort)}::int[]
      ) as v (code, sort)
      on conflict (tenant_id, app_code) do update set sort = excluded.sort`.execute(this.db)
    await announce(this.db, tenantId, { kind: 'apps', to: 'everybody', once: true })
  }

  /**
   * Switches off those that show to these roles and departments and to no other, but for `kept`: with
   * them gone they would show to everybody. Returns them as they were.
   */
  async switchOffWithout(
    tenantId: string,
    gone: AppAudience,
    isKept: (code: string) => boolean,
  ): Promise<ProductApp[]> {
    const lost = (await this.list(tenantId)).filter(
      (app) => app.enable === 1 && !isKept(app.code) && isLostWithout(app, gone),
    )
    for (const { code } of lost) {
      await this.edit(tenantId, code, { enable: 0, roleIds: [], departmentIds: [] })
    }
    return lost
  }

  /** Open pages ask anew what there is for them. */
  private async tell(tenantId: string): Promise<void> {
    for (const kind of ['permissions', 'menus', 'apps'] as const) {
      await announce(this.db, tenantId, { kind, to: 'everybody', once: true })
    }
  }

  private select(tenantId: string) {
    return this.db
      .selectFrom('apps as a')
      .leftJoin('product_apps as p', (join) =>
        join.onRef('p.app_code', '=', 'a.code').on('p.tenant_id', '=', tenantId),
      )
      .where('a.enable', '=', 1)
      .where(isAppInPlan(tenantId, sql.ref('a.code')))
      .select('p.sort as place')
      .orderBy(sql`p.sort nulls first`)
      .orderBy('a.sort')
      .orderBy('a.code')
  }
}
