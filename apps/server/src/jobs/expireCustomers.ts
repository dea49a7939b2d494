import type { Db } from '../db/schema.js'
import { Repositories } from '../repositories/repositories.js'

/**
 * Writes `expired` at customers whose time has passed and forgets exceptions that are over. They count
 * by their date already; from here on lists, logs and the operator's history say so too.
 */
export async function expireCustomers(db: Db, now: Date): Promise<void> {
  const { customers, entitlements, tenants, audit } = new Repositories(db)
  const expired = await customers.expireDue(now)
  const ended = await entitlements.removeEnded(now)
  if (expired.length + ended.length === 0) return
  const names = new Map((await customers.names(ended)).map(({ id, name }) => [id, name]))
  await audit.add(
    {
      tenantId: (await tenants.findOperator())?.id ?? null,
      userId: null,
      operation: 'expireCustomers',
      traceId: 'job:customers.expire',
      address: '',
      at: now,
    },
    [
      ...expired.map(({ id, name }) => ({
        table: 'customers',
        id,
        name,
        before: { status: 'enabled' },
        after: { status: 'expired' },
      })),
      ...ended.map((id) => ({
        table: 'customers',
        id,
        name: names.get(id) ?? null,
        before: { overrides: 'on' },
        after: { overrides: 'ended' },
      })),
    ],
  )
}
