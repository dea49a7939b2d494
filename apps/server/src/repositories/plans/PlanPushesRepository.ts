import { sql, type Selectable } from 'kysely'
import type {
  Db,
  JobsTable,
  MenuTemplate,
  PlanPushesTable,
  PushCustomerOutcome,
  PushedItem,
  PushItemOutcome,
} from '../../db/schema.js'
import type { Page, Paging } from '../lists/Paging.js'
import { inOrder, readPage, type ListShape } from '../lists/readPage.js'
import { withFacets, type Facets } from '../lists/withFacets.js'

export interface MenuTemplateRow {
  value: MenuTemplate
  version: number
}

/** A push with its job and its plan. */
export interface PlanPush extends Selectable<PlanPushesTable> {
  job: Selectable<JobsTable>
  plan: { id: string; code: string; name: string }
}

export interface PushCustomer {
  customer: { id: string; code: string; name: string }
  outcome: PushCustomerOutcome
  reason: string | null
  counts: Partial<Record<PushItemOutcome, number>>
  at: Date | null
}

export interface PushResult {
  outcome: PushCustomerOutcome
  reason?: string | null
  counts?: Partial<Record<PushItemOutcome, number>>
  items?: readonly PushedItem[]
  at: Date
}

const pushShape: ListShape = {
  id: 'p.job_id',
  columns: { createdAt: 'j.created_at', finishedAt: 'j.finished_at', status: 'j.status' },
  nullable: ['finishedAt'],
  otherwise: [['j.created_at', 'desc']],
}

const pushFacets: Facets = { status: 'j.status', phase: 'j.phase', createdAt: 'j.created_at' }

const customerShape: ListShape = {
  id: 't.id',
  columns: { name: 't.name', code: 't.code', outcome: 'c.outcome', at: 'c.at' },
  read: ['name'],
  nullable: ['at'],
}

/** Templates of plans and their pushes; `tenantId` is the operator's. Platform scope only. */
export class PlanPushesRepository {
  constructor(private readonly db: Db) {}

  async template(planId: string): Promise<MenuTemplateRow> {
    const row = await this.db
      .selectFrom('plan_templates')
      .where('plan_id', '=', planId)
      .where('part', '=', 'menus')
      .select(['value', 'version'])
      .executeTakeFirst()
    return row ?? { value: [], version: 1 }
  }

  async setTemplate(planId: string, value: MenuTemplate): Promise<void> {
    const text = JSON.stringify(value)
    await sql`
      insert into plan_templates (plan_id, part, value) values (${planId}, 'menus', ${text}::jsonb)
      on conflict (plan_id, part) do update set value = excluded.value,
        version = plan_templates.version + 1, updated_at = now()`.execute(this.db)
  }

  /** A push to these customers. Its job must be there. */
  async add(
    tenantId: string,
    push: {
      jobId: string
      planId: string
      fingerprint: string
      template: MenuTemplate
      note: string | null
      customerIds: readonly string[]
    },
  ): Promise<void> {
    await this.db
      .insertInto('plan_pushes')
      .values({
        tenant_id: tenantId,
        job_id: push.jobId,
        plan_id: push.planId,
        fingerprint: push.fingerprint,
        template: JSON.stringify(push.template),
        note: push.note,
      })
      .execute()
    await sql`
      insert into plan_push_customers (tenant_id, job_id, customer_id)
      select ${tenantId}, ${push.jobId}, unnest(${[...push.customerIds]}::text[])`.execute(this.db)
  }

  async find(tenantId: string, id: string): Promise<PlanPush | undefined> {
    const [push] = await this.read(tenantId, (query) => query.where('p.job_id', '=', id))
    return push
  }

  /** The last one first. */
  async list(
    tenantId: string,
    planId: string,
    { page, size, sort, filters }: Paging,
  ): Promise<{ pushes: PlanPush[]; total: number }> {
    const matching = (query: ReturnType<PlanPushesRepository['joined']>) =>
      withFacets(query.where('p.plan_id', '=', planId), filters, pushFacets)
    const { total } = await matching(this.joined(tenantId))
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const pushes = await this.read(tenantId, (query) =>
      inOrder(matching(query), sort, pushShape)
        .offset((page - 1) * size)
        .limit(size),
    )
    return { pushes, total }
  }

  /** Whether a push of the plan, or its undoing, waits or runs. */
  async isUnderWay(planId: string): Promise<boolean> {
    const { rows } = await sql`
      select from plan_pushes p join jobs j on j.tenant_id = p.tenant_id and j.id = p.job_id
      where p.plan_id = ${planId} and j.status in ('queued', 'running') limit 1`.execute(this.db)
    return rows.length > 0
  }

  /** By name. */
  async customers(
    tenantId: string,
    id: string,
    filter: Paging & { outcome?: string },
  ): Promise<Page<PushCustomer>> {
    const matching = this.db
      .selectFrom('plan_push_customers as c')
      .innerJoin('tenants as t', 't.id', 'c.customer_id')
      .where('c.tenant_id', '=', tenantId)
      .where('c.job_id', '=', id)
      .select(['t.id', 't.code', 't.name', 'c.outcome', 'c.reason', 'c.counts', 'c.at'])
    const { rows, ...rest } = await readPage(this.db, matching, filter, {
      ...customerShape,
      state: { column: 'c.outcome', is: filter.outcome },
    })
    return {
      ...rest,
      rows: rows.map(({ id: customerId, code, name, ...row }) => ({
        ...row,
        customer: { id: customerId, code, name },
      })),
    }
  }

  /** What the push did at one customer. */
  async items(tenantId: string, id: string, customerId: string): Promise<PushedItem[]> {
    const row = await this.db
      .selectFrom('plan_push_customers')
      .where('tenant_id', '=', tenantId)
      .where('job_id', '=', id)
      .where('customer_id', '=', customerId)
      .select('items')
      .executeTakeFirst()
    return row?.items ?? []
  }

  /** Customers that the work has still to do, by id. */
  async next(
    tenantId: string,
    id: string,
    waiting: { outcome: PushCustomerOutcome; after: string; limit: number },
  ): Promise<string[]> {
    const rows = await this.db
      .selectFrom('plan_push_customers')
      .where('tenant_id', '=', tenantId)
      .where('job_id', '=', id)
      .where('outcome', '=', waiting.outcome)
      .where('customer_id', '>', waiting.after)
      .select('customer_id')
      .orderBy('customer_id')
      .limit(waiting.limit)
      .execute()
    return rows.map(({ customer_id: customer }) => customer)
  }

  async settle(
    tenantId: string,
    id: string,
    customerId: string,
    { outcome, reason, counts, items, at }: PushResult,
  ): Promise<void> {
    await this.db
      .updateTable('plan_push_customers')
      .where('tenant_id', '=', tenantId)
      .where('job_id', '=', id)
      .where('customer_id', '=', customerId)
      .set({
        outcome,
        reason: reason ?? null,
        at,
        ...(counts ? { counts: JSON.stringify(counts) } : {}),
        ...(items ? { items: JSON.stringify(items) } : {}),
      })
      .execute()
  }

  /** Customers by outcome. */
  async tally(tenantId: string, id: string): Promise<Record<string, number>> {
    const rows = await this.db
      .selectFrom('plan_push_customers')
      .where('tenant_id', '=', tenantId)
      .where('job_id', '=', id)
      .groupBy('outcome')
      .select(['outcome', sql<number>`count(*)::int`.as('n')])
      .execute()
    return Object.fromEntries(rows.map(({ outcome, n }) => [outcome, n]))
  }

  private async read(
    tenantId: string,
    narrow: (
      query: ReturnType<PlanPushesRepository['joined']>,
    ) => ReturnType<PlanPushesRepository['joined']>,
  ): Promise<PlanPush[]> {
    const rows = await narrow(this.joined(tenantId))
      .select(['p.job_id', 'p.plan_id', 'p.fingerprint', 'p.template', 'p.note'])
      .select(['l.code', 'l.name'])
      .selectAll('j')
      .execute()
    return rows.map(({ job_id, plan_id, fingerprint, template, note, code, name, ...job }) => ({
      tenant_id: job.tenant_id,
      job_id,
      plan_id,
      fingerprint,
      template,
      note,
      job,
      plan: { id: plan_id, code, name },
    }))
  }

  private joined(tenantId: string) {
    return this.db
      .selectFrom('plan_pushes as p')
      .innerJoin('jobs as j', (join) =>
        join.onRef('j.tenant_id', '=', 'p.tenant_id').onRef('j.id', '=', 'p.job_id'),
      )
      .innerJoin('plans as l', 'l.id', 'p.plan_id')
      .where('p.tenant_id', '=', tenantId)
  }
}
