import type { Db } from '../db/schema.js'
import { auditDetail, type AuditChange } from './auditDetail.js'
import { newId } from '../ids.js'

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
}
