import type { PermissionCode, Schemas } from '@spruce/api-client/contract'
import { defineOperation, ok } from '../../http/defineOperation.js'
import type { HomeCount } from '../../repositories/home/HomeRepository.js'
import { limitsOf } from '../../repositories/plans/EntitlementsRepository.js'
import type { Repositories } from '../../repositories/repositories.js'
import type { Services } from '../../services.js'
import { resolvePeopleScope } from '../../sessions/peopleScope.js'
import { permissionsOf } from '../../sessions/session.js'
import { onlineMs } from '../logs/readBoards.js'
import { readUsage } from '../plans/readEntitlements.js'

type Home = Schemas['ConsoleHome']

const day = 86_400_000

/** What the page shows of each kind, and the right that shows it elsewhere. */
const waiting = {
  openInvitations: 'user:list',
  invitedMembers: 'user:list',
  scheduledNotices: 'notice:list',
  disabledProviders: 'identityprovider:list',
  failingProviders: 'identityprovider:list',
  failingApps: 'app:list',
  endingRemovals: 'recycle:list',
} as const satisfies Partial<Record<HomeCount, PermissionCode>>

const figures = {
  members: 'user:list',
  departments: 'department:list',
  roles: 'role:list',
  signIns: 'log:list',
  failedSignIns: 'log:list',
} as const satisfies Partial<Record<HomeCount, PermissionCode>>

/** Counts what the caller may see, and leaves out the rest: no right is needed for the call itself. */
export const getConsoleHome = defineOperation('getConsoleHome', {
  async handle({ query, session, tenantId, repositories, services }) {
    const permissions = permissionsOf(session)
    const now = services.now()
    const mayCount = <Key extends HomeCount>(counts: Readonly<Record<Key, PermissionCode>>) =>
      (Object.keys(counts) as Key[]).filter((key) => permissions.has(counts[key]))
    const [waits, figured] = [mayCount(waiting), mayCount(figures)]
    const counts = await repositories.home.counts(tenantId, [...waits, ...figured], {
      now,
      since: new Date(Math.max(Date.parse(query.since), now.getTime() - 2 * day)),
      // The people of the list of members: a role without the code shows nobody here, either.
      scope: permissions.has('user:list')
        ? await resolvePeopleScope(session, repositories, ['user:list'])
        : 'all',
    })
    const pick = (keys: readonly HomeCount[]) =>
      Object.fromEntries(keys.map((key) => [key, Reflect.get(counts, key)]))
    const home: Home = { waiting: pick(waits), figures: pick(figured) }
    if (permissions.has('log:list')) {
      const since = new Date(now.getTime() - onlineMs)
      home.figures.onlineNow = await repositories.loginLog.onlineSince(tenantId, since)
    }
    if (permissions.has('enterprise:list')) {
      home.company = await readCompany(repositories, services, tenantId)
    }
    return ok(home)
  },
})

async function readCompany(
  repositories: Repositories,
  { files }: Services,
  tenantId: string,
): Promise<NonNullable<Home['company']>> {
  const tenant = await repositories.tenants.get(tenantId)
  const { plan, overrides } = await repositories.entitlements.find(tenantId)
  const limits = limitsOf(plan ?? { maxMembers: null, maxStorageBytes: null }, overrides.limits)
  return {
    expiresAt: tenant.expires_at?.toISOString() ?? null,
    renewalAskedAt: tenant.renewal_asked_at?.toISOString() ?? null,
    ...(await readUsage(repositories, tenantId)),
    maxMembers: limits.maxMembers,
    maxStorageBytes: limits.maxStorageBytes ?? files.quota,
  }
}
