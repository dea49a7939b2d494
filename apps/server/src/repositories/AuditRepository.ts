import { sql, type RawBuilder } from 'kysely'
import { arrayLiteral } from '../db/bulkInsert.js'
import type { AuditDetail, Db } from '../db/schema.js'
import { auditDetail, type AuditChange } from './auditDetail.js'
import { newId } from '../ids.js'
import { homeTenant } from './tenants/homeTenant.js'
import {
  countUpTo,
  isAfter,
  isInLog,
  type LogPage,
  type LogPlace,
  type LogScope,
  type Moments,
  type PlacedLine,
  placeOfLine,
} from './logs/logQueries.js'

/** Who did what, and from where. */
export interface AuditEntry {
  /** Null outside any tenant: the line goes to the person's own one. Platform scope only. */
  tenantId: string | null
  userId: string | null
  /** In a mock login the account that really acts. */
  actingUserId?: string | null
  /**
   * What the accounts are called; `member`: as the tenant calls its member, who acts alone. Absent:
   * they are looked up, in platform scope only.
   */
  names?: { user: string | null; acting: string | null } | 'member'
  operation: string
  traceId: string
  address: string
  appCode?: string | null
  agent?: string | null
  at: Date
}

export interface AuditFilter extends Moments {
  /** Beginning of the object's name. */
  keyword?: string
  userId?: string
  operation?: string
  objectTable?: string
  objectId?: string
}

export interface AuditLine {
  id: string
  at: Date
  userId: string | null
  userName: string | null
  actingUserId: string | null
  actingUserName: string | null
  operation: string
  objectTable: string | null
  objectId: string | null
  objectName: string | null
  detail: AuditDetail | null
  address: string | null
  appCode: string | null
  agent: string | null
  traceId: string | null
}

/** What the lines of one call have in common. */
interface Who {
  tenant_id: string | RawBuilder<string>
  user_id: string | null
  acting_user_id: string | null
  user_name: RawBuilder<string | null> | string | null
  acting_user_name: RawBuilder<string | null> | string | null
  operation: string
  trace_id: string
  address: string
  app_code: string | null
  agent: string | null
  created_at: Date
}

/** What a line says of its object. */
interface ObjectLine {
  id: string
  object_table: string
  object_id: string
  object_name: string | null
  detail: string | null | undefined
}

/** Who did what. Rows are added, never changed. */
export class AuditRepository {
  constructor(private readonly db: Db) {}

  /** One line for each changed object; one without an object where none is named. */
  async add(entry: AuditEntry, changes: readonly AuditChange[] = []): Promise<void> {
    const who = {
      tenant_id: entry.tenantId ?? (entry.userId === null ? '-' : homeTenant(entry.userId)),
      user_id: entry.userId,
      acting_user_id: entry.actingUserId ?? null,
      ...namesOf(entry),
      operation: entry.operation,
      trace_id: entry.traceId,
      address: entry.address,
      app_code: entry.appCode ?? null,
      agent: entry.agent ?? null,
      created_at: entry.at,
    }
    const lines = changes.map((change) => {
      const detail = auditDetail(change)
      return {
        ...who,
        id: newId(),
        object_table: change.table,
        object_id: change.id,
        object_name: change.name ?? null,
        detail: detail && JSON.stringify(detail),
      }
    })
    if (lines.length > 1) return this.addMany(who, lines)
    const none = { ...who, id: newId(), object_table: null, object_id: null, detail: null }
    await this.db
      .insertInto('audit_log')
      .values(lines.length > 0 ? lines : [{ ...none, object_name: null }])
      .execute()
  }

  /** Many lines by one statement of one text, however many there are: who acted is looked up once. */
  private async addMany(who: Who, lines: readonly ObjectLine[]): Promise<void> {
    const all = (name: keyof ObjectLine) => arrayLiteral(lines.map((line) => line[name]))
    await sql`
      insert into audit_log (tenant_id, user_id, acting_user_id, user_name, acting_user_name,
        operation, trace_id, address, app_code, agent, created_at,
        id, object_table, object_id, object_name, detail)
      select ${who.tenant_id}, ${who.user_id}, ${who.acting_user_id}, ${who.user_name},
        ${who.acting_user_name}, ${who.operation}, ${who.trace_id}, ${who.address}, ${who.app_code},
        ${who.agent}, ${who.created_at}::timestamptz, n.*
      from unnest(${all('id')}::text[], ${all('object_table')}::text[],
        ${all('object_id')}::text[], ${all('object_name')}::text[],
        ${all('detail')}::jsonb[]) as n`.execute(this.db)
  }

  /** Newest first. */
  async list(
    tenantId: string,
    filter: AuditFilter,
    page: LogPage,
  ): Promise<{ rows: AuditLine[]; total: number }> {
    const total = await countUpTo(this.db, this.matching(tenantId, filter).select('l.id'))
    return { rows: await this.page(tenantId, filter, page).execute(), total }
  }

  /** Of all customers and the operator, newest first. Platform scope only. */
  async listEverywhere(
    scope: LogScope,
    filter: AuditFilter,
    page: LogPage,
  ): Promise<{ rows: (AuditLine & { tenantId: string })[]; total: number }> {
    const total = await countUpTo(this.db, this.matching(scope, filter).select('l.id'))
    const rows = await this.page(scope, filter, page).select('l.tenant_id as tenantId').execute()
    return { rows, total }
  }

  /** Up to `limit` lines of all customers that come after a place, each with its own. Platform scope only. */
  async listAfter(
    scope: LogScope,
    filter: AuditFilter,
    place: LogPlace | undefined,
    limit: number,
  ): Promise<PlacedLine<AuditLine>[]> {
    return this.page(scope, filter, { offset: 0, limit }, place).select(placeOfLine).execute()
  }

  /** Forgets up to `most` lines from before; returns how many. Platform scope only. */
  async forget(before: Date, most: number): Promise<number> {
    const result = await sql`delete from audit_log where (tenant_id, id) in (
      select tenant_id, id from audit_log where created_at < ${before}
      order by created_at limit ${most})`.execute(this.db)
    return Number(result.numAffectedRows ?? 0)
  }

  /** Names are looked up for the page only: the lines before it are skipped without them. */
  private page(
    scope: LogScope,
    filter: AuditFilter,
    { offset, limit, isUpwards }: LogPage,
    place?: LogPlace,
  ) {
    const direction = isUpwards ? 'asc' : 'desc'
    const lines = this.matching(scope, filter)
      .where(isAfter('l', place))
      .selectAll('l')
      .orderBy('l.created_at', direction)
      .orderBy('l.id', direction)
      .offset(offset)
      .limit(limit)
    return this.db
      .selectFrom(lines.as('l'))
      .leftJoin('memberships as m', (join) =>
        join.onRef('m.tenant_id', '=', 'l.tenant_id').onRef('m.user_id', '=', 'l.user_id'),
      )
      .select([
        'l.id as id',
        'l.created_at as at',
        'l.user_id as userId',
        sql<string | null>`coalesce(m.nick_name, l.user_name)`.as('userName'),
        'l.acting_user_id as actingUserId',
        'l.acting_user_name as actingUserName',
        'l.operation as operation',
        'l.object_table as objectTable',
        'l.object_id as objectId',
        'l.object_name as objectName',
        'l.detail as detail',
        'l.address as address',
        'l.app_code as appCode',
        'l.agent as agent',
        'l.trace_id as traceId',
      ])
      .orderBy('l.created_at', direction)
      .orderBy('l.id', direction)
  }

  private matching(scope: LogScope, filter: AuditFilter) {
    const { keyword, userId, operation, objectTable, objectId, from, to } = filter
    return this.db
      .selectFrom('audit_log as l')
      .where(isInLog('l', scope))
      .$if(keyword !== undefined && keyword !== '', (query) =>
        query.where(sql<boolean>`starts_with(l.object_name, ${keyword}::text)`),
      )
      .$if(userId !== undefined, (query) => query.where('l.user_id', '=', userId ?? ''))
      .$if(operation !== undefined, (query) => query.where('l.operation', '=', operation ?? ''))
      .$if(objectTable !== undefined, (query) =>
        query.where('l.object_table', '=', objectTable ?? ''),
      )
      .$if(objectId !== undefined, (query) => query.where('l.object_id', '=', objectId ?? ''))
      .$if(from !== undefined, (query) => query.where('l.created_at', '>=', from as Date))
      .$if(to !== undefined, (query) => query.where('l.created_at', '<', to as Date))
  }
}

function namesOf({ tenantId, userId, actingUserId, names }: AuditEntry) {
  if (names === 'member') return { user_name: memberName(tenantId, userId), acting_user_name: null }
  return {
    user_name: names ? names.user : accountName(userId),
    acting_user_name: names ? names.acting : accountName(actingUserId),
  }
}

/** What a tenant calls its member now. */
function memberName(
  tenantId: string | null,
  userId: string | null,
): RawBuilder<string | null> | null {
  if (tenantId === null || userId === null) return null
  return sql<string | null>`(select m.nick_name from memberships m
    where m.tenant_id = ${tenantId} and m.user_id = ${userId})`
}

/** What an account is called now. Platform scope only. */
function accountName(userId: string | null | undefined): RawBuilder<string | null> | null {
  if (userId === null || userId === undefined) return null
  return sql<string | null>`(select u.name from users u where u.id = ${userId})`
}
