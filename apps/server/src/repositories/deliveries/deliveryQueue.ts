import { sql } from 'kysely'
import type { Schemas } from '@spruce/api-client/contract'
import type { Db, DeliveryReason, MembershipStatus } from '../../db/schema.js'

/** A message that this process carries now, with all that is needed to. */
export interface TakenMessage {
  tenantId: string
  deliveryId: string
  memberId: string
  channel: 'mail' | 'sms'
  /** With this one. */
  attempts: number
  content: Schemas['BusinessMessage']
  /** Null: the person has left. */
  status: MembershipStatus | null
  mobile: string | null
  email: string | null
  language: string | null
}

/** What became of it. */
export type MessageOutcome =
  | { state: 'sent'; contact: string }
  | { state: 'failed' | 'skipped'; reason: DeliveryReason; contact: string | null }
  | { state: 'queued'; reason: DeliveryReason; contact: string | null; dueAt: Date }

/**
 * Takes up to `most` messages that are due, of every tenant, in platform scope: each goes to one taker.
 * Whoever takes them has until `until`; then they are anybody's again, so a crash loses none. Contacts
 * are read now, not when the message was written: a number that was corrected since is the right one.
 */
export async function takeMessages(
  db: Db,
  lease: string,
  { now, until, most }: { now: Date; until: Date; most: number },
): Promise<TakenMessage[]> {
  const { rows } = await sql<TakenMessage>`
    with taken as (
      update business_delivery_recipients set lease = ${lease}, attempts = attempts + 1,
        due_at = ${until}::timestamptz
      where (tenant_id, delivery_id, channel, member_id) in (
        select tenant_id, delivery_id, channel, member_id from business_delivery_recipients
        where state = 'queued' and due_at <= ${now}::timestamptz
        order by due_at limit ${most} for update skip locked)
      returning tenant_id, delivery_id, channel, member_id, attempts)
    select t.tenant_id as "tenantId", t.delivery_id as "deliveryId", t.member_id as "memberId",
      t.channel, t.attempts, d.content, m.status, m.mobile, m.email, p.value ->> 'language' as language
    from taken t
    join business_deliveries d on d.tenant_id = t.tenant_id and d.id = t.delivery_id
    left join memberships m on m.tenant_id = t.tenant_id and m.id = t.member_id
    left join preferences p on p.user_id = m.user_id`.execute(db)
  return rows
}

/** Writes what became of a message. Nothing happens when it is another's by now. */
export async function settleMessage(
  db: Db,
  lease: string,
  message: Pick<TakenMessage, 'tenantId' | 'deliveryId' | 'channel' | 'memberId'>,
  outcome: MessageOutcome,
  now: Date,
): Promise<void> {
  await db
    .updateTable('business_delivery_recipients')
    .where('tenant_id', '=', message.tenantId)
    .where('delivery_id', '=', message.deliveryId)
    .where('channel', '=', message.channel)
    .where('member_id', '=', message.memberId)
    .where('state', '=', 'queued')
    .where('lease', '=', lease)
    .set({
      state: outcome.state,
      reason: outcome.state === 'sent' ? null : outcome.reason,
      contact: outcome.contact,
      due_at: outcome.state === 'queued' ? outcome.dueAt : null,
      sent_at: outcome.state === 'sent' ? now : null,
      lease: null,
    })
    .execute()
}
