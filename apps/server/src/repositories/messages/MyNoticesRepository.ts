import { sql } from 'kysely'
import { announce } from '../live/announce.js'
import type { Db, SystemFile } from '../../db/schema.js'
import { isForMe, keysOfMember } from './audience.js'
import type { Page, Paging } from '../lists/Paging.js'
import { readPage } from '../lists/readPage.js'

export interface MyNoticeRow {
  id: string
  title: string
  content: string
  level: 'normal' | 'important' | 'urgent'
  mustConfirm: boolean
  readAt: Date | null
  confirmedAt: Date | null
  publishedAt: Date
  expireAt: Date | null
  /** From the operator. */
  system: boolean
}

/** With the operator's files that it shows. */
export interface MyNoticeDetailRow extends MyNoticeRow {
  systemFiles: SystemFile[] | null
  /** The operator's own notice, of which this is a copy. */
  systemNoticeId: string | null
}

export interface Unread {
  letters: number
  notices: number
  mustConfirm: number
}

/** Notices as their recipients see them: published, not over, and for this member. */
export class MyNoticesRepository {
  constructor(private readonly db: Db) {}

  async list(
    tenantId: string,
    memberId: string,
    options: Paging & { state: 'all' | 'unread' | 'unconfirmed'; now: Date },
  ): Promise<Page<MyNoticeRow>> {
    const { state, now } = options
    const notices = sql<MyNoticeRow>`(
      with ${keysOfMember(tenantId, memberId)}
      select n.id, n.title, '' as content, n.level, n.must_confirm as "mustConfirm",
        r.read_at as "readAt", r.confirmed_at as "confirmedAt", n.publish_at as "publishedAt",
        n.expire_at as "expireAt", n.system_notice_id is not null as system
      from notices n
      left join notice_receipts r on r.tenant_id = ${tenantId} and r.member_id = ${memberId}
        and r.notice_id = n.id
      where n.tenant_id = ${tenantId} and n.status = 'published'
        and (n.expire_at is null or n.expire_at > ${now}::timestamptz) and ${isForMe(tenantId)}
        and (${state}::text <> 'unread' or r.read_at is null)
        and (${state}::text <> 'unconfirmed' or n.must_confirm and r.confirmed_at is null)
    )`
    const matching = this.db.selectFrom(notices.as('n')).selectAll()
    return readPage(this.db, matching, options, {
      id: 'n.id',
      columns: {
        publishedAt: 'n.publishedAt',
        title: 'n.title',
        level: sql`array_position('{normal,important,urgent}', n.level::text)`,
        expireAt: 'n.expireAt',
      },
      read: ['title'],
      nullable: ['expireAt'],
      facets: {
        level: 'n.level',
        mustConfirm: 'n.mustConfirm',
        read: sql`(n."readAt" is not null)`,
        confirmed: sql`(n."confirmedAt" is not null)`,
        system: 'n.system',
        publishedAt: 'n.publishedAt',
      },
      otherwise: [
        [sql`n."readAt" is null`, 'desc'],
        ['n.publishedAt', 'desc'],
      ],
    })
  }

  async find(
    tenantId: string,
    memberId: string,
    id: string,
    now: Date,
  ): Promise<MyNoticeDetailRow | undefined> {
    const { rows } = await sql<MyNoticeDetailRow>`
      with ${keysOfMember(tenantId, memberId)}
      select n.id, n.title, n.content, n.level, n.must_confirm as "mustConfirm",
        r.read_at as "readAt", r.confirmed_at as "confirmedAt", n.publish_at as "publishedAt",
        n.expire_at as "expireAt", n.system_notice_id is not null as system,
        n.system_files as "systemFiles", n.system_notice_id as "systemNoticeId"
      from notices n
      left join notice_receipts r on r.tenant_id = ${tenantId} and r.member_id = ${memberId}
        and r.notice_id = n.id
      where n.tenant_id = ${tenantId} and n.id = ${id} and n.status = 'published'
        and (n.expire_at is null or n.expire_at > ${now}::timestamptz) and ${isForMe(tenantId)}`.execute(
      this.db,
    )
    return rows[0]
  }

  /** The first reading and the first confirmation count. */
  async note(
    tenantId: string,
    memberId: string,
    noticeId: string,
    confirm: boolean,
    now: Date,
  ): Promise<void> {
    await this.db
      .insertInto('notice_receipts')
      .values({
        tenant_id: tenantId,
        member_id: memberId,
        notice_id: noticeId,
        read_at: now,
        confirmed_at: confirm ? now : null,
      })
      .onConflict((conflict) =>
        conflict.columns(['tenant_id', 'member_id', 'notice_id']).doUpdateSet({
          confirmed_at: confirm
            ? sql<Date>`coalesce(notice_receipts.confirmed_at, excluded.confirmed_at)`
            : sql<Date>`notice_receipts.confirmed_at`,
        }),
      )
      .execute()
    await announce(this.db, tenantId, { kind: 'unread', to: { memberIds: [memberId] } })
  }

  /** What waits for a member, in one statement over indexes; letters are counted up to 1,000. */
  async unread(tenantId: string, memberId: string, now: Date): Promise<Unread> {
    const { rows } = await sql<Unread>`
      with ${keysOfMember(tenantId, memberId)}, open as (
        select n.must_confirm, r.read_at, r.confirmed_at
        from notices n
        left join notice_receipts r on r.tenant_id = ${tenantId} and r.member_id = ${memberId}
          and r.notice_id = n.id
        where n.tenant_id = ${tenantId} and n.status = 'published'
          and (n.expire_at is null or n.expire_at > ${now}::timestamptz)
          and (r.read_at is null or n.must_confirm and r.confirmed_at is null)
          and ${isForMe(tenantId)})
      select
        (select count(*)::int from (select from letters l where l.tenant_id = ${tenantId}
          and l.member_id = ${memberId} and l.read_at is null limit 1000) as waiting) as letters,
        (select count(*)::int from open where read_at is null) as notices,
        (select count(*)::int from open where must_confirm and confirmed_at is null)
          as "mustConfirm"`.execute(this.db)
    return rows[0] ?? { letters: 0, notices: 0, mustConfirm: 0 }
  }

  /** Makes the member a known recipient; says since when. */
  async register(tenantId: string, memberId: string, now: Date): Promise<Date> {
    await this.db
      .insertInto('message_recipients')
      .values({ tenant_id: tenantId, member_id: memberId, registered_at: now })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'member_id']).doNothing())
      .execute()
    const row = await this.db
      .selectFrom('message_recipients')
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .select('registered_at')
      .executeTakeFirstOrThrow()
    return row.registered_at
  }
}
