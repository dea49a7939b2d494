import { sql, type Selectable } from 'kysely'
import { arrayLiteral } from '../../db/bulkInsert.js'
import type {
  BulkAction,
  BulkChangePeopleTable,
  BulkChangesTable,
  BulkOutcome,
  BulkReason,
  BulkState,
  Db,
  JobStatus,
} from '../../db/schema.js'
import type { JobRow } from '../jobs/JobsRepository.js'
import { countOutcomes } from '../jobs/jobRows.js'
import type { Page, Paging } from '../lists/Paging.js'
import { readPage } from '../lists/readPage.js'

export type BulkPersonRow = Pick<
  Selectable<BulkChangePeopleTable>,
  'number' | 'member_id' | 'name' | 'outcome' | 'reason' | 'before' | 'after' | 'recycled_id'
>

/** A bulk change with its job. */
export type BulkChangeRow = JobRow & Pick<BulkChangesTable, 'action' | 'target_id' | 'target_name'>

/** What became of a person. */
export interface BulkResult {
  number: number
  outcome: BulkOutcome
  reason?: BulkReason | null
  before?: BulkState | null
  after?: BulkState | null
  recycledId?: string | null
}

/** Changes to all people of a filter. Each is a job's, and that is its starter's. */
export class BulkChangesRepository {
  constructor(private readonly db: Db) {}

  /** With the people whom it is about, in their order. Its job must be there. */
  async add(
    tenantId: string,
    change: {
      jobId: string
      action: BulkAction
      target: { id: string; name: string } | null
      people: readonly { id: string; name: string }[]
    },
  ): Promise<void> {
    const { jobId, action, target, people } = change
    await this.db
      .insertInto('bulk_changes')
      .values({
        tenant_id: tenantId,
        job_id: jobId,
        action,
        target_id: target?.id ?? null,
        target_name: target?.name ?? null,
      })
      .execute()
    await sql`
      insert into bulk_change_people (tenant_id, job_id, number, member_id, name)
      select ${tenantId}, ${jobId}, p.number::int, p.id, p.name
      from unnest(${arrayLiteral(people.map(({ id }) => id))}::text[],
        ${arrayLiteral(people.map(({ name }) => name))}::text[])
        with ordinality as p (id, name, number)`.execute(this.db)
  }

  find(tenantId: string, jobId: string): Promise<BulkChangeRow | undefined> {
    return this.joined(tenantId).where('b.job_id', '=', jobId).executeTakeFirst()
  }

  /** One member's, the last started first. */
  list(
    tenantId: string,
    memberId: string,
    filter: Paging & { status?: JobStatus | undefined },
  ): Promise<Page<BulkChangeRow>> {
    return readPage(this.db, this.joined(tenantId).where('j.member_id', '=', memberId), filter, {
      id: 'j.id',
      columns: {
        createdAt: 'j.created_at',
        finishedAt: 'j.finished_at',
        action: 'b.action',
        status: 'j.status',
      },
      nullable: ['finishedAt'],
      otherwise: [['j.created_at', 'desc']],
      facets: { action: 'b.action', createdAt: 'j.created_at' },
      state: { column: 'j.status', is: filter.status },
    })
  }

  people(
    tenantId: string,
    jobId: string,
    filter: Paging & { outcome?: BulkOutcome | undefined },
  ): Promise<Page<BulkPersonRow>> {
    return readPage(this.db, this.rows(tenantId, jobId), filter, {
      id: 'number',
      columns: { number: 'number', outcome: 'outcome' },
      state: { column: 'outcome', is: filter.outcome },
    })
  }

  /** The next ones after a number with an outcome. */
  next(
    tenantId: string,
    jobId: string,
    { after, limit, outcome }: { after: number; limit: number; outcome: BulkOutcome },
  ): Promise<BulkPersonRow[]> {
    return this.rows(tenantId, jobId)
      .where('number', '>', after)
      .where('outcome', '=', outcome)
      .orderBy('number')
      .limit(limit)
      .execute()
  }

  /** Keeps what a result does not say as it is. */
  async settle(tenantId: string, jobId: string, results: readonly BulkResult[]): Promise<void> {
    if (results.length === 0) return
    const json = (value: object | null | undefined) => (value ? JSON.stringify(value) : null)
    await sql`
      update bulk_change_people as p set outcome = n.outcome, reason = n.reason,
        before = coalesce(n.before, p.before), after = coalesce(n.after, p.after),
        recycled_id = coalesce(n.recycled_id, p.recycled_id)
      from unnest(
        ${arrayLiteral(results.map(({ number }) => number))}::int[],
        ${arrayLiteral(results.map(({ outcome }) => outcome))}::text[],
        ${arrayLiteral(results.map(({ reason }) => reason ?? null))}::text[],
        ${arrayLiteral(results.map(({ before }) => json(before)))}::jsonb[],
        ${arrayLiteral(results.map(({ after }) => json(after)))}::jsonb[],
        ${arrayLiteral(results.map(({ recycledId }) => recycledId ?? null))}::text[]
      ) as n (number, outcome, reason, before, after, recycled_id)
      where p.tenant_id = ${tenantId} and p.job_id = ${jobId} and p.number = n.number`.execute(
      this.db,
    )
  }

  /** How many people came to what. */
  tally(tenantId: string, jobId: string): Promise<Partial<Record<BulkOutcome, number>>> {
    return countOutcomes(this.db, 'bulk_change_people', tenantId, jobId)
  }

  /** The departments that people head. */
  async headships(tenantId: string, ids: readonly string[]): Promise<Map<string, string[]>> {
    const rows = await this.db
      .selectFrom('departments')
      .where('tenant_id', '=', tenantId)
      .where('head_member_id', '=', sql<string>`any(${arrayLiteral(ids)}::text[])`)
      .select(['id', 'head_member_id as memberId'])
      .orderBy('id')
      .execute()
    const found = new Map<string, string[]>()
    for (const { id, memberId } of rows) {
      if (memberId !== null) found.set(memberId, [...(found.get(memberId) ?? []), id])
    }
    return found
  }

  /** Makes people heads again where nobody else is. */
  async restoreHeadships(
    tenantId: string,
    heads: readonly { memberId: string; departmentId: string }[],
  ): Promise<void> {
    if (heads.length === 0) return
    await sql`
      update departments as d set head_member_id = h.member_id
      from unnest(${arrayLiteral(heads.map(({ departmentId }) => departmentId))}::text[],
        ${arrayLiteral(heads.map(({ memberId }) => memberId))}::text[]) as h (id, member_id)
      where d.tenant_id = ${tenantId} and d.id = h.id and d.head_member_id is null`.execute(this.db)
  }

  private joined(tenantId: string) {
    return this.db
      .selectFrom('bulk_changes as b')
      .innerJoin('jobs as j', (join) =>
        join.onRef('j.tenant_id', '=', 'b.tenant_id').onRef('j.id', '=', 'b.job_id'),
      )
      .where('b.tenant_id', '=', tenantId)
      .selectAll('j')
      .select(['b.action', 'b.target_id', 'b.target_name'])
  }

  private rows(tenantId: string, jobId: string) {
    return this.db
      .selectFrom('bulk_change_people')
      .where('tenant_id', '=', tenantId)
      .where('job_id', '=', jobId)
      .select([
        ...(['number', 'member_id', 'name', 'outcome', 'reason', 'before', 'after'] as const),
        'recycled_id',
      ])
  }
}
