import { sql, type Selectable } from 'kysely'
import type { ApplicationStatus, CustomerApplicationsTable, Db } from '../../db/schema.js'
import { contains } from './CustomersRepository.js'
import type { Page, Paging } from '../lists/Paging.js'
import { readPage, type ListShape } from '../lists/readPage.js'

/** With the code that the customer really got, which the operator may have changed; null before. */
export type ApplicationRow = Selectable<CustomerApplicationsTable> & {
  customer_code: string | null
}

/** What an applicant says. */
export interface ApplicationFields {
  name: string
  shortName: string | null
  code: string
  industry: string | null
  region: string | null
  contactName: string
  contactMobile: string
  contactEmail: string
  reason: string | null
}

export interface ApplicationFilter extends Paging {
  status?: ApplicationStatus
  keyword?: string
  /** Submitted from this moment on, and before the other. */
  from?: Date
  to?: Date
}

const listShape: ListShape = {
  id: 'a.id',
  columns: {
    submittedAt: 'a.submitted_at',
    name: 'a.name',
    code: 'a.code',
    status: 'a.status',
    industry: 'a.industry',
    region: 'a.region',
    decidedAt: 'a.decided_at',
  },
  read: ['name', 'industry', 'region'],
  nullable: ['decidedAt'],
}

/** Applications of customers to be. Platform scope only. */
export class ApplicationsRepository {
  constructor(private readonly db: Db) {}

  async list(filter: ApplicationFilter): Promise<Page<ApplicationRow>> {
    const { status, keyword = '', from, to } = filter
    let matching = this.db
      .selectFrom('customer_applications as a')
      .leftJoin('tenants as t', 't.id', 'a.customer_id')
    if (keyword !== '') matching = matching.where(contains(['a.name', 'a.code', 't.code'], keyword))
    if (from) matching = matching.where('a.submitted_at', '>=', from)
    if (to) matching = matching.where('a.submitted_at', '<', to)
    const rows = matching.selectAll('a').select('t.code as customer_code')
    return readPage(this.db, rows, filter, {
      ...listShape,
      state: { column: 'a.status', is: status },
    })
  }

  /** The application, held until the transaction ends. */
  async lock(by: { id: string } | { tokenHash: string }): Promise<ApplicationRow | undefined> {
    return this.one(by).forUpdate().executeTakeFirst()
  }

  async find(id: string): Promise<ApplicationRow | undefined> {
    return this.one({ id }).executeTakeFirst()
  }

  async findByToken(tokenHash: string): Promise<ApplicationRow | undefined> {
    return this.one({ tokenHash }).executeTakeFirst()
  }

  async add(
    application: ApplicationFields & { id: string; tokenHash: string; at: Date; address: string },
  ): Promise<void> {
    await this.db
      .insertInto('customer_applications')
      .values({
        id: application.id,
        token_hash: application.tokenHash,
        ...columnsOf(application),
        submitted_at: application.at,
        address: application.address,
      })
      .execute()
  }

  /** What the applicant now says, for another look. */
  async resubmit(id: string, fields: ApplicationFields, at: Date): Promise<void> {
    await this.change(id, { ...columnsOf(fields), status: 'submitted', submitted_at: at })
  }

  async decide(
    id: string,
    decision: {
      status: ApplicationStatus
      note: string | null
      by: string
      at: Date | null
      customerId: string | null
    },
  ): Promise<void> {
    await this.change(id, {
      status: decision.status,
      note: decision.note,
      decided_by: decision.by,
      decided_at: decision.at,
      customer_id: decision.customerId,
    })
  }

  /** Applications not yet decided, or approved, with the name, code or contact; but one. */
  async alike(
    by: { name?: string; code?: string; mobile?: string; email?: string },
    exceptId?: string,
  ): Promise<{ id: string; name: string; field: 'name' | 'code' | 'mobile' | 'email' }[]> {
    const conditions = {
      name: by.name && sql<boolean>`lower(name) = lower(${by.name})`,
      code: by.code && sql<boolean>`code = ${by.code}`,
      mobile: by.mobile && sql<boolean>`contact_mobile = ${by.mobile}`,
      email: by.email && sql<boolean>`lower(contact_email) = lower(${by.email})`,
    }
    const found = []
    for (const field of ['name', 'code', 'mobile', 'email'] as const) {
      const condition = conditions[field]
      if (!condition) continue
      const rows = await this.db
        .selectFrom('customer_applications')
        .where(condition)
        .where('status', '!=', 'rejected')
        .where('id', '!=', exceptId ?? '')
        .select(['id', 'name'])
        .orderBy('id')
        .limit(20)
        .execute()
      found.push(...rows.map((row) => ({ ...row, field })))
    }
    return found
  }

  private one(by: { id: string } | { tokenHash: string }) {
    return this.db
      .selectFrom('customer_applications as a')
      .selectAll('a')
      .select((eb) =>
        eb
          .selectFrom('tenants as t')
          .whereRef('t.id', '=', 'a.customer_id')
          .select('t.code')
          .as('customer_code'),
      )
      .where((eb) => ('id' in by ? eb('a.id', '=', by.id) : eb('a.token_hash', '=', by.tokenHash)))
  }

  private async change(id: string, values: object): Promise<void> {
    await this.db
      .updateTable('customer_applications')
      .where('id', '=', id)
      .set({ ...values, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
      .execute()
  }
}

function columnsOf(fields: ApplicationFields) {
  return {
    name: fields.name,
    short_name: fields.shortName,
    code: fields.code,
    industry: fields.industry,
    region: fields.region,
    contact_name: fields.contactName,
    contact_mobile: fields.contactMobile,
    contact_email: fields.contactEmail,
    reason: fields.reason,
  }
}
