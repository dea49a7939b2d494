import { sql } from 'kysely'
import type { Db } from '../../db/schema.js'
import { announce } from '../live/announce.js'
import type { Page, Paging } from '../lists/Paging.js'
import { readPage } from '../lists/readPage.js'

export interface TodoRow {
  id: string
  title: string
  note: string
  dueAt: Date | null
  remindAt: Date | null
  doneAt: Date | null
  createdAt: Date
  version: number
}

export type TodoFields = Pick<TodoRow, 'title' | 'note' | 'dueAt' | 'remindAt' | 'doneAt'>

/** People's own to-dos, and what else waits for a person. */
export class TodosRepository {
  constructor(private readonly db: Db) {}

  async list(
    tenantId: string,
    memberId: string,
    { state, ...paging }: Paging & { state: 'open' | 'done' | 'all' },
  ): Promise<Page<TodoRow>> {
    const own = this.own(tenantId, memberId)
      .$if(state === 'open', (query) => query.where('done_at', 'is', null))
      .$if(state === 'done', (query) => query.where('done_at', 'is not', null))
    return readPage(this.db, own.select(columns), paging, {
      id: 'id',
      columns: { title: 'title', dueAt: 'due_at', createdAt: 'created_at', doneAt: 'done_at' },
      read: ['title'],
      nullable: ['dueAt', 'doneAt'],
      facets: { dueAt: 'due_at' },
      otherwise: [
        ['done_at', 'desc'], // what is not done stands first
        ['due_at', 'asc'],
      ],
    })
  }

  async find(tenantId: string, memberId: string, id: string): Promise<TodoRow | undefined> {
    return this.own(tenantId, memberId).where('id', '=', id).select(columns).executeTakeFirst()
  }

  /** Found and held until the transaction ends. */
  async lock(tenantId: string, memberId: string, id: string): Promise<TodoRow | undefined> {
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
    fields: TodoFields,
    now: Date,
  ): Promise<void> {
    await this.db
      .insertInto('todos')
      .values({
        tenant_id: tenantId,
        id,
        member_id: memberId,
        ...rowOf(fields),
        next_remind_at: fields.remindAt,
        created_at: now,
      })
      .execute()
    await this.tell(tenantId, memberId)
  }

  /** Another time to remind reminds again; what is done reminds nobody. */
  async edit(
    tenantId: string,
    memberId: string,
    before: TodoRow,
    fields: TodoFields,
    now: Date,
  ): Promise<void> {
    const isSame = before.remindAt?.getTime() === fields.remindAt?.getTime()
    await this.db
      .updateTable('todos')
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .where('id', '=', before.id)
      .set({
        ...rowOf(fields),
        ...(fields.doneAt ? { next_remind_at: null } : {}),
        ...(fields.doneAt || isSame ? {} : { next_remind_at: fields.remindAt }),
        version: sql<number>`version + 1`,
        updated_at: now,
      })
      .execute()
    await this.tell(tenantId, memberId)
  }

  async remove(tenantId: string, memberId: string, id: string): Promise<void> {
    await this.db
      .deleteFrom('todos')
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .where('id', '=', id)
      .execute()
    await this.tell(tenantId, memberId)
  }

  async countOpen(
    tenantId: string,
    memberId: string,
    now: Date,
  ): Promise<{ todos: number; overdue: number }> {
    return this.own(tenantId, memberId)
      .where('done_at', 'is', null)
      .select([
        sql<number>`count(*)::int`.as('todos'),
        sql<number>`(count(*) filter (where due_at < ${now}::timestamptz))::int`.as('overdue'),
      ])
      .executeTakeFirstOrThrow()
  }

  /** Open invitations to the contacts of an account, of whatever tenant: platform scope only. */
  async countInvitations(userId: string, now: Date): Promise<number> {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from users u
      join invitations i on i.contact_key in (u.mobile, u.email_key) and i.status = 'sent'
        and i.expires_at > ${now}::timestamptz
      where u.id = ${userId}`.execute(this.db)
    return rows[0]?.n ?? 0
  }

  /** Applications that wait for the operator: platform scope only. */
  async countApplications(): Promise<number> {
    const { n } = await this.db
      .selectFrom('customer_applications')
      .where('status', '=', 'submitted')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    return n
  }

  /** Has the person's open pages ask again. */
  tell(tenantId: string, memberId: string) {
    return announce(this.db, tenantId, { kind: 'todo', to: { memberIds: [memberId] } })
  }

  private own(tenantId: string, memberId: string) {
    return this.db
      .selectFrom('todos')
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
  }
}

function rowOf({ title, note, dueAt, remindAt, doneAt }: TodoFields) {
  return { title, note, due_at: dueAt, remind_at: remindAt, done_at: doneAt }
}

const columns = [
  'id',
  'title',
  'note',
  'due_at as dueAt',
  'remind_at as remindAt',
  'done_at as doneAt',
  'created_at as createdAt',
  'version',
] as const
