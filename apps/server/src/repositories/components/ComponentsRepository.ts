import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { ComponentStatus, Db } from '../../db/schema.js'
import type { Page, Paging } from '../lists/Paging.js'
import { readPage, type ListShape } from '../lists/readPage.js'
import {
  type ComponentSpec,
  type ComponentState,
  type Fields,
  given,
  parsed,
  readSpec,
  specColumns,
  specOf,
} from './componentSpec.js'
import {
  type ComponentViewer,
  isComponentFor,
  isShownOf,
  presentRoles,
  storedRoles,
} from './componentSight.js'
import { type TenantComponent, TenantComponentsRepository } from './TenantComponentsRepository.js'

/** Of the platform, as the operator sees it. */
export interface PlatformComponent extends ComponentSpec, ComponentState {
  id: string
  code: string
  kind: 'builtin' | 'frame'
  visibleTo: 'all' | 'tenants'
  tenantIds: string[]
}

/** A component of the platform, before its first release. */
export interface NewComponent extends ComponentSpec {
  id: string
  code: string
  kind: 'builtin' | 'frame'
  visibleTo: 'all' | 'tenants'
  tenantIds: string[]
}

type Audience = { visibleTo?: 'all' | 'tenants' | undefined; tenantIds?: string[] | undefined }

const listShape: ListShape = {
  id: 'c.id',
  columns: {
    code: 'c.code',
    name: sql`c.name ->> 'zh-CN'`,
    category: 'c.category',
    kind: 'c.kind',
    status: 'c.status',
    createdAt: 'c.created_at',
    updatedAt: 'c.updated_at',
  },
  facets: {
    kind: 'c.kind',
    visibleTo: 'c.visible_to',
    hasChanges: 'c.changed',
    updatedAt: 'c.updated_at',
  },
  read: ['name', 'category'],
  otherwise: [
    ['c.category', 'asc'],
    ['c.code', 'asc'],
  ],
}

/** Components of the platform, whose table belongs to no tenant: hundreds. */
export class ComponentsRepository {
  constructor(private readonly db: Db) {}

  async list(
    filter: Paging & {
      keyword?: string | undefined
      status?: ComponentStatus | undefined
    },
  ): Promise<Page<PlatformComponent>> {
    const { status } = filter
    const word = filter.keyword?.trim() ?? ''
    const matching = this.platformRows().$if(word !== '', (query) =>
      query.where(sql<SqlBool>`(strpos(c.code, lower(${word}::text)) > 0
          or strpos(lower(c.name::text), lower(${word}::text)) > 0)`),
    )
    const { rows, ...rest } = await readPage(this.db, matching, filter, {
      ...listShape,
      state: { column: 'c.status', is: status },
    })
    return { ...rest, rows: rows.map(parsed) }
  }

  async find(id: string): Promise<PlatformComponent | undefined> {
    const row = await this.platformRows().where('c.id', '=', id).executeTakeFirst()
    return row && parsed(row)
  }

  async lock(id: string): Promise<PlatformComponent | undefined> {
    await this.db.selectFrom('components').select('id').where('id', '=', id).forUpdate().execute()
    return this.find(id)
  }

  /** @throws a unique violation for a code in use */
  async add(component: NewComponent): Promise<void> {
    const { id, code, kind, visibleTo, tenantIds } = component
    await this.db
      .insertInto('components')
      .values({
        ...{ id, code, kind },
        ...specColumns(component),
        visible_to: visibleTo,
        tenant_ids: sql<string[]>`${tenantIds}::text[]`,
      })
      .execute()
  }

  async edit(
    id: string,
    { visibleTo, tenantIds, ...spec }: Fields<ComponentSpec> & Audience,
  ): Promise<void> {
    const columns = given(specColumns(spec))
    await this.change(id, {
      ...columns,
      ...(visibleTo !== undefined && { visible_to: visibleTo }),
      ...(tenantIds !== undefined && { tenant_ids: sql`${tenantIds}::text[]` }),
      ...(Object.keys(columns).length > 0 && { changed: true }),
    })
  }

  /** What plans can name: those that are on the shelf, or were. */
  async released(): Promise<PlatformComponent[]> {
    const rows = await this.platformRows()
      .where('c.status', '<>', 'draft')
      .orderBy('c.category')
      .orderBy('c.code')
      .execute()
    return rows.map(parsed)
  }

  /** Of these codes those that plans can name; nobody removes them until the transaction ends. */
  async holdReleased(codes: readonly string[]): Promise<string[]> {
    if (codes.length === 0) return []
    const rows = await this.db
      .selectFrom('components')
      .select('code')
      .where('code', 'in', codes)
      .where('status', '<>', 'draft')
      .orderBy('code')
      .forShare()
      .execute()
    return rows.map(({ code }) => code)
  }

  async publish(component: PlatformComponent, at: Date): Promise<void> {
    const { id, release } = component
    const number = (release ?? 0) + 1
    const released = JSON.stringify(specOf(component))
    await this.db
      .insertInto('component_releases')
      .values({ component_id: id, number, released, released_at: at })
      .execute()
    await this.change(id, { status: 'on_shelf', changed: false, release: number, released })
  }

  /** Pictures that its releases show, each once. */
  async releasedThumbnails(id: string): Promise<string[]> {
    const rows = await this.releaseTexts(id)
    return [...new Set(rows.flatMap(({ released }) => readSpec(released).thumbnail ?? []))]
  }

  /** Takes these pictures out of its releases, the last one that designers get too. */
  async clearReleasedThumbnails(id: string, gone: readonly string[]): Promise<void> {
    const isGone = (text: string) => gone.includes(readSpec(text).thumbnail ?? '')
    const without = (text: string) => JSON.stringify({ ...readSpec(text), thumbnail: null })
    for (const { number, released } of await this.releaseTexts(id)) {
      if (!isGone(released)) continue
      await this.db
        .updateTable('component_releases')
        .where('component_id', '=', id)
        .where('number', '=', number)
        .set({ released: without(released) })
        .execute()
    }
    const last = await this.db
      .selectFrom('components')
      .select('released')
      .where('id', '=', id)
      .executeTakeFirst()
    if (last?.released && isGone(last.released)) {
      await this.change(id, { released: without(last.released) })
    }
  }

  async withdraw(id: string): Promise<void> {
    await this.change(id, { status: 'off_shelf' })
  }

  async remove(id: string): Promise<void> {
    await this.db.deleteFrom('components').where('id', '=', id).execute()
  }

  async releases(
    id: string,
    paging: Paging,
  ): Promise<Page<ComponentSpec & { number: number; releasedAt: Date }>> {
    const matching = this.db
      .selectFrom('component_releases')
      .where('component_id', '=', id)
      .selectAll()
    const { rows, ...rest } = await readPage(this.db, matching, paging, {
      id: 'number',
      columns: { number: 'number', releasedAt: 'released_at' },
    })
    const releases = rows.map(({ number, released, released_at }) => ({
      ...readSpec(released),
      number,
      releasedAt: released_at,
    }))
    return { ...rest, rows: releases }
  }

  /**
   * Those of the platform that are on the shelf for the tenant and in its plan, then the tenant's own.
   * @param viewer asks of each whether they see it
   */
  async ofTenant(tenantId: string, viewer?: ComponentViewer): Promise<TenantComponent[]> {
    const platform = await this.platformRows()
      .leftJoin('component_switches as s', (join) =>
        join.onRef('s.component_id', '=', 'c.id').on('s.tenant_id', '=', tenantId),
      )
      .where(isShownTo([tenantId]))
      .select([
        'c.released as released',
        sql<boolean>`coalesce(s.enabled, true)`.as('enabled'),
        presentRoles(tenantId, 's.role_ids').as('roleIds'),
        isShownOf('s.role_ids', viewer).as('isShown'),
      ])
      .orderBy('c.category')
      .orderBy('c.code')
      .execute()
    const own = await new TenantComponentsRepository(this.db).list(tenantId, viewer)
    return [
      ...platform.map((row) => ({
        ...parsed(row),
        origin: 'platform' as const,
        released: row.released === null ? null : readSpec(row.released),
      })),
      ...own,
    ]
  }

  /** What a tenant decides of a component of the platform; roles: null is everybody. */
  async setSwitch(
    tenantId: string,
    componentId: string,
    { enabled, roleIds }: { enabled: boolean; roleIds: readonly string[] | null },
  ): Promise<void> {
    const values = { enabled, role_ids: storedRoles(roleIds) }
    await this.db
      .insertInto('component_switches')
      .values({ tenant_id: tenantId, component_id: componentId, ...values })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'component_id']).doUpdateSet(values))
      .execute()
  }

  /**
   * Addresses of the frames that show to somebody in one of these tenants.
   * @param viewerIn as whom, in the tenant that a column names
   */
  async frameUrls(
    tenantIds: readonly string[],
    viewerIn: (tenant: RawBuilder<unknown>) => ComponentViewer,
  ): Promise<string[]> {
    if (tenantIds.length === 0) return []
    const { rows } = await sql<{ url: string | null }>`
      select released::jsonb ->> 'url' as url from components c
      where c.kind = 'frame' and ${isShownTo(
        tenantIds,
        sql`not exists (select from component_switches s
          where s.tenant_id = t.id and s.component_id = c.id
            and not ${isComponentFor('s.role_ids', viewerIn(sql.ref('t.id')))})`,
      )}
      union
      select released::jsonb ->> 'url' from tenant_components c
      where c.tenant_id = any(${[...tenantIds]}::text[]) and c.status = 'on_shelf'
        and ${isComponentFor('c.role_ids', viewerIn(sql.ref('c.tenant_id')))}`.execute(this.db)
    return rows.flatMap(({ url }) => url ?? [])
  }

  private releaseTexts(id: string) {
    return this.db
      .selectFrom('component_releases')
      .select(['number', 'released'])
      .where('component_id', '=', id)
      .orderBy('number')
      .execute()
  }

  private async change(id: string, values: object): Promise<void> {
    await this.db
      .updateTable('components')
      .where('id', '=', id)
      .set({ ...values, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
      .execute()
  }

  private platformRows() {
    return this.db
      .selectFrom('components as c')
      .select([
        'c.id as id',
        'c.code as code',
        'c.kind as kind',
        'c.name as name',
        'c.category as category',
        'c.icon as icon',
        'c.url as url',
        'c.size as size',
        'c.min_size as minSize',
        'c.properties as properties',
        'c.thumbnail as thumbnail',
        'c.visible_to as visibleTo',
        'c.tenant_ids as tenantIds',
        'c.status as status',
        'c.changed as hasChanges',
        'c.release as release',
        'c.version as version',
        'c.created_at as createdAt',
        'c.updated_at as updatedAt',
      ])
  }
}

/**
 * The condition that the component under the alias `c` is on the shelf for one of the tenants, and
 * that tenant's plan allows it.
 * @param also what holds, too, of the tenant under the alias `t`
 */
export function isShownTo(
  tenantIds: readonly string[],
  also: RawBuilder<unknown> = sql`true`,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`c.status = 'on_shelf' and exists (
    select from tenants t
    left join plans pl on pl.id = t.plan_id
    left join customer_overrides o on o.tenant_id = t.id
      and (o.expires_at is null or o.expires_at > now())
    where t.id = any(${[...tenantIds]}::text[])
      and (c.visible_to = 'all' or t.id = any(c.tenant_ids))
      and plan_allows(pl.components, o.granted_components, o.revoked_components, c.code)
      and ${also})`
}
