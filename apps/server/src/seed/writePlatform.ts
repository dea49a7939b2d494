import type { Db } from '../db/schema.js'
import type { DemoTenant } from './DemoTenant.js'
import { namedUserId } from './namedPeople.js'
import { writeApplications } from './writeApplications.js'
import { writeComponents } from './writeComponents.js'
import { writeSystemNotices } from './writeNotices.js'

/** Writes what the operator works with beside customers: components, applications and notices. */
export async function writePlatform(
  db: Db,
  tenants: readonly DemoTenant[],
  now: Date,
): Promise<void> {
  const userId = namedUserId('operator')
  await writeComponents(db, now)
  await writeApplications(db, { tenantId: 'operator', userId }, now)
  await writeSystemNotices(db, userId, tenants, now)
}
