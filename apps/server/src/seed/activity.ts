import type { DemoMember, DemoTenant } from './DemoTenant.js'
import { knownDays, workdayBefore } from './officeHours.js'
import { createRandom, type Random } from './random.js'

/** One attempt to sign in. */
export interface DemoSignIn {
  member: DemoMember
  at: Date
  success: boolean
  /** The operation. */
  via: 'login' | 'loginByVerificationCode'
  address: string
  terminal: string
}

/** One application opened by one person within one hour. */
export interface DemoVisit {
  member: DemoMember
  appCode: string
  visits: number
  first: Date
  last: Date
  terminal: string
}

export interface DemoActivity {
  signIns: DemoSignIn[]
  visits: DemoVisit[]
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** More than this many people, and each signs in seldom: the logs stay as small as they teach something. */
const large = 2_000

/** As often as they stand here. */
const terminals = [
  ...[
    'Chrome / Windows',
    'Chrome / Windows',
    'Chrome / Windows',
    'Edge / Windows',
    'Edge / Windows',
  ],
  ...['Chrome / macOS', 'Safari / macOS', 'WeChat / Android', 'WeChat / iOS', 'Safari / iOS'],
  ...['Firefox / Linux'],
]

/**
 * Who signed in during the last sixty days, and who opened the console of the tenant. The newest sign-in of
 * everybody is the one that the membership names; who never signed in has none.
 */
export function activityOf({ brand, roles, members }: DemoTenant, now: Date): DemoActivity {
  const random = createRandom(60 + members.length)
  const appCode =
    brand.kind === 'operator' ? 'spruce-web-operation-management' : 'spruce-web-enterprise-console'
  const consoleRoles = new Set(
    roles.filter((role) => role.grantsAll || role.permissions.length > 0).map(({ id }) => id),
  )
  const signIns: DemoSignIn[] = []
  const visits: DemoVisit[] = []
  const frequency = members.length > large ? 0.02 : 0.55
  for (const member of members) {
    const habits = {
      terminal: random.pick(terminals),
      address: `10.${String(16 + random.below(8))}.${String(random.below(250))}.${String(1 + random.below(250))}`,
      frequency: frequency * (0.4 + random.next()),
    }
    const opensConsole = member.roleIds.some((id) => consoleRoles.has(id))
    for (const at of momentsOf(member, now, habits.frequency, random)) {
      const signIn = { member, terminal: habits.terminal, address: habits.address }
      if (random.chance(0.05)) {
        const failed = new Date(at.getTime() - 20_000 - random.below(70_000))
        signIns.push({ ...signIn, at: failed, success: false, via: 'login' })
      }
      const via = random.chance(0.12) ? 'loginByVerificationCode' : 'login'
      signIns.push({ ...signIn, at, success: true, via })
      if (opensConsole) visits.push(...visitsAfter(at, now, random, { ...signIn, appCode }))
    }
  }
  return { signIns, visits }
}

/** When a person signed in, the newest first. */
function* momentsOf(
  { lastLoginAt, createdAt }: DemoMember,
  now: Date,
  frequency: number,
  random: Random,
): Generator<Date> {
  if (!lastLoginAt) return
  const oldest = Math.max(createdAt.getTime(), now.getTime() - knownDays * day)
  yield lastLoginAt
  let at = workdayBefore(lastLoginAt)
  while (at.getTime() > oldest) {
    const shift = Math.round((random.next() - 0.5) * hour)
    const moment = new Date(at.getTime() + shift)
    if (random.chance(frequency) && moment.getTime() > oldest) yield moment
    at = workdayBefore(at)
  }
}

/** The visits of a working day: soon after the sign-in, and perhaps some hours later. */
function visitsAfter(
  at: Date,
  now: Date,
  random: Random,
  { member, terminal, appCode }: Pick<DemoVisit, 'member' | 'terminal' | 'appCode'>,
): DemoVisit[] {
  const starts = [at.getTime() + 5_000 + random.below(20_000)]
  if (random.chance(0.4)) starts.push(at.getTime() + (2 + random.below(3)) * hour)
  return starts.flatMap((start) => {
    const end = Math.floor(start / hour) * hour + hour - 1
    if (end > now.getTime()) return []
    const visits = 1 + random.below(4)
    const last = visits === 1 ? start : start + Math.floor(random.next() * (end - start))
    return [{ member, appCode, terminal, visits, first: new Date(start), last: new Date(last) }]
  })
}
