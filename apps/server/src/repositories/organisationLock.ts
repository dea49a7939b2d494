import { sql } from 'kysely'
import type { Db } from '../db/schema.js'

/**
 * Lets one transaction at a time change the organisation of a tenant: the shape of the department
 * tree, who is in which department, who is an administrator. Held until the transaction ends. What
 * was read before must be read again, for another may have been first.
 */
export async function lockOrganisation(db: Db, tenantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`organisation:${tenantId}`}, 0))`.execute(
    db,
  )
}
