import { sql, type SqlBool } from 'kysely'
import type { ComponentStatus, Db, LocalisedText } from '../../db/schema.js'
import type { Page, Paging } from '../lists/Paging.js'
import { readPage, type ListShape } from '../lists/readPage.js'

export interface ComponentSize {
  w: number
  h: number
}

/** What a component is to designers. */
export interface ComponentSpec {
  name: LocalisedText
  category: string
  icon: string | null
  url: string | null
  size: ComponentSize
  minSize: ComponentSize
  /** JSON Schema of its properties. */
  properties: Record<string, unknown>
}

/** What of the platform's has a picture of its own, too. */
export interface PlatformSpec extends ComponentSpec {
  /** The address of a picture that everybody who knows it may read. */
  thumbnail: string | null
}

interface ComponentState {
  status: ComponentStatus
  hasChanges: boolean
  release: number | null
  version: number
  createdAt: Date
  updatedAt: Date
}

/** Of the platform, as the operator sees it. */
export interface PlatformComponent extends PlatformSpec, ComponentState {
  id: string
  code: string
  kind: 'builtin' | 'frame'
  visibleTo: 'all' | 'tenants'
  tenantIds: string[]
}

/** Of the platform or of the tenant's own, as a tenant sees it. */
export interface TenantComponent extends PlatformSpec, ComponentState {
  id: string
  code: string
  kind: 'builtin' | 'frame'
  origin: 'platform' | 'tenant'
  enabled: boolean
  /** What was released last. */
  released: PlatformSpec | null
}

/** A component of the platform, before its first release. */
export interface NewComponent extends PlatformSpec {
  id: string
  code: string
  kind: 'builtin' | 'frame'
  visibleTo: 'all' | 'tenants'
  tenantIds: string[]
}

type Fields<Spec> = { [Key in keyof Spec]?: Spec[Key] | undefined }
type SpecFields = Fields<ComponentSpec>
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

/** Components of the platform, whose table belongs to no tenant, and of tenants: hundreds. */
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
        thumbnail: component.thumbnail,
        visible_to: visibleTo,
        tenant_ids: sql<string[]>`${tenantIds}::text[]`,
      })
      .execute()
  }

  async edit(
    id: string,
    { visibleTo, tenantIds, thumbnail, ...spec }: Fields<PlatformSpec> & Audience,
  ): Promise<void> {
    const columns = given({ ...specColumns(spec), thumbnail })
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
    const released = JSON.stringify({ ...specOf(component), thumbnail: component.thumbnail })
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
  ): Promise<Page<PlatformSpec & { number: number; releasedAt: Date }>> {
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

  /** Those of the platform that are on the shelf for the tenant and in its plan, then the tenant's own. */
  async ofTenant(tenantId: string): Promise<TenantComponent[]> {
    const platform = await this.platformRows()
      .leftJoin('component_switches as s', (join) =>
        join.onRef('s.component_id', '=', 'c.id').on('s.tenant_id', '=', tenantId),
      )
      .where(isShownTo([tenantId]))
      .select(['c.released as released', sql<boolean>`coalesce(s.enabled, true)`.as('enabled')])
      .orderBy('c.category')
      .orderBy('c.code')
      .execute()
    const own = await this.ownRows(tenantId).orderBy('c.category').orderBy('c.code').execute()
    return [
      ...platform.map((row) => ({
        ...parsed(row),
        origin: 'platform' as const,
        released: row.released === null ? null : readSpec(row.released),
      })),
      ...own.map(asOwn),
    ]
  }

  async setSwitch(tenantId: string, componentId: string, enabled: boolean): Promise<void> {
    await this.db
      .insertInto('component_switches')
      .values({ tenant_id: tenantId, component_id: componentId, enabled })
      .onConflict((conflict) =>
        conflict.columns(['tenant_id', 'component_id']).doUpdateSet({ enabled }),
      )
      .execute()
  }

  async findOwn(tenantId: string, id: string): Promise<TenantComponent | undefined> {
    const row = await this.ownRows(tenantId).where('c.id', '=', id).executeTakeFirst()
    return row && asOwn(row)
  }

  async lockOwn(tenantId: string, id: string): Promise<TenantComponent | undefined> {
    await this.db
      .selectFrom('tenant_components')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .forUpdate()
      .execute()
    return this.findOwn(tenantId, id)
  }

  /** @throws a unique violation for a code in use */
  async addOwn(
    tenantId: string,
    component: ComponentSpec & { id: string; code: string },
  ): Promise<void> {
    const { id, code } = component
    await this.db
      .insertInto('tenant_components')
      .values({ tenant_id: tenantId, id, code, ...specColumns(component) })
      .execute()
  }

  async editOwn(tenantId: string, id: string, spec: SpecFields): Promise<void> {
    await this.changeOwn(tenantId, id, { ...given(specColumns(spec)), changed: true })
  }

  async publishOwn(tenantId: string, component: TenantComponent): Promise<void> {
    await this.changeOwn(tenantId, component.id, {
      status: 'on_shelf',
      changed: false,
      release: (component.release ?? 0) + 1,
      released: JSON.stringify(specOf(component)),
    })
  }

  async withdrawOwn(tenantId: string, id: string): Promise<void> {
    await this.changeOwn(tenantId, id, { status: 'off_shelf' })
  }

  async removeOwn(tenantId: string, id: string): Promise<void> {
    await this.db
      .deleteFrom('tenant_components')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute()
  }

  /** Addresses of the frames that designers of these tenants may place. */
  async frameUrls(tenantIds: readonly string[]): Promise<string[]> {
    if (tenantIds.length === 0) return []
    const { rows } = await sql<{ url: string | null }>`
      select released::jsonb ->> 'url' as url from components c
      where c.kind = 'frame' and ${isShownTo(tenantIds)}
      union
      select released::jsonb ->> 'url' from tenant_components
      where tenant_id = any(${[...tenantIds]}::text[]) and status = 'on_shelf'`.execute(this.db)
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

  private async changeOwn(tenantId: string, id: string, values: object): Promise<void> {
    await this.db
      .updateTable('tenant_components')
      .where('tenant_id', '=', tenantId)
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

  private ownRows(tenantId: string) {
    return this.db
      .selectFrom('tenant_components as c')
      .where('c.tenant_id', '=', tenantId)
      .select([
        'c.id as id',
        'c.code as code',
        'c.name as name',
        'c.category as category',
        'c.icon as icon',
        'c.url as url',
        'c.size as size',
        'c.min_size as minSize',
        'c.properties as properties',
        'c.status as status',
        'c.changed as hasChanges',
        'c.release as release',
        'c.released as released',
        'c.version as version',
        'c.created_at as createdAt',
        'c.updated_at as updatedAt',
      ])
  }
}

/**
 * The condition that the component under the alias `c` is on the shelf for one of the tenants, and
 * that tenant's plan allows it.
 */
export function isShownTo(tenantIds: readonly string[]) {
  return sql<SqlBool>`c.status = 'on_shelf' and exists (
    select from tenants t
    left join plans pl on pl.id = t.plan_id
    left join customer_overrides o on o.tenant_id = t.id
      and (o.expires_at is null or o.expires_at > now())
    where t.id = any(${[...tenantIds]}::text[])
      and (c.visible_to = 'all' or t.id = any(c.tenant_ids))
      and plan_allows(pl.components, o.granted_components, o.revoked_components, c.code))`
}

function specOf(spec: ComponentSpec): ComponentSpec {
  const { name, category, icon, url, size, minSize, properties } = spec
  return { name, category, icon, url, size, minSize, properties }
}

/** A release of before there were pictures has none. */
function readSpec(text: string): PlatformSpec {
  return { thumbnail: null, ...(JSON.parse(text) as ComponentSpec & Partial<PlatformSpec>) }
}

function parsed<Row extends { properties: string }>(row: Row) {
  return { ...row, properties: JSON.parse(row.properties) as Record<string, unknown> }
}

function asOwn<Row extends { properties: string; released: string | null; status: string }>(
  row: Row,
) {
  return {
    ...parsed(row),
    kind: 'frame' as const,
    origin: 'tenant' as const,
    enabled: row.status === 'on_shelf',
    thumbnail: null,
    released: row.released === null ? null : readSpec(row.released),
  }
}

function specColumns(spec: ComponentSpec): SpecColumns
function specColumns(spec: SpecFields): Partial<SpecColumns>
function specColumns(spec: SpecFields): Partial<SpecColumns> {
  const json = (value: unknown) => (value === undefined ? undefined : JSON.stringify(value))
  return {
    name: json(spec.name),
    category: spec.category,
    icon: spec.icon,
    url: spec.url,
    size: json(spec.size),
    min_size: json(spec.minSize),
    properties: json(spec.properties),
  }
}

interface SpecColumns {
  name: string
  category: string
  icon: string | null
  url: string | null
  size: string
  min_size: string
  properties: string
}

/** What a request leaves out stays as it is. */
function given<Values extends object>(values: Values): Partial<Values> {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as Partial<Values>
}
