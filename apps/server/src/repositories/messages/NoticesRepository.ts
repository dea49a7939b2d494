import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../db/schema.js'
import { announce } from '../live/announce.js'
import { isInBranch } from '../members/branchPage.js'
import { isInScope, type PeopleScope } from '../members/peopleScope.js'
import { foundBy, memberRanges } from '../search/memberSearch.js'
import { belongsTo, type Audience } from './audience.js'
import type { Page, Paging } from '../lists/Paging.js'
import { readPage } from '../lists/readPage.js'
import type { Facets } from '../lists/withFacets.js'

export type NoticeStatus = 'draft' | 'scheduled' | 'published' | 'withdrawn' | 'expired'

export interface NoticeRow {
  id: string
  title: string
  content: string
  level: 'normal' | 'important' | 'urgent'
  mustConfirm: boolean
  status: NoticeStatus
  publishAt: Date | null
  expireAt: Date | null
  remindedAt: Date | null
  read: number
  confirmed: number
  createdAt: Date
  version: number
}

export interface NoticeFields {
  title?: string
  content?: string
  level?: NoticeRow['level']
  mustConfirm?: boolean
  expireAt?: Date | null
}

export interface ReceiptRow {
  memberId: string
  nickName: string
  employeeCode: string | null
  readAt: Date | null
  confirmedAt: Date | null
}

export type ReceiptState = 'read' | 'unread' | 'confirmed' | 'unconfirmed'

/** Which people of an audience are meant. */
export interface ReceiptFilter {
  audience: Audience
  state: ReceiptState
  scope: PeopleScope
  /** What finds people, whole contacts among it; finds as many as a list of people does. */
  keyword?: string | undefined
  /** With the departments below. */
  department?: { path: string } | undefined
}

/** Notices of a tenant as those who write them see them: without those of the operator. */
export class NoticesRepository {
  constructor(private readonly db: Db) {}

  async list(
    tenantId: string,
    filter: Paging & { status?: NoticeStatus; keyword?: string },
  ): Promise<Page<NoticeRow>> {
    const { status, keyword = '' } = filter
    const matching = this.rows(tenantId).$if(keyword !== '', (query) =>
      query.where(sql<boolean>`strpos(lower(n.title), lower(${keyword}::text)) > 0`),
    )
    return readPage(this.db, matching, filter, {
      id: 'n.id',
      columns: noticeColumns('n'),
      read: ['title'],
      nullable: ['publishAt', 'expireAt'],
      facets: noticeFacets('n'),
      state: { column: 'n.status', is: status },
    })
  }

  async find(tenantId: string, id: string): Promise<NoticeRow | undefined> {
    return this.rows(tenantId).where('n.id', '=', id).executeTakeFirst()
  }

  /** Nobody else moves it until the transaction ends. */
  async lock(tenantId: string, id: string): Promise<void> {
    await this.db
      .selectFrom('notices')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .select('id')
      .forUpdate()
      .execute()
  }

  async add(
    tenantId: string,
    notice: { id: string; title: string; createdBy: string; now: Date } & NoticeFields,
  ): Promise<void> {
    await this.db
      .insertInto('notices')
      .values({
        tenant_id: tenantId,
        id: notice.id,
        title: notice.title,
        content: notice.content ?? '',
        level: notice.level ?? 'normal',
        must_confirm: notice.mustConfirm ?? false,
        expire_at: notice.expireAt ?? null,
        created_by: notice.createdBy,
        created_at: notice.now,
        updated_at: notice.now,
      })
      .execute()
  }

  async edit(tenantId: string, id: string, fields: NoticeFields): Promise<void> {
    await this.change(tenantId, id)
      .set({
        title: fields.title,
        content: fields.content,
        level: fields.level,
        must_confirm: fields.mustConfirm,
        expire_at: fields.expireAt,
      })
      .execute()
  }

  /** The next state; what may follow what is the caller's to check. */
  async move(
    tenantId: string,
    id: string,
    to: { status: NoticeStatus; publishAt?: Date; withdrawnAt?: Date },
  ): Promise<void> {
    await this.change(tenantId, id)
      .set({ status: to.status, publish_at: to.publishAt, withdrawn_at: to.withdrawnAt })
      .execute()
    await this.tell(tenantId, id, to.status)
  }

  async remove(tenantId: string, id: string): Promise<void> {
    await this.db
      .deleteFrom('notices')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute()
  }

  async audience(tenantId: string, noticeId: string): Promise<Audience> {
    const rows = await this.db
      .selectFrom('notice_audience')
      .where('tenant_id', '=', tenantId)
      .where('notice_id', '=', noticeId)
      .select(['kind', 'ref_id'])
      .orderBy('ref_id')
      .execute()
    const of = (kind: string) => rows.filter((row) => row.kind === kind).map((row) => row.ref_id)
    return {
      everyone: of('everyone').length > 0,
      departmentIds: of('department'),
      roleIds: of('role'),
      memberIds: of('person'),
    }
  }

  async setAudience(tenantId: string, noticeId: string, audience: Audience): Promise<void> {
    await this.db
      .deleteFrom('notice_audience')
      .where('tenant_id', '=', tenantId)
      .where('notice_id', '=', noticeId)
      .execute()
    const keys = [
      ...(audience.everyone ? [['everyone', ''] as const] : []),
      ...audience.departmentIds.map((id) => ['department', id] as const),
      ...audience.roleIds.map((id) => ['role', id] as const),
      ...audience.memberIds.map((id) => ['person', id] as const),
    ]
    if (keys.length === 0) return
    await this.db
      .insertInto('notice_audience')
      .values(
        keys.map(([kind, refId]) => ({
          tenant_id: tenantId,
          notice_id: noticeId,
          kind,
          ref_id: refId,
        })),
      )
      .execute()
  }

  /** How many active people an audience has, each once. */
  async countPeople(tenantId: string, audience: Audience): Promise<number> {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from memberships m
      where m.tenant_id = ${tenantId} and m.status = 'active'
        and ${belongsTo(tenantId, audience)}`.execute(this.db)
    return rows[0]?.n ?? 0
  }

  async receipts(
    tenantId: string,
    noticeId: string,
    options: Paging & ReceiptFilter,
  ): Promise<Page<ReceiptRow>> {
    const { audience, state, scope, keyword = '', department } = options
    const conditions = [
      belongsTo(tenantId, audience),
      stateCondition(state),
      ...(scope === 'all' ? [] : [isInScope(tenantId, scope)]),
      ...(department ? [isInBranch(tenantId, department.path)] : []),
      ...(keyword === ''
        ? []
        : [sql<SqlBool>`m.id = ${foundBy(tenantId, memberRanges(keyword, 'exact'))}`]),
    ]
    const people = sql<ReceiptRow & { nameKey: string }>`(
      select m.id as "memberId", m.nick_name as "nickName", m.employee_code as "employeeCode",
        r.read_at as "readAt", r.confirmed_at as "confirmedAt", m.name_key as "nameKey"
      from memberships m
      left join notice_receipts r on r.tenant_id = ${tenantId} and r.notice_id = ${noticeId}
        and r.member_id = m.id
      where m.tenant_id = ${tenantId} and m.status = 'active' and ${sql.join(conditions, sql` and `)}
    )`
    const matching = this.db
      .selectFrom(people.as('p'))
      .select(['p.memberId', 'p.nickName', 'p.employeeCode', 'p.readAt', 'p.confirmedAt'])
    return readPage(this.db, matching, options, {
      id: 'p.memberId',
      columns: {
        nickName: 'p.nameKey',
        employeeCode: 'p.employeeCode',
        readAt: 'p.readAt',
        confirmedAt: 'p.confirmedAt',
      },
      nullable: ['employeeCode', 'readAt', 'confirmedAt'],
      otherwise: [
        [sql`p."readAt" is null`, 'asc'],
        ['p.readAt', 'desc'],
        ['p.nameKey', 'asc'],
      ],
    })
  }

  /** Those who still have to read, or to confirm, a notice. */
  async waitingFor(
    tenantId: string,
    noticeId: string,
    audience: Audience,
    mustConfirm: boolean,
  ): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      select m.id from memberships m
      left join notice_receipts r on r.tenant_id = ${tenantId} and r.notice_id = ${noticeId}
        and r.member_id = m.id
      where m.tenant_id = ${tenantId} and m.status = 'active'
        and ${belongsTo(tenantId, audience)}
        and ${stateCondition(mustConfirm ? 'unconfirmed' : 'unread')}`.execute(this.db)
    return rows.map(({ id }) => id)
  }

  /** Active people who have read it. */
  async readers(tenantId: string, noticeId: string): Promise<string[]> {
    const rows = await this.db
      .selectFrom('notice_receipts as r')
      .innerJoin('memberships as m', (join) =>
        join.onRef('m.tenant_id', '=', 'r.tenant_id').onRef('m.id', '=', 'r.member_id'),
      )
      .where('r.tenant_id', '=', tenantId)
      .where('r.notice_id', '=', noticeId)
      .where('r.read_at', 'is not', null)
      .where('m.status', '=', 'active')
      .select('m.id as id')
      .execute()
    return rows.map(({ id }) => id)
  }

  /** False when somebody reminded after `since`. */
  async noteReminder(tenantId: string, id: string, since: Date, now: Date): Promise<boolean> {
    const result = await this.db
      .updateTable('notices')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .where((eb) => eb.or([eb('reminded_at', 'is', null), eb('reminded_at', '<', since)]))
      .set({ reminded_at: now })
      .executeTakeFirst()
    return Number(result.numUpdatedRows) > 0
  }

  /** Publishes what is due and ends what is over, of every tenant: the job's, in platform scope. */
  async moveDue(now: Date): Promise<{ published: number; expired: number }> {
    const next = { version: sql<number>`version + 1`, updated_at: now }
    const expired = await this.db
      .updateTable('notices')
      .where('status', '=', 'published')
      .where('expire_at', '<=', now)
      .set({ status: 'expired', ...next })
      .returning(['tenant_id', 'id'])
      .execute()
    const published = await this.db
      .updateTable('notices')
      .where('status', '=', 'scheduled')
      .where('publish_at', '<=', now)
      .set({ status: 'published', ...next })
      .returning(['tenant_id', 'id'])
      .execute()
    for (const { tenant_id, id } of expired) await this.tell(tenant_id, id, 'expired')
    for (const { tenant_id, id } of published) await this.tell(tenant_id, id, 'published')
    return { published: published.length, expired: expired.length }
  }

  /** A notice came or went, for those whom it is for. */
  private async tell(tenantId: string, id: string, status: NoticeStatus): Promise<void> {
    if (status === 'draft' || status === 'scheduled') return
    const isNew = status === 'published'
    await announce(this.db, tenantId, {
      kind: isNew ? 'message' : 'unread',
      to: { noticeId: id },
      ...(isNew ? { data: { source: 'notice', noticeId: id } } : {}),
    })
  }

  private change(tenantId: string, id: string) {
    return this.db
      .updateTable('notices')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .set({ version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
  }

  private rows(tenantId: string) {
    const receipts = (column: 'read_at' | 'confirmed_at') => sql<number>`(
      select count(*)::int from notice_receipts r where r.tenant_id = n.tenant_id
      and r.notice_id = n.id and ${sql.ref(`r.${column}`)} is not null)`
    return this.db
      .selectFrom('notices as n')
      .where('n.tenant_id', '=', tenantId)
      .where('n.system_notice_id', 'is', null)
      .select([
        'n.id as id',
        'n.title as title',
        'n.content as content',
        'n.level as level',
        'n.must_confirm as mustConfirm',
        'n.status as status',
        'n.publish_at as publishAt',
        'n.expire_at as expireAt',
        'n.reminded_at as remindedAt',
        'n.created_at as createdAt',
        'n.version as version',
        receipts('read_at').as('read'),
        receipts('confirmed_at').as('confirmed'),
      ])
  }
}

function stateCondition(state: ReceiptState) {
  return {
    read: sql<SqlBool>`r.read_at is not null`,
    unread: sql<SqlBool>`r.read_at is null`,
    confirmed: sql<SqlBool>`r.confirmed_at is not null`,
    unconfirmed: sql<SqlBool>`r.confirmed_at is null`,
  }[state]
}

/** What notices are picked by, of their table under the alias. */
export function noticeFacets(alias: 'n' | 's'): Facets {
  return {
    level: `${alias}.level`,
    mustConfirm: `${alias}.must_confirm`,
    publishAt: `${alias}.publish_at`,
  }
}

/** What notices are sorted by, of their table under the alias. */
export function noticeColumns(alias: 'n' | 's') {
  return {
    title: `${alias}.title`,
    level: sql`array_position('{normal,important,urgent}', ${sql.ref(`${alias}.level`)}::text)`,
    status: `${alias}.status`,
    publishAt: `${alias}.publish_at`,
    expireAt: `${alias}.expire_at`,
    createdAt: `${alias}.created_at`,
  }
}
