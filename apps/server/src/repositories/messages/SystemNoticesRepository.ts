import { sql, type SqlBool } from 'kysely'
import type { Db, SystemAudience, SystemFile } from '../../db/schema.js'
import { newId } from '../../ids.js'
import { announce } from '../live/announce.js'
import { contains } from '../customers/CustomersRepository.js'
import type { Audience } from './audience.js'
import type { NoticeFields, NoticeStatus } from './NoticesRepository.js'
import type { Page, Paging } from '../lists/Paging.js'
import { readPage } from '../lists/readPage.js'
import { noticeColumns, noticeFacets } from './NoticesRepository.js'

export interface SystemNotice {
  id: string
  title: string
  content: string
  level: 'normal' | 'important' | 'urgent'
  mustConfirm: boolean
  status: NoticeStatus
  audience: SystemAudience
  publishAt: Date | null
  expireAt: Date | null
  createdAt: Date
  version: number
}

export interface SystemNoticeRow extends SystemNotice {
  customers: number
  read: number
  confirmed: number
}

/** A tenant in which a notice of the operator stands. */
export interface Delivery {
  tenantId: string
  /** The tenant's own notice. */
  noticeId: string
  audience: Audience
}

/** Rows of one statement. */
const batch = 500

/**
 * Notices of the operator, and the notice that each of them is in every tenant it is for. Platform
 * scope only.
 */
export class SystemNoticesRepository {
  constructor(private readonly db: Db) {}

  async list(
    filter: Paging & { status?: NoticeStatus; keyword?: string },
  ): Promise<Page<SystemNoticeRow>> {
    const { status, keyword = '' } = filter
    let matching = this.db.selectFrom('system_notices as s')
    if (keyword !== '') matching = matching.where(contains(['s.title'], keyword))
    const receipts = (column: 'read_at' | 'confirmed_at') => sql<number>`(
      select count(r.${sql.ref(column)})::int from notices n
      join notice_receipts r on r.tenant_id = n.tenant_id and r.notice_id = n.id
      where n.system_notice_id = s.id)`
    const customers = sql<number>`(
      select count(*)::int from notices n where n.system_notice_id = s.id)`
    const [read, confirmed] = [receipts('read_at'), receipts('confirmed_at')]
    const rows = matching
      .select(columns)
      .select([customers.as('customers'), read.as('read'), confirmed.as('confirmed')])
    return readPage(this.db, rows, filter, {
      id: 's.id',
      columns: { ...noticeColumns('s'), customers, read, confirmed },
      read: ['title'],
      nullable: ['publishAt', 'expireAt'],
      facets: noticeFacets('s'),
      state: { column: 's.status', is: status },
    })
  }

  async find(id: string): Promise<SystemNotice | undefined> {
    return this.db
      .selectFrom('system_notices as s')
      .where('s.id', '=', id)
      .select(columns)
      .executeTakeFirst()
  }

  /** Nobody else moves it until the transaction ends. */
  async lock(id: string): Promise<void> {
    await this.db
      .selectFrom('system_notices')
      .where('id', '=', id)
      .select('id')
      .forUpdate()
      .execute()
  }

  async add(
    notice: {
      id: string
      title: string
      audience: SystemAudience
      createdBy: string
      now: Date
    } & NoticeFields,
  ): Promise<void> {
    await this.db
      .insertInto('system_notices')
      .values({
        id: notice.id,
        title: notice.title,
        content: notice.content ?? '',
        level: notice.level ?? 'normal',
        must_confirm: notice.mustConfirm ?? false,
        status: 'draft',
        audience: JSON.stringify(notice.audience),
        expire_at: notice.expireAt ?? null,
        created_by: notice.createdBy,
        created_at: notice.now,
        updated_at: notice.now,
      })
      .execute()
  }

  async edit(id: string, fields: NoticeFields & { audience?: SystemAudience }): Promise<void> {
    await this.change(id)
      .set({
        title: fields.title,
        content: fields.content,
        level: fields.level,
        must_confirm: fields.mustConfirm,
        expire_at: fields.expireAt,
        audience: fields.audience && JSON.stringify(fields.audience),
      })
      .execute()
  }

  /** The next state; what may follow what is the caller's to check. */
  async move(
    id: string,
    to: { status: NoticeStatus; publishAt?: Date; withdrawnAt?: Date },
  ): Promise<void> {
    await this.change(id)
      .set({ status: to.status, publish_at: to.publishAt, withdrawn_at: to.withdrawnAt })
      .execute()
  }

  async remove(id: string): Promise<void> {
    await this.db.deleteFrom('notices').where('system_notice_id', '=', id).execute()
    await this.db.deleteFrom('system_notices').where('id', '=', id).execute()
  }

  /** How many customers an audience has, and how many active people in them. */
  async count(audience: SystemAudience): Promise<{ customers: number; people: number }> {
    const { rows } = await sql<{ customers: number; people: number }>`
      select count(distinct m.tenant_id)::int as customers, count(*)::int as people
      from memberships m join tenants t on t.id = m.tenant_id
      where m.status = 'active' and ${isCustomerOf(audience)} and ${isPersonOf(audience)}`.execute(
      this.db,
    )
    return rows[0] ?? { customers: 0, people: 0 }
  }

  /** Puts the notice into every tenant it is for; returns how many. */
  async deliver(notice: SystemNotice, files: readonly SystemFile[], now: Date): Promise<number> {
    const { audience } = notice
    const { rows: targets } = await sql<{ tenantId: string; roleIds: string[] }>`
      select t.id as "tenantId", coalesce(array_agg(r.id order by r.id)
        filter (where r.id is not null), '{}') as "roleIds"
      from tenants t
      left join roles r on r.tenant_id = t.id and r.enabled and ${isRoleOf(audience)}
      where ${isCustomerOf(audience)} group by t.id order by t.id`.execute(this.db)
    const isForAll = isForAllPeople(audience)
    const reached = targets.filter(({ roleIds }) => isForAll || roleIds.length > 0)
    for (let from = 0; from < reached.length; from += batch) {
      const part = reached.slice(from, from + batch).map((one) => ({ ...one, noticeId: newId() }))
      await this.db
        .insertInto('notices')
        .values(
          part.map(({ tenantId, noticeId }) => ({
            tenant_id: tenantId,
            id: noticeId,
            title: notice.title,
            content: notice.content,
            level: notice.level,
            must_confirm: notice.mustConfirm,
            status: 'published' as const,
            publish_at: now,
            expire_at: notice.expireAt,
            system_notice_id: notice.id,
            system_files: files.length > 0 ? JSON.stringify(files) : null,
            created_at: now,
            updated_at: now,
          })),
        )
        .execute()
      await this.db
        .insertInto('notice_audience')
        .values(
          part.flatMap(({ tenantId, noticeId, roleIds }) =>
            (isForAll ? [''] : roleIds).map((refId) => ({
              tenant_id: tenantId,
              notice_id: noticeId,
              kind: isForAll ? ('everyone' as const) : ('role' as const),
              ref_id: refId,
            })),
          ),
        )
        .execute()
      for (const { tenantId, noticeId } of part) {
        await announce(this.db, tenantId, {
          kind: 'message',
          to: { noticeId },
          data: { source: 'notice', noticeId },
        })
      }
    }
    return reached.length
  }

  /** Takes the notice out of every tenant; who has read it stays known. */
  async recall(id: string, now: Date): Promise<void> {
    const gone = await this.db
      .updateTable('notices')
      .where('system_notice_id', '=', id)
      .where('status', '=', 'published')
      .set({
        status: 'withdrawn',
        withdrawn_at: now,
        version: sql<number>`version + 1`,
        updated_at: now,
      })
      .returning(['tenant_id', 'id'])
      .execute()
    for (const { tenant_id: tenantId, id: noticeId } of gone) {
      await announce(this.db, tenantId, { kind: 'unread', to: { noticeId } })
    }
  }

  /** Where it stands, with whom it is for there. */
  async deliveries(id: string): Promise<Delivery[]> {
    const { rows } = await sql<{ tenantId: string; noticeId: string; roleIds: string[] }>`
      select n.tenant_id as "tenantId", n.id as "noticeId",
        coalesce(array_agg(a.ref_id) filter (where a.kind = 'role'), '{}') as "roleIds"
      from notices n
      left join notice_audience a on a.tenant_id = n.tenant_id and a.notice_id = n.id
      where n.system_notice_id = ${id} group by n.tenant_id, n.id order by n.tenant_id`.execute(
      this.db,
    )
    return rows.map(({ tenantId, noticeId, roleIds }) => ({
      tenantId,
      noticeId,
      audience: { everyone: roleIds.length === 0, departmentIds: [], roleIds, memberIds: [] },
    }))
  }

  /** By customer: today's audience, and how many of it have read and confirmed. */
  async receipts(id: string, paging: Paging) {
    const customers = sql<{
      customerId: string
      customerName: string
      people: number
      read: number
      confirmed: number
    }>`(
      select t.id as "customerId", t.short_name as "customerName",
        (select count(*)::int from memberships m where m.tenant_id = t.id and m.status = 'active'
          and exists (select from notice_audience a
            where a.tenant_id = t.id and a.notice_id = n.id and (a.kind = 'everyone'
              or a.kind = 'role' and exists (select from membership_roles mr
                where mr.tenant_id = t.id and mr.member_id = m.id and mr.role_id = a.ref_id))))
          as people,
        (select count(*)::int from notice_receipts r
          where r.tenant_id = t.id and r.notice_id = n.id) as read,
        (select count(r.confirmed_at)::int from notice_receipts r
          where r.tenant_id = t.id and r.notice_id = n.id) as confirmed
      from notices n join tenants t on t.id = n.tenant_id
      where n.system_notice_id = ${id}
    )`
    return readPage(this.db, this.db.selectFrom(customers.as('c')).selectAll(), paging, {
      id: 'c.customerId',
      columns: {
        customerName: 'c.customerName',
        people: 'c.people',
        read: 'c.read',
        confirmed: 'c.confirmed',
      },
      read: ['customerName'],
    })
  }

  /** False when somebody reminded after `since`. */
  async noteReminder(id: string, since: Date, now: Date): Promise<boolean> {
    const result = await this.db
      .updateTable('system_notices')
      .where('id', '=', id)
      .where((eb) => eb.or([eb('reminded_at', 'is', null), eb('reminded_at', '<', since)]))
      .set({ reminded_at: now })
      .executeTakeFirst()
    return Number(result.numUpdatedRows) > 0
  }

  /** Scheduled ones whose time has come. */
  async due(now: Date): Promise<SystemNotice[]> {
    return this.db
      .selectFrom('system_notices as s')
      .where('s.status', '=', 'scheduled')
      .where('s.publish_at', '<=', now)
      .select(columns)
      .orderBy('s.publish_at')
      .limit(20)
      .execute()
  }

  /** Ends what is over; in the tenants their own notices end by themselves. */
  async expireDue(now: Date): Promise<void> {
    await this.db
      .updateTable('system_notices')
      .where('status', '=', 'published')
      .where('expire_at', '<=', now)
      .set({ status: 'expired', version: sql<number>`version + 1`, updated_at: now })
      .execute()
  }

  private change(id: string) {
    return this.db
      .updateTable('system_notices')
      .where('id', '=', id)
      .set({ version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
  }
}

const columns = [
  's.id as id',
  's.title as title',
  's.content as content',
  's.level as level',
  's.must_confirm as mustConfirm',
  's.status as status',
  's.audience as audience',
  's.publish_at as publishAt',
  's.expire_at as expireAt',
  's.created_at as createdAt',
  's.version as version',
] as const

export function isForAllPeople({ administratorsOnly, roleCodes }: SystemAudience): boolean {
  return !administratorsOnly && roleCodes.length === 0
}

/** The customer under the alias `t`; those who are closed hear nothing. */
function isCustomerOf({ allCustomers, customerIds, planIds }: SystemAudience) {
  return sql<SqlBool>`(t.kind = 'customer' and tenant_status(t.status, t.expires_at) = 'enabled'
    and (${allCustomers}::boolean or t.id = any(${customerIds}::text[])
      or t.plan_id = any(${planIds}::text[])))`
}

/** The role under the alias `r`. */
function isRoleOf({ administratorsOnly, roleCodes }: SystemAudience) {
  return sql<SqlBool>`(${administratorsOnly}::boolean and r.grants_all
    or r.code = any(${roleCodes}::text[]))`
}

/** The membership under the alias `m`. */
function isPersonOf(audience: SystemAudience) {
  if (isForAllPeople(audience)) return sql<SqlBool>`true`
  return sql<SqlBool>`exists (select from membership_roles mr
    join roles r on r.tenant_id = mr.tenant_id and r.id = mr.role_id and r.enabled
    where mr.tenant_id = m.tenant_id and mr.member_id = m.id and ${isRoleOf(audience)})`
}
