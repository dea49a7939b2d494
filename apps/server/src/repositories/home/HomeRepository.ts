import { dayjs } from '@spruce/validators/time'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/schema.js'
import { keptDays } from '../bin/RecycleBinRepository.js'
import { isInScope, type PeopleScope } from '../members/peopleScope.js'

/** What the home of a console counts. */
export type HomeCount =
  | 'openInvitations'
  | 'invitedMembers'
  | 'scheduledNotices'
  | 'disabledProviders'
  | 'failingProviders'
  | 'failingApps'
  | 'endingRemovals'
  | 'members'
  | 'departments'
  | 'roles'
  | 'signIns'
  | 'failedSignIns'

/** What the counts hang on. */
export interface HomeMoments {
  now: Date
  /** Sign-ins from then on count. */
  since: Date
  /** Whom the caller may see of the people. */
  scope: PeopleScope
}

/** In so many days the recycle bin forgets what counts as ending. */
const endingDays = 7

/** How much there is of a tenant, for the home of its console. */
export class HomeRepository {
  constructor(private readonly db: Db) {}

  /** The wanted counts, by one statement. */
  async counts<Wanted extends HomeCount>(
    tenantId: string,
    wanted: readonly Wanted[],
    moments: HomeMoments,
  ): Promise<Record<Wanted, number>> {
    if (wanted.length === 0) return {} as Record<Wanted, number>
    const all = countsOf(tenantId, moments)
    const columns = wanted.map(
      (key) => sql`(select count(*)::int from ${all[key]}) as ${sql.ref(key)}`,
    )
    const { rows } = await sql<Record<Wanted, number>>`select ${sql.join(columns)}`.execute(this.db)
    return rows[0] as Record<Wanted, number>
  }
}

function countsOf(
  tenantId: string,
  { now, since, scope }: HomeMoments,
): Record<HomeCount, RawBuilder<unknown>> {
  const people = scope === 'all' ? sql`true` : isInScope(tenantId, scope)
  const forgotten = dayjs(now).subtract(keptDays, 'day').toDate()
  const ending = dayjs(now)
    .subtract(keptDays - endingDays, 'day')
    .toDate()
  const signIns = sql`login_log l where l.tenant_id = ${tenantId}
    and l.created_at >= ${since}::timestamptz`
  return {
    openInvitations: sql`invitations i where i.tenant_id = ${tenantId}
      and i.status = 'sent' and i.expires_at > ${now}::timestamptz`,
    invitedMembers: sql`memberships m where m.tenant_id = ${tenantId}
      and m.status = 'invited' and ${people}`,
    scheduledNotices: sql`notices n where n.tenant_id = ${tenantId} and n.status = 'scheduled'`,
    disabledProviders: sql`identity_providers p where p.tenant_id = ${tenantId} and not p.enabled`,
    failingProviders: sql`identity_providers p where p.tenant_id = ${tenantId}
      and p.enabled and p.check_state = 'down'`,
    failingApps: sql`tenant_apps a where a.tenant_id = ${tenantId}
      and a.enable = 1 and a.check_state = 'down'`,
    endingRemovals: sql`recycle_bin r where r.tenant_id = ${tenantId} and r.owner_id is null
      and r.removed_at > ${forgotten}::timestamptz and r.removed_at <= ${ending}::timestamptz`,
    members: sql`memberships m where m.tenant_id = ${tenantId}
      and m.status = 'active' and ${people}`,
    departments: sql`departments d where d.tenant_id = ${tenantId}`,
    roles: sql`roles r where r.tenant_id = ${tenantId}`,
    signIns: sql`${signIns} and l.success`,
    failedSignIns: sql`${signIns} and not l.success`,
  }
}
