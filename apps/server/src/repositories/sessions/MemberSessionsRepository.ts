import { sql } from 'kysely'
import type { Db } from '../../db/schema.js'
import { wakeForSessions } from '../live/announce.js'

/** How many sessions the account of a person has open. */
export interface OpenSessions {
  memberId: string
  userId: string
  sessions: number
  /** Whether another tenant knows the account, too. */
  isShared: boolean
}

/** The sessions of the people of a tenant; those of a mock login are the operator's. Platform scope only. */
export class MemberSessionsRepository {
  constructor(private readonly db: Db) {}

  /** Keeps memberships elsewhere from appearing until the transaction ends. */
  async lockAccounts(tenantId: string, memberIds: readonly string[]): Promise<void> {
    await sql`
      select u.id from users u where u.id in (
        select user_id from memberships
        where tenant_id = ${tenantId} and id = any(${[...memberIds]}::text[]))
      order by u.id for update`.execute(this.db)
  }

  async count(
    tenantId: string,
    memberIds: readonly string[],
    { now, idleSince }: { now: Date; idleSince: Date },
  ): Promise<OpenSessions[]> {
    const { rows } = await sql<OpenSessions>`
      select m.id as "memberId", m.user_id as "userId",
        exists (select from memberships o
          where o.user_id = m.user_id and o.tenant_id <> m.tenant_id) as "isShared",
        (select count(*)::int from sessions s
          where s.user_id = m.user_id and s.acting_user_id is null
            and s.expires_at > ${now} and s.seen_at >= ${idleSince}) as sessions
      from memberships m
      where m.tenant_id = ${tenantId} and m.id = any(${[...memberIds]}::text[])`.execute(this.db)
    return rows
  }

  async end(userIds: readonly string[]): Promise<void> {
    if (userIds.length === 0) return
    await this.db
      .deleteFrom('sessions')
      .where('user_id', '=', sql<string>`any(${[...userIds]}::text[])`)
      .where('acting_user_id', 'is', null)
      .execute()
    await wakeForSessions(this.db)
  }
}
