import { sql } from 'kysely'
import type { Db, DesignKind } from '../../db/schema.js'
import type { Page, Paging } from '../lists/Paging.js'
import { readPage } from '../lists/readPage.js'
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
import { type ComponentViewer, isShownOf, presentRoles, storedRoles } from './componentSight.js'

/** Of the platform or of the tenant's own, as a tenant sees it. */
export interface TenantComponent extends ComponentSpec, ComponentState {
  id: string
  code: string
  kind: 'builtin' | 'frame'
  origin: 'platform' | 'tenant'
  enabled: boolean
  /** Who sees it beside administrators; null: everybody. */
  roleIds: string[] | null
  /** To the viewer who was asked for; null: nobody was. */
  isShown: boolean | null
  /** What was released last. */
  released: ComponentSpec | null
}

type Sight = Pick<TenantComponent, 'roleIds'>

/** A page of the tenant with a component on it, and when its states that have it were saved. */
export interface TenantComponentUse {
  designId: string
  name: string
  kind: DesignKind
  appCode: string | null
  draftAt: Date | null
  publishedAt: Date | null
}

/** Frames of a tenant's own: tens. */
export class TenantComponentsRepository {
  constructor(private readonly db: Db) {}

  /** @param viewer asks of each whether they see it */
  async list(tenantId: string, viewer?: ComponentViewer): Promise<TenantComponent[]> {
    const rows = await this.rows(tenantId, viewer).orderBy('c.category').orderBy('c.code').execute()
    return rows.map(asOwn)
  }

  async find(tenantId: string, id: string): Promise<TenantComponent | undefined> {
    const row = await this.rows(tenantId).where('c.id', '=', id).executeTakeFirst()
    return row && asOwn(row)
  }

  async lock(tenantId: string, id: string): Promise<TenantComponent | undefined> {
    await this.db
      .selectFrom('tenant_components')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .forUpdate()
      .execute()
    return this.find(tenantId, id)
  }

  /** @throws a unique violation for a code in use */
  async add(
    tenantId: string,
    component: ComponentSpec & { id: string; code: string } & Partial<Sight>,
  ) {
    const { id, code, roleIds = null } = component
    await this.db
      .insertInto('tenant_components')
      .values({
        ...{ tenant_id: tenantId, id, code, ...specColumns(component) },
        role_ids: storedRoles(roleIds),
      })
      .execute()
  }

  /** Who sees it changes at once, the rest with the next release. */
  async edit(
    tenantId: string,
    id: string,
    { roleIds, ...spec }: Fields<ComponentSpec & Sight>,
  ): Promise<void> {
    const columns = given(specColumns(spec))
    await this.change(tenantId, id, {
      ...columns,
      ...(roleIds !== undefined && { role_ids: storedRoles(roleIds) }),
      ...(Object.keys(columns).length > 0 && { changed: true }),
    })
  }

  async publish(tenantId: string, component: TenantComponent, at: Date): Promise<void> {
    const { id, release } = component
    const number = (release ?? 0) + 1
    const released = JSON.stringify(specOf(component))
    await this.change(tenantId, id, {
      status: 'on_shelf',
      changed: false,
      release: number,
      released,
    })
    await this.db
      .insertInto('tenant_component_releases')
      .values({ tenant_id: tenantId, component_id: id, number, released, released_at: at })
      .execute()
  }

  async withdraw(tenantId: string, id: string): Promise<void> {
    await this.change(tenantId, id, { status: 'off_shelf' })
  }

  async remove(tenantId: string, id: string): Promise<void> {
    await this.db
      .deleteFrom('tenant_components')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute()
  }

  /** What designers got of one, and how many pages were saved with each. */
  async releases(
    tenantId: string,
    { id, code }: Pick<TenantComponent, 'id' | 'code'>,
    paging: Paging,
  ): Promise<Page<ComponentSpec & { number: number; releasedAt: Date; uses: number }>> {
    const uses = sql<number>`(select count(*)::int from design_components c
      where c.tenant_id = ${tenantId} and c.code = ${code} and r.number = any(array[
        (select max(m.number) from tenant_component_releases m where m.tenant_id = ${tenantId}
          and m.component_id = ${id} and m.released_at <= c.draft_at),
        (select max(m.number) from tenant_component_releases m where m.tenant_id = ${tenantId}
          and m.component_id = ${id} and m.released_at <= c.published_at)]))`
    const matching = this.db
      .selectFrom('tenant_component_releases as r')
      .where('r.tenant_id', '=', tenantId)
      .where('r.component_id', '=', id)
      .select(['r.number as number', 'r.released as released', 'r.released_at as releasedAt'])
      .select(uses.as('uses'))
    const { rows, ...rest } = await readPage(this.db, matching, paging, {
      id: 'r.number',
      columns: { number: 'r.number', releasedAt: 'r.released_at' },
    })
    return {
      ...rest,
      rows: rows.map(({ released, ...row }) => ({ ...readSpec(released), ...row })),
    }
  }

  /** Where the tenant uses a component, of the platform or its own. */
  async uses(tenantId: string, code: string, paging: Paging): Promise<Page<TenantComponentUse>> {
    const matching = this.db
      .selectFrom('design_components as f')
      .innerJoin('designs as d', (join) =>
        join.onRef('d.tenant_id', '=', 'f.tenant_id').onRef('d.id', '=', 'f.design_id'),
      )
      .where('f.tenant_id', '=', tenantId)
      .where('f.code', '=', code)
      .select([
        'f.design_id as designId',
        'd.name as name',
        'd.kind as kind',
        'd.app_code as appCode',
        'f.draft_at as draftAt',
        'f.published_at as publishedAt',
      ])
    return readPage(this.db, matching, paging, {
      id: 'f.design_id',
      columns: { name: 'd.name', kind: 'd.kind', appCode: 'd.app_code' },
      read: ['name'],
      nullable: ['appCode'],
      facets: { kind: 'd.kind' },
    })
  }

  private async change(tenantId: string, id: string, values: object): Promise<void> {
    await this.db
      .updateTable('tenant_components')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .set({ ...values, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
      .execute()
  }

  private rows(tenantId: string, viewer?: ComponentViewer) {
    return this.db
      .selectFrom('tenant_components as c')
      .where('c.tenant_id', '=', tenantId)
      .select([
        'c.id as id',
        'c.code as code',
        'c.name as name',
        'c.category as category',
        'c.icon as icon',
        'c.thumbnail as thumbnail',
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
        presentRoles(tenantId, 'c.role_ids').as('roleIds'),
        isShownOf('c.role_ids', viewer).as('isShown'),
      ])
  }
}

function asOwn<Row extends { properties: string; released: string | null; status: string }>(
  row: Row,
) {
  return {
    ...parsed(row),
    kind: 'frame' as const,
    origin: 'tenant' as const,
    enabled: row.status === 'on_shelf',
    released: row.released === null ? null : readSpec(row.released),
  }
}
