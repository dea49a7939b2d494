import type { LiveKind, PermissionCode } from '@spruce/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../db/schema.js'
import { newId } from '../../ids.js'

/** The channel that wakes every process; what is new stands in tables. */
export const liveChannel = 'spruce_live'

/** The payload that says: sessions ended, look at once. */
export const sessionsPayload = 'sessions'

/** Whom an event is for. Audiences are looked up when it is delivered, among those who listen. */
export type LiveAudience =
  | { memberIds: readonly string[] }
  | { roleIds: readonly string[] }
  | { noticeId: string }
  | { permissions: readonly PermissionCode[] }
  | 'everybody'

export interface Announcement {
  kind: LiveKind
  to: LiveAudience
  /** What to ask for again: ids and numbers, no text that needs a permission. */
  data?: Readonly<Record<string, unknown>>
  /** However often the transaction says it. */
  once?: boolean
}

/**
 * Tells open pages, once the transaction of `db` is committed: the event is written in it, and the
 * database wakes every process. Nobody to tell writes nothing.
 */
export async function announce(
  db: Db,
  tenantId: string,
  { kind, to, data = {}, once = false }: Announcement,
): Promise<void> {
  const memberIds = typeof to === 'object' && 'memberIds' in to ? [...to.memberIds] : null
  const roleIds = typeof to === 'object' && 'roleIds' in to ? [...to.roleIds] : null
  const noticeId = typeof to === 'object' && 'noticeId' in to ? to.noticeId : null
  const permissions = typeof to === 'object' && 'permissions' in to ? [...to.permissions] : null
  if (memberIds?.length === 0 || roleIds?.length === 0) return
  const text = JSON.stringify(data)
  const isSaid = once
    ? sql`exists (select from live_events e where e.tenant_id = ${tenantId}
        and e.xact = pg_current_xact_id() and e.kind = ${kind} and e.data = ${text}::jsonb
        and e.permissions is not distinct from ${permissions}::text[])`
    : sql`false`
  await sql`
    with told as (
      insert into live_events
        (tenant_id, id, kind, member_ids, role_ids, notice_id, permissions, data)
      select ${tenantId}, ${newId()}, ${kind}, ${memberIds}::text[], ${roleIds}::text[],
        ${noticeId}, ${permissions}::text[], ${text}::jsonb
      where not ${isSaid}
      returning id)
    select pg_notify(${liveChannel}, '') from told`.execute(db)
}

/** Has every process look at its sessions now, not only when it is time to. */
export async function wakeForSessions(db: Db): Promise<void> {
  await sql`select pg_notify(${liveChannel}, ${sessionsPayload})`.execute(db)
}
