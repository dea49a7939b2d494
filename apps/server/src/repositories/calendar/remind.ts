import { sql } from 'kysely'
import type { Db } from '../../db/schema.js'
import { messages } from '../../messages.js'
import { LettersRepository } from '../messages/LettersRepository.js'

const atOnce = 500

interface Due {
  tenantId: string
  memberId: string
  title: string
  language: string | null
}

/**
 * Writes the reminders that are due, of every tenant: the job's, in platform scope. The letter and the
 * mark that it was written are one transaction, so nobody is reminded twice or never.
 * @returns how many; as many as `atOnce` when there may be more
 */
export async function remindDue(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<Due>`
    with events as (
      update calendar_events set remind_at = null where (tenant_id, id) in (
        select tenant_id, id from calendar_events where remind_at <= ${now}::timestamptz
        order by remind_at limit ${atOnce} for update skip locked)
      returning tenant_id, member_id, title
    ), tasks as (
      update todos set next_remind_at = null where (tenant_id, id) in (
        select tenant_id, id from todos where next_remind_at <= ${now}::timestamptz
        order by next_remind_at limit ${atOnce} for update skip locked)
      returning tenant_id, member_id, title, done_at
    )
    select d.tenant_id as "tenantId", d.member_id as "memberId", d.title,
      p.value ->> 'language' as language
    from (select tenant_id, member_id, title from events
      union all select tenant_id, member_id, title from tasks where done_at is null) d
    join memberships m on m.tenant_id = d.tenant_id and m.id = d.member_id and m.status = 'active'
    left join preferences p on p.user_id = m.user_id`.execute(db)
  const letters = new LettersRepository(db)
  for (const { tenantId, memberId, title, language } of rows) {
    const text = messages[language === 'en-US' ? 'en-US' : 'zh-CN'].reminder(title)
    const letter = { category: 'system', title: text, link: '/dashboard' } as const
    await letters.send(tenantId, [memberId], letter, now)
  }
  return rows.length
}
