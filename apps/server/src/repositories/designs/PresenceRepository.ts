import { sql } from 'kysely'
import type { Db } from '../../db/schema.js'
import { announce } from '../live/announce.js'

/** A tab that is not heard of for so long is gone; it tells of itself every 20 s. */
const goneAfterMs = 60_000

/** So many tabs of one member are known of one design; the others are not shown. */
const mostTabs = 20

/** So many people are named. */
const mostEditors = 50

/** A tab of a member in the designer of a page or a workbench. */
export interface DesignTab {
  readonly designId: string
  readonly memberId: string
  /** As the tab calls itself. */
  readonly tab: string
}

/** Somebody who has it open, in one tab or several. */
export interface DesignEditor {
  readonly memberId: string
  readonly nickName: string
  readonly photo: string | null
  /** When the first of their tabs opened it. */
  readonly since: Date
  /** When they last saved a draft of it. */
  readonly savedAt: Date | null
}

/** Who has which page or workbench open in the designer. */
export class PresenceRepository {
  constructor(private readonly db: Db) {}

  /** A tab is still there. @returns false for one that is not known, or was gone */
  async renew(tenantId: string, { designId, memberId, tab }: DesignTab, now: Date) {
    const { numUpdatedRows } = await this.db
      .updateTable('design_presence')
      .where('tenant_id', '=', tenantId)
      .where('design_id', '=', designId)
      .where('member_id', '=', memberId)
      .where('tab', '=', tab)
      .where('seen_at', '>=', goneBefore(now))
      .set({ seen_at: now })
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  /** A tab comes. Of two that come at once, the second one sees the first. */
  async enter(tenantId: string, { designId, memberId, tab }: DesignTab, now: Date): Promise<void> {
    const key = `presence:${tenantId}:${designId}`
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(this.db)
    await sql`delete from design_presence
      where tenant_id = ${tenantId} and design_id = ${designId} and member_id = ${memberId}
        and tab in (
          select tab from design_presence where tenant_id = ${tenantId}
            and design_id = ${designId} and member_id = ${memberId}
          order by seen_at desc, tab offset ${mostTabs - 1})`.execute(this.db)
    await this.db
      .insertInto('design_presence')
      .values({
        ...{ tenant_id: tenantId, design_id: designId, member_id: memberId, tab },
        ...{ since: now, seen_at: now },
      })
      .onConflict((conflict) =>
        conflict
          .columns(['tenant_id', 'design_id', 'member_id', 'tab'])
          .doUpdateSet({ since: now, seen_at: now }),
      )
      .execute()
  }

  /** A tab goes. @returns false for one that was not there */
  async leave(tenantId: string, { designId, memberId, tab }: DesignTab): Promise<boolean> {
    const { numDeletedRows } = await this.db
      .deleteFrom('design_presence')
      .where('tenant_id', '=', tenantId)
      .where('design_id', '=', designId)
      .where('member_id', '=', memberId)
      .where('tab', '=', tab)
      .executeTakeFirst()
    return numDeletedRows > 0n
  }

  /** Who has it open beside this tab: first those who were first. */
  async others(tenantId: string, own: DesignTab, now: Date): Promise<DesignEditor[]> {
    const { rows } = await sql<DesignEditor>`
      select p.member_id as "memberId", m.nick_name as "nickName", m.photo, p.since,
        (select max(r.saved_at) from design_revisions r
          where r.tenant_id = ${tenantId} and r.design_id = ${own.designId}
            and r.saved_by = p.member_id and r.saved_at >= p.since) as "savedAt"
      from (
        select member_id, min(since) as since from design_presence
        where tenant_id = ${tenantId} and design_id = ${own.designId}
          and seen_at >= ${goneBefore(now)}::timestamptz
          and not (member_id = ${own.memberId} and tab = ${own.tab})
        group by member_id
      ) p
      join memberships m on m.tenant_id = ${tenantId} and m.id = p.member_id
        and m.status = 'active'
      order by p.since, p.member_id limit ${mostEditors}`.execute(this.db)
    return rows
  }

  /** Tells those who have it open that somebody came or went. */
  async tell(tenantId: string, designId: string, memberIds: readonly string[]): Promise<void> {
    const data = { designId }
    await announce(this.db, tenantId, { kind: 'presence', to: { memberIds }, data })
  }

  /** Forgets the tabs that are gone, of every tenant, and tells those who are still there: the job's. */
  async forget(now: Date): Promise<void> {
    const { rows } = await sql<{ tenantId: string; designId: string; memberIds: string[] }>`
      with gone as (
        delete from design_presence where seen_at < ${goneBefore(now)}::timestamptz
        returning tenant_id, design_id)
      select p.tenant_id as "tenantId", p.design_id as "designId",
        array_agg(distinct p.member_id) as "memberIds"
      from design_presence p
      where p.seen_at >= ${goneBefore(now)}::timestamptz
        and (p.tenant_id, p.design_id) in (select tenant_id, design_id from gone)
      group by p.tenant_id, p.design_id`.execute(this.db)
    for (const { tenantId, designId, memberIds } of rows) {
      await this.tell(tenantId, designId, memberIds)
    }
  }
}

function goneBefore(now: Date): Date {
  return new Date(now.getTime() - goneAfterMs)
}
