import { sql, type Selectable } from 'kysely'
import type { Db, JobProblem, JobsTable, JobStatus } from '../../db/schema.js'
import { announce } from '../live/announce.js'
import type { Page, Paging } from '../lists/Paging.js'
import { readPage } from '../lists/readPage.js'

export type JobRow = Selectable<JobsTable>

export interface JobFilter extends Paging {
  status?: JobStatus
}

/** What a job has come to when nobody works on it any more. */
export interface JobOutcome {
  status: Exclude<JobStatus, 'running'>
  result?: Record<string, number>
  problem?: JobProblem
}

/** So long a holder may be silent before its work goes to another. */
const leaseMs = 60_000
/** After so many holders died over it, a job has failed. */
export const mostAttempts = 5

/** Jobs belong to the member who started them. `claim` is the platform's. */
export class JobsRepository {
  constructor(private readonly db: Db) {}

  async add(
    tenantId: string,
    job: Pick<
      JobRow,
      'id' | 'kind' | 'title' | 'member_id' | 'user_id' | 'phase' | 'expires_at'
    > & {
      created_at: Date
    },
  ): Promise<void> {
    await this.db
      .insertInto('jobs')
      .values({ tenant_id: tenantId, ...job })
      .execute()
  }

  async find(tenantId: string, memberId: string, id: string): Promise<JobRow | undefined> {
    return this.own(tenantId, memberId).where('id', '=', id).selectAll().executeTakeFirst()
  }

  /** As `find`; nobody else changes it until the transaction ends. */
  async lock(tenantId: string, memberId: string, id: string): Promise<JobRow | undefined> {
    return this.own(tenantId, memberId)
      .where('id', '=', id)
      .selectAll()
      .forUpdate()
      .executeTakeFirst()
  }

  /** The member's own, the last started first. */
  async list(tenantId: string, memberId: string, filter: JobFilter): Promise<Page<JobRow>> {
    return readPage(this.db, this.own(tenantId, memberId).selectAll(), filter, {
      id: 'id',
      columns: {
        createdAt: 'created_at',
        startedAt: 'started_at',
        finishedAt: 'finished_at',
        kind: 'kind',
        status: 'status',
      },
      nullable: ['startedAt', 'finishedAt'],
      facets: { kind: 'kind', phase: 'phase', createdAt: 'created_at' },
      state: { column: 'status', is: filter.status },
    })
  }

  /** Puts a job of nobody's into the queue for its next phase; `by` makes it that member's. */
  async queue(
    tenantId: string,
    id: string,
    phase: string,
    by?: { memberId: string; userId: string },
  ): Promise<void> {
    await this.change(tenantId, id)
      .set({
        status: 'queued',
        phase,
        done: 0,
        total: null,
        attempts: 0,
        problem: null,
        cancel_requested: false,
        finished_at: null,
        ...(by && { member_id: by.memberId, user_id: by.userId }),
      })
      .execute()
  }

  /** Asks whoever works on it to stop; a job that nobody works on is cancelled at once. */
  async cancel(tenantId: string, job: JobRow, now: Date): Promise<void> {
    const change = this.change(tenantId, job.id)
    if (job.status === 'running') {
      await change.set({ cancel_requested: true }).execute()
      return
    }
    await change.set({ status: 'cancelled', finished_at: now }).execute()
    await this.tell(job, { status: 'cancelled' })
  }

  /** What was done before counts no more from here on. */
  async setPhase(tenantId: string, id: string, phase: string): Promise<void> {
    await this.change(tenantId, id).set({ phase, status: 'waiting', finished_at: null }).execute()
  }

  /** Takes the oldest job that waits or whose holder is silent; across tenants. */
  async claim(lease: string, now: Date): Promise<JobRow | undefined> {
    const { rows } = await sql<{ tenant_id: string; id: string }>`
      update jobs set status = 'running', lease = ${lease}, attempts = attempts + 1,
        lease_until = ${new Date(now.getTime() + leaseMs)}::timestamptz,
        started_at = coalesce(started_at, ${now}::timestamptz)
      where (tenant_id, id) in (
        select tenant_id, id from jobs
        where status = 'queued' or status = 'running' and lease_until < ${now}::timestamptz
        order by created_at limit 1
        for update skip locked
      )
      returning tenant_id, id`.execute(this.db)
    const [taken] = rows
    if (!taken) return undefined
    return this.db
      .selectFrom('jobs')
      .selectAll()
      .where('tenant_id', '=', taken.tenant_id)
      .where('id', '=', taken.id)
      .executeTakeFirst()
  }

  /**
   * The holder says how far it is and keeps its lease. The row stays locked for the transaction, so
   * what a batch writes is written by the one holder. Undefined when the lease is another's.
   */
  async beat(
    job: { tenant_id: string; id: string; lease: string | null },
    now: Date,
    progress: {
      phase?: string
      done: number
      total: number | null
      result?: Record<string, number>
    },
  ): Promise<{ isCancelled: boolean } | undefined> {
    const row = await this.db
      .updateTable('jobs')
      .where('tenant_id', '=', job.tenant_id)
      .where('id', '=', job.id)
      .where('lease', '=', job.lease)
      .set({
        lease_until: new Date(now.getTime() + leaseMs),
        done: progress.done,
        total: progress.total,
        ...(progress.phase === undefined ? {} : { phase: progress.phase }),
        ...(progress.result ? { result: JSON.stringify(progress.result) } : {}),
      })
      .returning('cancel_requested')
      .executeTakeFirst()
    return row && { isCancelled: row.cancel_requested }
  }

  /** Gives the lease back. Nothing happens when it is another's. */
  async settle(
    job: Pick<JobRow, 'tenant_id' | 'id' | 'member_id' | 'kind' | 'lease'>,
    now: Date,
    { status, result, problem }: JobOutcome,
  ): Promise<void> {
    const isOver = status === 'done' || status === 'failed' || status === 'cancelled'
    const settled = await this.change(job.tenant_id, job.id)
      .where('lease', '=', job.lease)
      .set({
        status,
        lease: null,
        lease_until: null,
        finished_at: isOver ? now : null,
        problem: problem ? JSON.stringify(problem) : null,
        ...(result ? { result: JSON.stringify(result) } : {}),
      })
      .executeTakeFirst()
    // Back in the queue is no news: it goes on.
    if (settled.numUpdatedRows > 0n && status !== 'queued') await this.tell(job, { status })
  }

  /**
   * Has the pages of whoever started it ask for it again. A push of a plan is seen by all who may push,
   * not as a job, so that everybody of the operator hears of it.
   */
  async tell(
    job: Pick<JobRow, 'tenant_id' | 'id' | 'member_id' | 'kind'>,
    news: { status: JobStatus; done?: number; total?: number | null },
  ): Promise<void> {
    await announce(this.db, job.tenant_id, {
      kind: 'job',
      to: job.kind === 'plan-push' ? 'everybody' : { memberIds: [job.member_id] },
      data: { jobId: job.id, ...news },
    })
  }

  /** Forgets jobs whose time is over, with all that hangs on them; across tenants. */
  async removeExpired(now: Date): Promise<void> {
    await this.db
      .deleteFrom('jobs')
      .where('expires_at', '<', now)
      .where('status', '!=', 'running')
      .execute()
  }

  private own(tenantId: string, memberId: string) {
    return this.db
      .selectFrom('jobs')
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
  }

  private change(tenantId: string, id: string) {
    return this.db
      .updateTable('jobs')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .set({ version: sql<number>`version + 1` })
  }
}
