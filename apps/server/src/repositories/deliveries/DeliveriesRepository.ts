import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Schemas } from '@spruce/api-client/contract'
import { bulkInsert } from '../../db/bulkInsert.js'
import type {
  BusinessChannel,
  Db,
  DeliveryReason,
  DeliveryState,
  MembershipStatus,
} from '../../db/schema.js'
import { isInScope, type PeopleScope } from '../members/peopleScope.js'
import { contactToken, foundBy, memberRanges } from '../search/memberSearch.js'
import type { Page, Paging } from '../lists/Paging.js'
import { readPage, type ListShape } from '../lists/readPage.js'

export interface Delivery {
  id: string
  identifierId: string
  code: string
  name: string
  appCode: string
  channels: BusinessChannel[]
  people: number
  sentById: string | null
  sentByName: string | null
  createdAt: Date
  counts: Record<DeliveryState, number>
}

export type DeliveryWithContent = Delivery & { content: Schemas['BusinessMessage'] }

export interface NewDelivery {
  id: string
  identifierId: string
  code: string
  name: string
  appCode: string
  channels: BusinessChannel[]
  content: Schemas['BusinessMessage']
  people: number
  /** Null: the product itself. */
  sentBy: string | null
  now: Date
}

/** One message of a delivery. */
export interface DeliveryRecipient {
  memberId: string
  nickName: string
  channel: BusinessChannel
  state: DeliveryState
  reason: DeliveryReason | null
  /** Masked. */
  contact: string | null
  attempts: number
  sentAt: Date | null
  dueAt: Date | null
}

/** Somebody whom a message is for, with the contacts that the tenant has of the person. */
export interface Addressee {
  id: string
  nickName: string
  mobile: string | null
  email: string | null
  status: MembershipStatus
}

export interface Addressees {
  memberIds: readonly string[]
  userIds: readonly string[]
  /** With those below. */
  departmentIds: readonly string[]
  roleIds: readonly string[]
}

export interface DeliveryFilter extends Paging {
  code?: string | undefined
  state?: DeliveryState | undefined
  channel?: BusinessChannel | undefined
  from?: Date | undefined
  to?: Date | undefined
  /** A recipient, among those whom the caller may see. */
  keyword?: string | undefined
  scope: PeopleScope
}

export interface RecipientFilter extends Paging {
  state?: DeliveryState | undefined
  channel?: BusinessChannel | undefined
  keyword?: string | undefined
  scope: PeopleScope
}

const listShape: ListShape = {
  id: 'd.id',
  columns: {
    createdAt: 'd.created_at',
    code: 'd.code',
    // The identifiers of a tenant have their keys; what was sent by one that is gone has its name.
    name: sql`coalesce((select b.name_key from business_identifiers b
      where b.tenant_id = d.tenant_id and b.id = d.identifier_id), lower(d.name))`,
    appCode: 'd.app_code',
    people: 'd.people',
  },
  otherwise: [['d.created_at', 'desc']],
}

const recipientShape: ListShape = {
  id: sql`(r.member_id || ' ' || r.channel)`,
  columns: {
    nickName: 'r.nick_name',
    channel: 'r.channel',
    state: 'r.state',
    attempts: 'r.attempts',
    sentAt: 'r.sent_at',
  },
  read: ['nickName'],
  people: ['nickName'],
  nullable: ['sentAt'],
  facets: { reason: 'r.reason' },
  otherwise: [['r.nick_name', 'asc']],
}

/** What was sent by business identifiers, and to whom. */
export class DeliveriesRepository {
  constructor(private readonly db: Db) {}

  /** Newest first; two statements for the rows of a page, whatever their number. */
  async list(tenantId: string, filter: DeliveryFilter): Promise<Page<Delivery>> {
    const matching = withSender(this.matching(tenantId, filter), tenantId).select(columns)
    const { rows, ...rest } = await readPage(this.db, matching, filter, listShape)
    const counts = await this.counts(
      tenantId,
      rows.map(({ id }) => id),
    )
    return {
      ...rest,
      rows: rows.map((row) => ({ ...row, counts: counts.get(row.id) ?? noCounts() })),
    }
  }

  async find(tenantId: string, id: string): Promise<DeliveryWithContent | undefined> {
    const row = await withSender(deliveriesOf(this.db, tenantId), tenantId)
      .where('d.id', '=', id)
      .select([...columns, 'd.content as content'])
      .executeTakeFirst()
    return row && { ...row, counts: (await this.counts(tenantId, [id])).get(id) ?? noCounts() }
  }

  async recipients(
    tenantId: string,
    deliveryId: string,
    filter: RecipientFilter,
  ): Promise<Page<DeliveryRecipient>> {
    const { state, channel } = filter
    const keyword = filter.keyword?.trim() ?? ''
    const matching = this.db
      .selectFrom('business_delivery_recipients as r')
      .where('r.tenant_id', '=', tenantId)
      .where('r.delivery_id', '=', deliveryId)
      .where(isSeen(tenantId, filter.scope))
      .$if(channel !== undefined, (query) => query.where('r.channel', '=', channel ?? 'inApp'))
      .$if(keyword !== '', (query) =>
        query.where(sql<boolean>`strpos(lower(r.nick_name), lower(${keyword}::text)) > 0`),
      )
      .select([
        'r.member_id as memberId',
        'r.nick_name as nickName',
        'r.channel as channel',
        'r.state as state',
        'r.reason as reason',
        'r.contact as contact',
        'r.attempts as attempts',
        'r.sent_at as sentAt',
        'r.due_at as dueAt',
      ])
    return readPage(this.db, matching, filter, {
      ...recipientShape,
      state: { column: 'r.state', is: state },
    })
  }

  /**
   * Those who are meant, among those whom the caller may see, each once and at most `limit`: whoever is
   * named, and those of departments and roles who are active.
   */
  async addressees(
    tenantId: string,
    { memberIds, userIds, departmentIds, roleIds }: Addressees,
    scope: PeopleScope,
    limit: number,
  ): Promise<Addressee[]> {
    const { rows } = await sql<Addressee>`
      with wanted as (
        select m.id, true as named from memberships m where m.tenant_id = ${tenantId}
          and m.id = any(${[...memberIds]}::text[])
        union select m.id, true from memberships m where m.tenant_id = ${tenantId}
          and m.user_id = any(${[...userIds]}::text[])
        union select mr.member_id, false from membership_roles mr where mr.tenant_id = ${tenantId}
          and mr.role_id = any(${[...roleIds]}::text[])
        union select md.member_id, false from departments top
          join departments d on d.tenant_id = ${tenantId} and d.mpath >= top.mpath
            and d.mpath < rtrim(top.mpath, '.') || '/'
          join membership_departments md on md.tenant_id = ${tenantId} and md.department_id = d.id
          where top.tenant_id = ${tenantId} and top.id = any(${[...departmentIds]}::text[])
      )
      select m.id, m.nick_name as "nickName", m.mobile, m.email, m.status
      from (select id, bool_or(named) as named from wanted group by id) w
      join memberships m on m.tenant_id = ${tenantId} and m.id = w.id
      where (w.named or m.status = 'active') and ${visible(tenantId, scope)}
      order by m.id limit ${limit}`.execute(this.db)
    return rows
  }

  /** The members with these login names, of those whom the caller may see, by lower-case name. */
  async byLoginNames(
    tenantId: string,
    loginNames: readonly string[],
    scope: PeopleScope,
  ): Promise<Map<string, string>> {
    if (loginNames.length === 0) return new Map()
    const keys = loginNames.map((name) => name.toLowerCase())
    // lower() is not leakproof, so no index serves it under row-level security; the token's does.
    const { rows } = await sql<{ id: string; key: string }>`
      select m.id, lower(m.login_name) as key from memberships m
      where m.tenant_id = ${tenantId} and ${visible(tenantId, scope)}
        and m.id in (select t.member_id from member_tokens t where t.tenant_id = ${tenantId}
          and t.token = any(${keys.map((key) => contactToken('account', key))}::text[]))
        and lower(m.login_name) = any(${keys}::text[])`.execute(this.db)
    return new Map(rows.map(({ id, key }) => [key, id]))
  }

  async add(
    tenantId: string,
    delivery: NewDelivery,
    recipients: readonly DeliveryRecipient[],
  ): Promise<void> {
    const { id } = delivery
    await this.db
      .insertInto('business_deliveries')
      .values({
        tenant_id: tenantId,
        id,
        identifier_id: delivery.identifierId,
        code: delivery.code,
        name: delivery.name,
        app_code: delivery.appCode,
        channels: delivery.channels,
        content: JSON.stringify(delivery.content),
        people: delivery.people,
        sent_by: delivery.sentBy,
        created_at: delivery.now,
      })
      .execute()
    await bulkInsert(
      this.db,
      'business_delivery_recipients',
      {
        tenant_id: 'text',
        delivery_id: 'text',
        channel: 'text',
        member_id: 'text',
        nick_name: 'text',
        state: 'text',
        reason: 'text',
        contact: 'text',
        due_at: 'timestamptz',
        sent_at: 'timestamptz',
      },
      recipients.map((recipient) => ({
        tenant_id: tenantId,
        delivery_id: id,
        channel: recipient.channel,
        member_id: recipient.memberId,
        nick_name: recipient.nickName,
        state: recipient.state,
        reason: recipient.reason,
        contact: recipient.contact,
        due_at: recipient.dueAt,
        sent_at: recipient.sentAt,
      })),
    )
  }

  /** Puts what failed back into the queue. */
  async retry(
    tenantId: string,
    deliveryId: string,
    { channel, scope, now }: { channel?: BusinessChannel; scope: PeopleScope; now: Date },
  ): Promise<number> {
    const result = await this.db
      .updateTable('business_delivery_recipients as r')
      .where('r.tenant_id', '=', tenantId)
      .where('r.delivery_id', '=', deliveryId)
      .where('r.state', '=', 'failed')
      .where(isSeen(tenantId, scope))
      .$if(channel !== undefined, (query) => query.where('r.channel', '=', channel ?? 'inApp'))
      .set({ state: 'queued', attempts: 0, due_at: now, reason: null, lease: null })
      .executeTakeFirst()
    return Number(result.numUpdatedRows)
  }

  /** Forgets what is older, of every tenant: the job's, in platform scope. */
  async forget(before: Date, most: number): Promise<number> {
    const result = await sql`delete from business_deliveries where (tenant_id, id) in (
      select tenant_id, id from business_deliveries where created_at < ${before}
      order by created_at limit ${most})`.execute(this.db)
    return Number(result.numAffectedRows ?? 0)
  }

  /** How many messages of each delivery are in which state. */
  private async counts(
    tenantId: string,
    ids: readonly string[],
  ): Promise<Map<string, Delivery['counts']>> {
    const counts = new Map<string, Delivery['counts']>()
    if (ids.length === 0) return counts
    const rows = await this.db
      .selectFrom('business_delivery_recipients')
      .where('tenant_id', '=', tenantId)
      .where('delivery_id', '=', sql<string>`any(${[...ids]}::text[])`)
      .groupBy(['delivery_id', 'state'])
      .select(['delivery_id', 'state'])
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .execute()
    for (const { delivery_id, state, n } of rows) {
      counts.set(delivery_id, { ...(counts.get(delivery_id) ?? noCounts()), [state]: n })
    }
    return counts
  }

  private matching(tenantId: string, filter: DeliveryFilter) {
    const { code, state, channel, from, to, scope } = filter
    const keyword = filter.keyword?.trim() ?? ''
    return deliveriesOf(this.db, tenantId)
      .$if(code !== undefined, (query) => query.where('d.code', '=', code ?? ''))
      .$if(from !== undefined, (query) => query.where('d.created_at', '>=', from ?? new Date(0)))
      .$if(to !== undefined, (query) => query.where('d.created_at', '<', to ?? new Date(0)))
      .$if(channel !== undefined, (query) =>
        query.where(sql<boolean>`${channel ?? ''}::text = any(d.channels)`),
      )
      .$if(state !== undefined, (query) =>
        query.where(
          sql<boolean>`d.id in (select r.delivery_id from business_delivery_recipients r
            where r.tenant_id = ${tenantId} and r.state = ${state ?? ''}
              and (${channel ?? null}::text is null or r.channel = ${channel ?? null}))`,
        ),
      )
      .$if(keyword !== '', (query) =>
        query.where(
          sql<boolean>`d.id in (select r.delivery_id from business_delivery_recipients r
            join memberships m on m.tenant_id = ${tenantId} and m.id = r.member_id
            where r.tenant_id = ${tenantId} and ${visible(tenantId, scope)}
              and m.id = ${foundBy(tenantId, memberRanges(keyword, 'exact'))})`,
        ),
      )
  }
}

function deliveriesOf(db: Db, tenantId: string) {
  return db.selectFrom('business_deliveries as d').where('d.tenant_id', '=', tenantId)
}

const columns = [
  'd.id as id',
  'd.identifier_id as identifierId',
  'd.code as code',
  'd.name as name',
  'd.app_code as appCode',
  'd.channels as channels',
  'd.people as people',
  'd.sent_by as sentById',
  'm.nick_name as sentByName',
  'd.created_at as createdAt',
] as const

function withSender(query: ReturnType<typeof deliveriesOf>, tenantId: string) {
  return query.leftJoin('memberships as m', (join) =>
    join.on('m.tenant_id', '=', tenantId).onRef('m.id', '=', 'd.sent_by'),
  )
}

function noCounts(): Delivery['counts'] {
  return { queued: 0, sent: 0, failed: 0, skipped: 0 }
}

/** The condition on memberships under the alias `m`. */
function visible(tenantId: string, scope: PeopleScope): RawBuilder<SqlBool> {
  return scope === 'all' ? sql<SqlBool>`true` : isInScope(tenantId, scope)
}

/** The condition that the caller may see the recipient `r`; who has left is seen by those who see all. */
function isSeen(tenantId: string, scope: PeopleScope): RawBuilder<SqlBool> {
  if (scope === 'all') return sql<SqlBool>`true`
  return sql<SqlBool>`exists (select from memberships m where m.tenant_id = ${tenantId}
    and m.id = r.member_id and ${isInScope(tenantId, scope)})`
}
