import { sql } from 'kysely'
import type { AuditDetail, Db } from '../db/schema.js'
import { auditDetail, type AuditChange } from './auditDetail.js'
import { newId } from '../ids.js'
import { countUpTo, type LogPage, type Moments } from './logs/logQueries.js'

/** Who did what, and from where. */
export interface AuditEntry {
  /** Null outside any tenant. */
  tenantId: string | null
  userId: string | null
  /** In a mock login the account that really acts. */
  actingUserId?: string | null
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

/** Who did what. Rows are added, never changed. */
export class AuditRepository {
  constructor(private readonly db: Db) {}

  /** One line for each changed object; one without an object where none is named. */
  async add(entry: AuditEntry, changes: readonly AuditChange[] = []): Promise<void> {
    const who = {
      tenant_id: entry.tenantId ?? '-',
      user_id: entry.userId,
      acting_user_id: entry.actingUserId ?? null,
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
    const none = { ...who, id: newId(), object_table: null, object_id: null, detail: null }
    await this.db
      .insertInto('audit_log')
      .values(lines.length > 0 ? lines : [{ ...none, object_name: null }])
      .execute()
  }

  /** Newest first. */
  async list(
    tenantId: string,
    filter: AuditFilter,
    { offset, limit }: LogPage,
  ): Promise<{ rows: AuditLine[]; total: number }> {
    const matching = this.matching(tenantId, filter)
    const total = await countUpTo(this.db, matching.select('l.id'))
    const rows = await matching
      .leftJoin('memberships as m', (join) =>
        join.onRef('m.tenant_id', '=', 'l.tenant_id').onRef('m.user_id', '=', 'l.user_id'),
      )
      .select([
        'l.id as id',
        'l.created_at as at',
        'l.user_id as userId',
        'm.nick_name as userName',
        'l.acting_user_id as actingUserId',
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
      .orderBy('l.created_at', 'desc')
      .orderBy('l.id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute()
    return { rows, total }
  }

  private matching(tenantId: string, filter: AuditFilter) {
    const { keyword, userId, operation, objectTable, objectId, from, to } = filter
    return this.db
      .selectFrom('audit_log as l')
      .where('l.tenant_id', '=', tenantId)
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
