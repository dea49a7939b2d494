import { dayjs } from '@spruce/validators/time'
import type { Db } from '../db/schema.js'
import { Repositories } from '../repositories/repositories.js'
import type { Services } from '../services.js'

/** Lines that one transaction forgets: short, so that nobody waits for the rest. */
const batch = 5_000
/** Fewer of what has many rows below it. */
const deliveryBatch = 100

/** Checks of applications: a month is enough to see how reliable one is. */
const checkDays = 30

/**
 * Forgets what is older than the configured months, who changed what is kept longest, and alarms that cleared longer
 * ago than their tenant keeps them.
 */
export async function forgetLogs(
  { engine, config }: Pick<Services, 'engine' | 'config'>,
  now: Date,
): Promise<void> {
  const logs = monthsBefore(now, config.logMonths)
  const audit = monthsBefore(now, config.auditMonths)
  const checks = dayjs.utc(now).subtract(checkDays, 'day').toDate()
  const steps: ((db: Db) => Promise<number>)[] = [
    (db) => new Repositories(db).loginLog.forget(logs, batch),
    (db) => new Repositories(db).appVisits.forget(logs, batch),
    (db) => new Repositories(db).deliveries.forget(logs, deliveryBatch),
    (db) => new Repositories(db).shareLinks.forget(logs, batch),
    (db) => new Repositories(db).appChecks.forget(checks, batch),
    (db) => new Repositories(db).audit.forget(audit, batch),
    (db) => new Repositories(db).alarms.forget(now, batch),
  ]
  for (const step of steps) {
    while ((await engine.tx('platform', step)) > 0);
  }
}

/** The same day so many months ago, or that month's last. */
export function monthsBefore(now: Date, months: number): Date {
  return dayjs.utc(now).subtract(months, 'month').toDate()
}
