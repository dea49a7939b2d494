import { sql } from 'kysely'
import type { Db, DesignKind } from '../../db/schema.js'
import type { Page, Paging } from '../lists/Paging.js'
import { readPage, type ListShape } from '../lists/readPage.js'

/** What a page was saved with: a release, or none that there was at that time. */
export interface UsedAt {
  at: Date
  release: number | null
}

/** A page of a customer with a component on it. */
export interface ComponentUse {
  customerId: string
  customerName: string
  designId: string
  name: string
  kind: DesignKind
  appCode: string | null
  draft: UsedAt | null
  published: UsedAt | null
}

const listShape: ListShape = {
  id: 'f.design_id',
  columns: { customerName: 't.name', name: 'd.name', kind: 'd.kind', appCode: 'd.app_code' },
  read: ['customerName', 'name'],
  nullable: ['appCode'],
  facets: { kind: 'd.kind' },
  otherwise: [['f.tenant_id', 'asc']],
}

type UsedComponent = Readonly<{ id: string; code: string }>

/** Where components of the platform are used, over all tenants. Platform scope only. */
export class ComponentUsesRepository {
  constructor(private readonly db: Db) {}

  /** By customer; found by the index, so that the pages of all customers are not read. */
  async list({ id, code }: UsedComponent, paging: Paging): Promise<Page<ComponentUse>> {
    const releaseAt = (column: string) => sql<number | null>`(
      select max(r.number) from component_releases r
      where r.component_id = ${id} and r.released_at <= ${sql.ref(column)})`
    const matching = this.db
      .selectFrom('design_components as f')
      .innerJoin('tenants as t', 't.id', 'f.tenant_id')
      .innerJoin('designs as d', (join) =>
        join.onRef('d.tenant_id', '=', 'f.tenant_id').onRef('d.id', '=', 'f.design_id'),
      )
      .where('f.code', '=', code)
      .select([
        'f.tenant_id as customerId',
        't.name as customerName',
        'f.design_id as designId',
        'd.name as name',
        'd.kind as kind',
        'd.app_code as appCode',
        'f.draft_at as draftAt',
        releaseAt('f.draft_at').as('draftRelease'),
        'f.published_at as publishedAt',
        releaseAt('f.published_at').as('publishedRelease'),
      ])
    const { rows, ...rest } = await readPage(this.db, matching, paging, listShape)
    const uses = rows.map(({ draftAt, draftRelease, publishedAt, publishedRelease, ...use }) => ({
      ...use,
      draft: draftAt && { at: draftAt, release: draftRelease },
      published: publishedAt && { at: publishedAt, release: publishedRelease },
    }))
    return { ...rest, rows: uses }
  }

  /** How many pages were saved with each release, as a draft or as everybody sees them. */
  async countByRelease({ id, code }: UsedComponent): Promise<ReadonlyMap<number, number>> {
    const { rows } = await sql<{ release: number; uses: number }>`
      with marks (at, number) as (
        select array_agg(released_at order by number), array_agg(number order by number)
        from component_releases where component_id = ${id}
      ), used (draft, published) as materialized (
        select marks.number[width_bucket(c.draft_at, marks.at)],
          marks.number[width_bucket(c.published_at, marks.at)]
        from design_components c, marks where c.code = ${code}
      )
      select release, count(*)::int as uses from (
        select draft as release from used
        union all select published from used where published is distinct from draft
      ) as one
      where release is not null group by release`.execute(this.db)
    return new Map(rows.map(({ release, uses }) => [release, uses]))
  }
}
