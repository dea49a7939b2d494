import { sql } from 'kysely'
import type { Db, DesignKind } from '../../db/schema.js'

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

type UsedComponent = Readonly<{ id: string; code: string }>

/** Where components of the platform are used, over all tenants. Platform scope only. */
export class ComponentUsesRepository {
  constructor(private readonly db: Db) {}

  /** By customer; found by the index, so that the pages of all customers are not read. */
  async list(
    { id, code }: UsedComponent,
    { page, size }: { page: number; size: number },
  ): Promise<{ uses: ComponentUse[]; total: number }> {
    const { total } = await this.db
      .selectFrom('design_components')
      .where('code', '=', code)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const releaseAt = (column: string) => sql<number | null>`(
      select max(r.number) from component_releases r
      where r.component_id = ${id} and r.released_at <= ${sql.ref(column)})`
    const rows = await this.db
      .with('found', (db) =>
        db
          .selectFrom('design_components')
          .where('code', '=', code)
          .select(['tenant_id', 'design_id', 'draft_at', 'published_at'])
          .orderBy('tenant_id')
          .orderBy('design_id')
          .offset((page - 1) * size)
          .limit(size),
      )
      .selectFrom('found as f')
      .innerJoin('tenants as t', 't.id', 'f.tenant_id')
      .innerJoin('designs as d', (join) =>
        join.onRef('d.tenant_id', '=', 'f.tenant_id').onRef('d.id', '=', 'f.design_id'),
      )
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
      .orderBy('f.tenant_id')
      .orderBy('f.design_id')
      .execute()
    const uses = rows.map(({ draftAt, draftRelease, publishedAt, publishedRelease, ...use }) => ({
      ...use,
      draft: draftAt && { at: draftAt, release: draftRelease },
      published: publishedAt && { at: publishedAt, release: publishedRelease },
    }))
    return { uses, total }
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
