import type { PermissionCode } from '@spruce/api-client/contract'
import { sql, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { Database, Db, TenantStatus } from '../../db/schema.js'
import type { Page, Paging } from '../lists/Paging.js'
import { isoText } from '../isoText.js'
import { readPage, type ListShape } from '../lists/readPage.js'
import { holdersOf, type Recipient } from '../members/holdersOf.js'

/** A customer as the operator sees it; contacts unmasked. */
export interface Customer {
  id: string
  code: string
  name: string
  shortName: string
  hosts: string[]
  industry: string | null
  region: string | null
  contactName: string | null
  contactMobile: string | null
  contactEmail: string | null
  /** As it is now: one whose time has passed is expired. */
  status: TenantStatus
  expiresAt: Date | null
  memberCount: number
  /** What it asked for and nobody has answered. */
  renewal: { askedAt: string; askedBy: string | null; note: string | null } | null
  plan: { id: string; name: string } | null
  createdAt: Date
  version: number
}

/** The editable fields; absent ones stay as they are. */
export interface CustomerFields {
  name?: string
  shortName?: string
  hosts?: readonly string[]
  industry?: string | null
  region?: string | null
  contactName?: string | null
  contactMobile?: string | null
  contactEmail?: string | null
  expiresAt?: Date | null
  planId?: string | null
}

export interface CustomerFilter extends Paging {
  keyword?: string
  status?: TenantStatus
  expiresBefore?: Date
}

/** Customers of the platform: the tenants but the operator's own. Platform scope only. */
export class CustomersRepository {
  constructor(private readonly db: Db) {}

  /** Those of the ids that there are, closed customers too. */
  async known(ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return []
    const found = await this.db
      .selectFrom('tenants')
      .where('kind', '=', 'customer')
      .where('id', 'in', ids)
      .select('id')
      .execute()
    return found.map(({ id }) => id)
  }

  /** The operator's staff who hold the permission, through an enabled role. */
  staffWith(permission: PermissionCode): Promise<Recipient[]> {
    return holdersOf(this.db, permission, 'operator')
  }

  /** Active administrators, the longest there first; the operator's own staff left out. */
  async administrators(
    id: string,
  ): Promise<{ memberId: string; userId: string; nickName: string; loginName: string }[]> {
    return this.db
      .selectFrom('memberships as m')
      .innerJoin('users as u', 'u.id', 'm.user_id')
      .where('m.tenant_id', '=', id)
      .where('m.status', '=', 'active')
      .where('u.status', '=', 'active')
      .where(
        sql<boolean>`exists (select from membership_roles mr
          join roles r on r.tenant_id = mr.tenant_id and r.id = mr.role_id
          where mr.tenant_id = m.tenant_id and mr.member_id = m.id and r.enabled and r.grants_all)`,
      )
      .where(
        sql<boolean>`not exists (select from memberships o
          join tenants t on t.id = o.tenant_id and t.kind = 'operator' where o.user_id = u.id)`,
      )
      .select([
        'm.id as memberId',
        'm.user_id as userId',
        'm.nick_name as nickName',
        'm.login_name as loginName',
      ])
      .orderBy('m.created_at')
      .orderBy('m.id')
      .limit(100)
      .execute()
  }

  async list(filter: CustomerFilter): Promise<Page<Customer>> {
    const { keyword = '', status, expiresBefore } = filter
    let matching = this.customers()
    if (keyword !== '')
      matching = matching.where(contains(['t.name', 't.short_name', 't.code'], keyword))
    if (expiresBefore) matching = matching.where('t.expires_at', '<', expiresBefore)
    return readPage(this.db, matching.select(customerColumns), filter, {
      ...listShape,
      state: { column: currentStatus, is: status },
    })
  }

  async find(id: string): Promise<Customer | undefined> {
    return this.customers().where('t.id', '=', id).select(customerColumns).executeTakeFirst()
  }

  /** Waits for whoever else changes the customer. */
  async lock(id: string): Promise<void> {
    await this.db.selectFrom('tenants').select('id').where('id', '=', id).forUpdate().execute()
  }

  /** @throws a unique violation for a code in use. */
  async add(
    customer: CustomerFields & { id: string; code: string; name: string; shortName: string },
  ): Promise<void> {
    await this.db
      .insertInto('tenants')
      .values({
        ...columnsOf(customer),
        id: customer.id,
        code: customer.code,
        name: customer.name,
        short_name: customer.shortName,
        kind: 'customer',
      })
      .execute()
  }

  async edit(id: string, fields: CustomerFields): Promise<void> {
    await this.change(id, columnsOf(fields))
  }

  async setStatus(id: string, status: TenantStatus): Promise<void> {
    await this.change(id, { status })
  }

  async setPlan(id: string, planId: string | null): Promise<void> {
    await this.change(id, { plan_id: planId })
  }

  /** Writes down who has expired; returns them. */
  async expireDue(now: Date): Promise<{ id: string; name: string }[]> {
    return this.db
      .updateTable('tenants')
      .where('kind', '=', 'customer')
      .where('status', '=', 'enabled')
      .where('expires_at', '<=', now)
      .set({ status: 'expired', version: sql<number>`version + 1`, updated_at: now })
      .returning(['id', 'name'])
      .execute()
  }

  async names(ids: readonly string[]): Promise<{ id: string; name: string }[]> {
    return this.customers()
      .where('t.id', '=', sql<string>`any(${[...ids]}::text[])`)
      .select(['t.id as id', 't.name as name'])
      .execute()
  }

  /** A new end, and enabled again where the old one has passed. It answers what was asked. */
  async renew(id: string, expiresAt: Date | null, isExpired: boolean): Promise<void> {
    await this.change(id, {
      expires_at: expiresAt,
      ...(isExpired ? { status: 'enabled' } : {}),
      ...nothingAsked,
    })
  }

  /** Leaves the version alone: whoever edits the customer meanwhile loses nothing. */
  async askForRenewal(
    id: string,
    request: { at: Date; by: string; note: string | null },
  ): Promise<void> {
    await this.db
      .updateTable('tenants')
      .where('id', '=', id)
      .set({
        renewal_asked_at: request.at,
        renewal_asked_by: request.by,
        renewal_note: request.note,
      })
      .execute()
  }

  async endRenewalRequest(id: string): Promise<void> {
    await this.db.updateTable('tenants').where('id', '=', id).set(nothingAsked).execute()
  }

  /** Who asked, and in which language they read. Undefined where nobody did or they have left. */
  async renewalAsker(id: string): Promise<Recipient | undefined> {
    return this.db
      .selectFrom('tenants as t')
      .innerJoin('memberships as m', (join) =>
        join.onRef('m.tenant_id', '=', 't.id').onRef('m.id', '=', 't.renewal_asked_by'),
      )
      .leftJoin('preferences as p', 'p.user_id', 'm.user_id')
      .where('t.id', '=', id)
      .select(['m.tenant_id as tenantId', 'm.id as memberId'])
      .select(sql<string | null>`p.value ->> 'language'`.as('language'))
      .executeTakeFirst()
  }

  /** Whether another tenant has one of the host names. */
  async hasHost(hosts: readonly string[], exceptId: string): Promise<boolean> {
    if (hosts.length === 0) return false
    const row = await this.db
      .selectFrom('tenants')
      .select('id')
      .where('id', '!=', exceptId)
      .where(sql<SqlBool>`hosts && ${[...hosts]}::text[]`)
      .executeTakeFirst()
    return row !== undefined
  }

  /** Customers with the name, or the short name, or the code, or a contact. */
  async alike(by: {
    name?: string
    code?: string
    mobile?: string
    email?: string
  }): Promise<{ id: string; name: string; field: 'name' | 'code' | 'mobile' | 'email' }[]> {
    const conditions = {
      name: by.name && sql<SqlBool>`lower(${by.name}) in (lower(t.name), lower(t.short_name))`,
      code: by.code && sql<SqlBool>`t.code = ${by.code.toLowerCase()}`,
      mobile: by.mobile && sql<SqlBool>`t.contact_mobile = ${by.mobile}`,
      email: by.email && sql<SqlBool>`lower(t.contact_email) = lower(${by.email})`,
    }
    const found = []
    for (const field of ['name', 'code', 'mobile', 'email'] as const) {
      const condition = conditions[field]
      if (!condition) continue
      const rows = await this.customers()
        .where(condition)
        .select(['t.id', 't.name'])
        .orderBy('t.id')
        .limit(20)
        .execute()
      found.push(...rows.map((row) => ({ ...row, field })))
    }
    return found
  }

  private async change(id: string, values: object): Promise<void> {
    await this.db
      .updateTable('tenants')
      .where('id', '=', id)
      .set({ ...values, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
      .execute()
  }

  private customers() {
    return this.db.selectFrom('tenants as t').where('t.kind', '=', 'customer')
  }
}

const nothingAsked = { renewal_asked_at: null, renewal_asked_by: null, renewal_note: null }

const currentStatus = sql<TenantStatus>`tenant_status(t.status, t.expires_at)`

const listShape: ListShape = {
  id: 't.id',
  columns: {
    name: 't.name',
    shortName: 't.short_name',
    code: 't.code',
    status: currentStatus,
    industry: 't.industry',
    region: 't.region',
    memberCount: sql`(select count(*) from memberships m where m.tenant_id = t.id)`,
    createdAt: 't.created_at',
    expiresAt: 't.expires_at',
  },
  read: ['name', 'shortName', 'industry', 'region'],
  nullable: ['expiresAt'],
  facets: {
    industry: 't.industry',
    region: 't.region',
    planId: 't.plan_id',
    createdAt: 't.created_at',
    renewalAsked: sql`(t.renewal_asked_at is not null)`,
  },
}

function customerColumns(eb: ExpressionBuilder<Database & { t: Database['tenants'] }, 't'>) {
  return [
    't.id as id' as const,
    't.code as code' as const,
    't.name as name' as const,
    't.short_name as shortName' as const,
    't.hosts as hosts' as const,
    't.industry as industry' as const,
    't.region as region' as const,
    't.contact_name as contactName' as const,
    't.contact_mobile as contactMobile' as const,
    't.contact_email as contactEmail' as const,
    currentStatus.as('status'),
    't.expires_at as expiresAt' as const,
    't.created_at as createdAt' as const,
    't.version as version' as const,
    sql<Customer['renewal']>`(select jsonb_build_object(
        'askedAt', ${isoText('t.renewal_asked_at')},
        'askedBy', (select m.nick_name from memberships m
          where m.tenant_id = t.id and m.id = t.renewal_asked_by),
        'note', t.renewal_note) where t.renewal_asked_at is not null)`.as('renewal'),
    sql<{ id: string; name: string } | null>`(select jsonb_build_object('id', p.id, 'name', p.name)
      from plans p where p.id = t.plan_id)`.as('plan'),
    eb
      .selectFrom('memberships as m')
      .whereRef('m.tenant_id', '=', 't.id')
      .select(sql<number>`count(*)::int`.as('count'))
      .$asScalar()
      .$notNull()
      .as('memberCount'),
  ]
}

function columnsOf(fields: CustomerFields) {
  const { name, shortName, hosts, industry, region, expiresAt } = fields
  const { contactName, contactMobile, contactEmail } = fields
  const columns = {
    name,
    short_name: shortName,
    hosts: hosts && [...hosts],
    industry,
    region,
    contact_name: contactName,
    contact_mobile: contactMobile,
    contact_email: contactEmail,
    expires_at: expiresAt,
    plan_id: fields.planId,
  }
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
}

/** One of the columns has the keyword in it; case does not count, and nothing is a wildcard. */
export function contains(columns: readonly string[], keyword: string) {
  const found = columns.map(
    (column) => sql<SqlBool>`strpos(lower(${sql.ref(column)}), lower(${keyword})) > 0`,
  )
  return sql<SqlBool>`(${sql.join(found, sql` or `)})`
}
