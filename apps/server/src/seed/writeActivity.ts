import { dayjs } from '@spruce/validators/time'
import { bulkInsert } from '../db/bulkInsert.js'
import type { Db } from '../db/schema.js'
import type { DemoActivity } from './activity.js'

/** Writes what the people of a tenant did into the log of sign-ins and that of visits. */
export async function writeActivity(
  db: Db,
  tenantId: string,
  { signIns, visits }: DemoActivity,
): Promise<void> {
  await bulkInsert(
    db,
    'login_log',
    {
      tenant_id: 'text',
      id: 'text',
      user_id: 'text',
      login_name: 'text',
      login_key: 'text',
      success: 'boolean',
      reason: 'text',
      via: 'text',
      address: 'text',
      terminal: 'text',
      created_at: 'timestamptz',
    },
    signIns.map(({ member, at, success, via, address, terminal }, index) => ({
      tenant_id: tenantId,
      id: `${tenantId}-l${index.toString(36)}`,
      user_id: member.userId,
      login_name: member.loginName,
      login_key: member.loginName.toLowerCase(),
      success,
      reason: success ? null : 'WRONG_PASSWORD',
      via,
      address,
      terminal,
      created_at: at,
    })),
  )
  await bulkInsert(
    db,
    'app_visits',
    {
      tenant_id: 'text',
      hour: 'timestamptz',
      user_id: 'text',
      app_code: 'text',
      visits: 'integer',
      first_at: 'timestamptz',
      last_at: 'timestamptz',
      terminal: 'text',
    },
    visits.map(({ member, appCode, visits: count, first, last, terminal }) => ({
      tenant_id: tenantId,
      hour: dayjs.utc(first).startOf('hour').toDate(),
      user_id: member.userId,
      app_code: appCode,
      visits: count,
      first_at: first,
      last_at: last,
      terminal,
    })),
  )
}
