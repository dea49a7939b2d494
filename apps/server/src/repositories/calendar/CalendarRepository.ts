import { sql } from 'kysely'
import type { Db } from '../../db/schema.js'
import { announce } from '../live/announce.js'
import type { Page, Paging } from '../lists/Paging.js'
import { readPage } from '../lists/readPage.js'

export interface CalendarEventRow {
  id: string
  title: string
  note: string
  location: string
  startAt: Date
  endAt: Date
  allDay: boolean
  remindMinutes: number | null
  version: number
}

export type CalendarFields = Omit<CalendarEventRow, 'id' | 'version'>

/** People's own calendar events: every method but `takeDue` is about one person's. */
export class CalendarRepository {
  constructor(private readonly db: Db) {}

  async list(
    tenantId: string,
    memberId: string,
    span: Paging & { from: Date; to: Date },
  ): Promise<Page<CalendarEventRow>> {
    const inSpan = this.own(tenantId, memberId)
      .where('start_at', '<', span.to)
      .where('end_at', '>=', span.from)
    return readPage(this.db, inSpan.select(columns), span, {
      id: 'id',
      columns: { startAt: 'start_at', endAt: 'end_at', title: 'title' },
      read: ['title'],
      facets: { allDay: 'all_day' },
    })
  }

  async find(
    tenantId: string,
    memberId: string,
    id: string,
  ): Promise<CalendarEventRow | undefined> {
    return this.own(tenantId, memberId).where('id', '=', id).select(columns).executeTakeFirst()
  }

  /** Found and held until the transaction ends. */
  async lock(
    tenantId: string,
    memberId: string,
    id: string,
  ): Promise<CalendarEventRow | undefined> {
    return this.own(tenantId, memberId)
      .where('id', '=', id)
      .select(columns)
      .forUpdate()
      .executeTakeFirst()
  }

  async add(
    tenantId: string,
    memberId: string,
    id: string,
    fields: CalendarFields,
    now: Date,
  ): Promise<void> {
    await this.db
      .insertInto('calendar_events')
      .values({
        tenant_id: tenantId,
        id,
        member_id: memberId,
        ...rowOf(fields),
        remind_at: reminderOf(fields, now),
      })
      .execute()
    await this.tell(tenantId, memberId)
  }

  /** Reminds again where the beginning or the reminder is another one. */
  async edit(
    tenantId: string,
    memberId: string,
    before: CalendarEventRow,
    fields: CalendarFields,
    now: Date,
  ): Promise<void> {
    const isSame =
      before.startAt.getTime() === fields.startAt.getTime() &&
      before.remindMinutes === fields.remindMinutes
    await this.db
      .updateTable('calendar_events')
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .where('id', '=', before.id)
      .set({
        ...rowOf(fields),
        ...(isSame ? {} : { remind_at: reminderOf(fields, now) }),
        version: sql<number>`version + 1`,
        updated_at: now,
      })
      .execute()
    await this.tell(tenantId, memberId)
  }

  async remove(tenantId: string, memberId: string, id: string): Promise<void> {
    await this.db
      .deleteFrom('calendar_events')
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .where('id', '=', id)
      .execute()
    await this.tell(tenantId, memberId)
  }

  /** Has the person's open pages ask again. */
  tell(tenantId: string, memberId: string) {
    return announce(this.db, tenantId, { kind: 'calendar', to: { memberIds: [memberId] } })
  }

  private own(tenantId: string, memberId: string) {
    return this.db
      .selectFrom('calendar_events')
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
  }
}

/** Nobody is reminded of what has begun. */
function reminderOf({ startAt, remindMinutes }: CalendarFields, now: Date): Date | null {
  if (remindMinutes === null || startAt <= now) return null
  return new Date(startAt.getTime() - remindMinutes * 60_000)
}

function rowOf(fields: CalendarFields) {
  const { title, note, location, startAt, endAt, allDay, remindMinutes } = fields
  return {
    title,
    note,
    location,
    start_at: startAt,
    end_at: endAt,
    all_day: allDay,
    remind_minutes: remindMinutes,
  }
}

const columns = [
  'id',
  'title',
  'note',
  'location',
  'start_at as startAt',
  'end_at as endAt',
  'all_day as allDay',
  'remind_minutes as remindMinutes',
  'version',
] as const
