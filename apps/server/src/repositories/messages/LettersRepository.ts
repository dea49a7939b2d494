import { sql } from 'kysely'
import type { Db, LettersTable } from '../../db/schema.js'
import { newId } from '../../ids.js'
import { announce } from '../live/announce.js'

export interface LetterRow {
  id: string
  category: LettersTable['category']
  title: string
  body: string
  link: string | null
  appCode: string | null
  readAt: Date | null
  createdAt: Date
}

export interface NewLetter {
  category: LettersTable['category']
  title: string
  body?: string
  link?: string | null
  appCode?: string | null
}

export interface AppUnreadRow {
  appCode: string
  unread: number
  latestAt: Date
  latestTitle: string
}

/** Letters to the people of a tenant. Every method but `send` is about one recipient's. */
export class LettersRepository {
  constructor(private readonly db: Db) {}

  async list(
    tenantId: string,
    memberId: string,
    { state, page, size }: { state: 'all' | 'unread' | 'read'; page: number; size: number },
  ): Promise<{ rows: LetterRow[]; total: number }> {
    const own = this.own(tenantId, memberId)
      .$if(state === 'unread', (query) => query.where('read_at', 'is', null))
      .$if(state === 'read', (query) => query.where('read_at', 'is not', null))
    const { total } = await own
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const rows = await own
      .select(columns)
      .orderBy(sql`read_at is null`, 'desc')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute()
    return { rows, total }
  }

  /** The first reading counts. Undefined: no letter to this member. */
  async read(
    tenantId: string,
    memberId: string,
    id: string,
    now: Date,
  ): Promise<LetterRow | undefined> {
    const { numUpdatedRows } = await this.db
      .updateTable('letters')
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .where('id', '=', id)
      .where('read_at', 'is', null)
      .set({ read_at: now })
      .executeTakeFirstOrThrow()
    if (numUpdatedRows > 0n) await this.tellUnread(tenantId, memberId)
    return this.own(tenantId, memberId).where('id', '=', id).select(columns).executeTakeFirst()
  }

  async readAll(tenantId: string, memberId: string, now: Date): Promise<number> {
    const result = await this.db
      .updateTable('letters')
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .where('read_at', 'is', null)
      .set({ read_at: now })
      .executeTakeFirst()
    if (result.numUpdatedRows > 0n) await this.tellUnread(tenantId, memberId)
    return Number(result.numUpdatedRows)
  }

  async unreadByApp(tenantId: string, memberId: string, appCode?: string): Promise<AppUnreadRow[]> {
    const { rows } = await sql<AppUnreadRow>`
      select l.app_code as "appCode", count(*)::int as unread, max(l.created_at) as "latestAt",
        (array_agg(l.title order by l.created_at desc, l.id desc))[1] as "latestTitle"
      from letters l
      where l.tenant_id = ${tenantId} and l.member_id = ${memberId} and l.read_at is null
        and l.app_code is not null and (${appCode ?? null}::text is null or l.app_code = ${appCode ?? null})
      group by l.app_code order by max(l.created_at) desc`.execute(this.db)
    return rows
  }

  /** One letter to each of these members. */
  async send(
    tenantId: string,
    memberIds: readonly string[],
    letter: NewLetter,
    now: Date,
  ): Promise<void> {
    for (let from = 0; from < memberIds.length; from += 1_000) {
      const recipients = memberIds.slice(from, from + 1_000)
      await this.db
        .insertInto('letters')
        .values(
          recipients.map((memberId) => ({
            tenant_id: tenantId,
            id: newId(),
            member_id: memberId,
            category: letter.category,
            title: letter.title,
            body: letter.body ?? '',
            link: letter.link ?? null,
            app_code: letter.appCode ?? null,
            created_at: now,
          })),
        )
        .execute()
      const data = { source: 'letter', category: letter.category }
      await announce(this.db, tenantId, { kind: 'message', to: { memberIds: recipients }, data })
    }
  }

  /** The person's other pages show another number now. */
  private tellUnread(tenantId: string, memberId: string) {
    return announce(this.db, tenantId, { kind: 'unread', to: { memberIds: [memberId] } })
  }

  private own(tenantId: string, memberId: string) {
    return this.db
      .selectFrom('letters')
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
  }
}

const columns = [
  'id',
  'category',
  'title',
  'body',
  'link',
  'app_code as appCode',
  'read_at as readAt',
  'created_at as createdAt',
] as const
