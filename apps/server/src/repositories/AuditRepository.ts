import type { Db } from '../db/schema.js'
import { newId } from '../ids.js'

export interface AuditEntry {
  /** Null outside any tenant. */
  tenantId: string | null
  userId: string | null
  operation: string
  objectTable?: string
  objectId?: string
  /** Before and after, or what else explains the deed. No secrets. */
  detail?: unknown
  traceId: string
  address: string
  at: Date
}

/** Who did what. Rows are added, never changed. */
export class AuditRepository {
  constructor(private readonly db: Db) {}

  async add(entry: AuditEntry): Promise<void> {
    await this.db
      .insertInto('audit_log')
      .values({
        tenant_id: entry.tenantId ?? '-',
        id: newId(),
        user_id: entry.userId,
        operation: entry.operation,
        object_table: entry.objectTable ?? null,
        object_id: entry.objectId ?? null,
        detail: entry.detail === undefined ? null : JSON.stringify(entry.detail),
        trace_id: entry.traceId,
        address: entry.address,
        created_at: entry.at,
      })
      .execute()
  }
}
