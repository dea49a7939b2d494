import type { MembershipStatus } from '../db/schema.js'
import type { DemoMember } from './DemoTenant.js'
import { namedUserId } from './namedPeople.js'
import { knownDays, officeMoment } from './officeHours.js'
import { createPeopleMaker, type DemoPerson } from './people.js'
import { createRandom, type Random } from './random.js'

export interface MemberMakerOptions {
  /** Begins the ids, so that those of two tenants never meet. */
  tenant: string
  employeePrefix: string
  /** Ends invented login names: two tenants may invent the same person. */
  loginSuffix: string
  mailDomain: string
  random: Random
  now: Date
  /** How much more likely a recent last sign-in is than one of weeks ago; 1: all days alike. Default: 3. */
  recency?: number
}

const day = 86_400_000

/** Makes members without a department yet; a given `person` is one of the named ones. */
export function createMemberMaker({
  tenant,
  employeePrefix,
  loginSuffix,
  mailDomain,
  random,
  now,
  recency = 3,
}: MemberMakerOptions) {
  const nextPerson = createPeopleMaker({ random, mailDomain, loginSuffix })
  let count = 0
  return ({ person, roleIds }: { person?: DemoPerson; roleIds: string[] }): DemoMember => {
    count += 1
    const { name, loginName, mobile, email } = person ?? nextPerson()
    const id = `${tenant}-m${count.toString(36)}`
    const status: MembershipStatus = person || random.chance(0.93) ? 'active' : pickStatus(random)
    const isNew = status === 'invited'
    const lastLoginAt = person
      ? lastLogin(createRandom(hashOf(`${tenant}/${loginName}`)).next() / 2)
      : isNew || random.chance(0.12)
        ? null
        : lastLogin(random.next())
    return {
      id,
      userId: person ? namedUserId(loginName) : `${tenant}-u${count.toString(36)}`,
      loginName,
      name,
      employeeCode: employeePrefix + String(count).padStart(5, '0'),
      mobile,
      email,
      status,
      lastLoginAt,
      realName: !person && lastLoginAt !== null && hashOf(`${id}/real name`) % 5 < 2,
      createdAt: ago(60 + random.below(900)),
      departmentIds: [],
      roleIds,
    }
  }

  /** Most people were here in the last days, some have not been for weeks. */
  function lastLogin(share: number): Date {
    return officeMoment(now, share ** recency * (knownDays - 3))
  }

  function ago(days: number): Date {
    return new Date(now.getTime() - Math.round(days * day))
  }
}

function pickStatus(random: Random): MembershipStatus {
  return random.chance(0.6) ? 'disabled' : 'invited'
}

/** A seed from a name (FNV-1a), for what must not move the chance of everything after it. */
function hashOf(name: string): number {
  let hash = 0x811c9dc5
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}
