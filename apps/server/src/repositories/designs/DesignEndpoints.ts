import { sql } from 'kysely'
import type { Db, DesignKind } from '../../db/schema.js'
import type { Page, Paging } from '../lists/Paging.js'
import { readPage } from '../lists/readPage.js'
import type { SavedPage } from './DesignComponents.js'

/** A page or a workbench whose queries read a data endpoint. */
export interface EndpointUse {
  designId: string
  name: string
  kind: DesignKind
  appCode: string | null
  /** When the draft that reads it was saved; null: the draft does not. */
  draftAt: Date | null
  /** When what everybody sees, and reads it, was saved. */
  publishedAt: Date | null
}

/** More endpoints than a page reads. */
const most = 200

/** The ids of the data endpoints that the queries of a page name, whatever else the document holds. */
export function endpointsOn(document: string): string[] {
  const { queries } = JSON.parse(document) as { queries?: unknown }
  if (!Array.isArray(queries)) return []
  const ids = new Set<string>()
  for (const query of queries as ({ source?: unknown; parameters?: unknown } | null)[]) {
    if (query?.source !== 'http') continue
    const { endpointId } = (query.parameters ?? {}) as { endpointId?: unknown }
    if (typeof endpointId === 'string' && /^[0-9A-Za-z_-]{1,64}$/.test(endpointId)) {
      ids.add(endpointId)
    }
  }
  return [...ids].slice(0, most)
}

/** Notes which data endpoints a page reads, in the transaction that changes it, and says where one is read. */
export class DesignEndpoints {
  constructor(private readonly db: Db) {}

  /** The draft is this one now. */
  setDraft(tenantId: string, designId: string, page: SavedPage): Promise<void> {
    return this.set(tenantId, designId, 'draft', page)
  }

  /** What everybody sees is this one now. */
  setPublished(tenantId: string, designId: string, page: SavedPage): Promise<void> {
    return this.set(tenantId, designId, 'published', page)
  }

  /** Everybody sees the draft now. */
  async publishDraft(tenantId: string, designId: string): Promise<void> {
    await sql`
      with draft as (
        select endpoint_id, saved_at from design_endpoints
        where tenant_id = ${tenantId} and design_id = ${designId} and stage = 'draft'
      ), gone as (
        delete from design_endpoints where tenant_id = ${tenantId} and design_id = ${designId}
          and stage = 'published' and endpoint_id not in (select endpoint_id from draft)
      )
      insert into design_endpoints (tenant_id, design_id, endpoint_id, stage, saved_at)
      select ${tenantId}, ${designId}, endpoint_id, 'published', saved_at from draft
      on conflict (tenant_id, design_id, endpoint_id, stage) do update
      set saved_at = excluded.saved_at`.execute(this.db)
  }

  /** Nobody sees it any more; its draft is still there. */
  async withdraw(tenantId: string, designId: string): Promise<void> {
    await this.rows(tenantId, designId).where('stage', '=', 'published').execute()
  }

  /** The page is in the recycle bin. */
  async forget(tenantId: string, designId: string): Promise<void> {
    await this.rows(tenantId, designId).execute()
  }

  /** Where a data endpoint is read. */
  async uses(tenantId: string, endpointId: string, paging: Paging): Promise<Page<EndpointUse>> {
    const used = this.db
      .selectFrom('design_endpoints')
      .where('tenant_id', '=', tenantId)
      .where('endpoint_id', '=', endpointId)
      .groupBy('design_id')
      .select([
        'design_id',
        sql<Date | null>`max(saved_at) filter (where stage = 'draft')`.as('draft_at'),
        sql<Date | null>`max(saved_at) filter (where stage = 'published')`.as('published_at'),
      ])
    const matching = this.db
      .selectFrom(used.as('u'))
      .innerJoin('designs as d', (join) =>
        join.onRef('d.id', '=', 'u.design_id').on('d.tenant_id', '=', tenantId),
      )
      .select([
        'd.id as designId',
        'd.name as name',
        'd.kind as kind',
        'd.app_code as appCode',
        'u.draft_at as draftAt',
        'u.published_at as publishedAt',
      ])
    return readPage(this.db, matching, paging, {
      id: 'd.id',
      columns: { name: 'd.name', kind: 'd.kind', appCode: 'd.app_code' },
      read: ['name'],
      nullable: ['appCode'],
      facets: { kind: 'd.kind' },
    })
  }

  /** By how many pages and workbenches each endpoint is read; those that nothing reads are left out. */
  async count(tenantId: string, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (ids.length === 0) return new Map()
    const { rows } = await sql<{ id: string; uses: number }>`
      select endpoint_id as id, count(distinct design_id)::int as uses from design_endpoints
      where tenant_id = ${tenantId} and endpoint_id = any(${[...ids]}::text[])
      group by endpoint_id`.execute(this.db)
    return new Map(rows.map(({ id, uses }) => [id, uses]))
  }

  private async set(
    tenantId: string,
    designId: string,
    stage: 'draft' | 'published',
    { document, at }: SavedPage,
  ): Promise<void> {
    const ids = endpointsOn(document)
    await sql`
      with gone as (
        delete from design_endpoints where tenant_id = ${tenantId} and design_id = ${designId}
          and stage = ${stage} and endpoint_id <> all(${ids}::text[])
      )
      insert into design_endpoints (tenant_id, design_id, endpoint_id, stage, saved_at)
      select ${tenantId}, ${designId}, id, ${stage}, ${at} from unnest(${ids}::text[]) as one (id)
      on conflict (tenant_id, design_id, endpoint_id, stage) do update
      set saved_at = excluded.saved_at`.execute(this.db)
  }

  private rows(tenantId: string, designId: string) {
    return this.db
      .deleteFrom('design_endpoints')
      .where('tenant_id', '=', tenantId)
      .where('design_id', '=', designId)
  }
}
