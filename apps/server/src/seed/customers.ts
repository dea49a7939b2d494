import { customerTemplate } from '../operations/customers/customerTemplate.js'
import { customerIdeas, type CustomerIdea } from './customerIdeas.js'
import type { DemoCustomer, DemoDepartment, DemoMember, DemoTenant } from './DemoTenant.js'
import { createMemberMaker } from './memberMaker.js'
import { knownDays, officeMoment } from './officeHours.js'
import { demoPlans } from './plans.js'
import { createRandom, type Random } from './random.js'
import { customerRoles } from './roles.js'

const day = 86_400_000

/** The small customers of the demo data. `now` is when the data is made: every date is relative to it. */
export function customerTenants(now: Date): DemoTenant[] {
  return customerIdeas.map((idea, index) => customerTenant(idea, now, 7_000 + index))
}

function customerTenant(idea: CustomerIdea, now: Date, seed: number): DemoTenant {
  const { code, name, shortName, palette, slogan } = idea
  const roles = customerRoles(code)
  const departments = departmentsOf(idea)
  const members = membersOf(idea, departments, now, seed)
  const [administrator] = members
  if (!administrator) throw new Error(`${code} has nobody`)
  for (const department of departments) {
    department.headId =
      members.find(({ departmentIds }) => departmentIds[0] === department.id)?.id ?? null
  }
  return {
    brand: {
      id: code,
      code,
      name,
      shortName,
      kind: 'customer',
      browserTitle: name,
      slogan,
      palette,
    },
    customer: {
      industry: idea.industry,
      region: idea.region,
      address: `${idea.region}市科技大道 ${String(idea.people)} 号`,
      contactName: administrator.name,
      contactMobile: administrator.mobile,
      contactEmail: administrator.email,
      planId: demoPlans[idea.plan].id,
      status: idea.status,
      expiresAt: idea.ends === null ? null : new Date(now.getTime() + idea.ends * day),
      renewalNote: idea.renewalNote,
      createdAt: new Date(now.getTime() - idea.joined * day),
    } satisfies DemoCustomer,
    roles: Object.values(roles),
    departments,
    members,
  }
}

/** As every new customer has them. */
function departmentsOf({ code, shortName }: CustomerIdea): DemoDepartment[] {
  const root = {
    id: `${code}-d0`,
    parentId: null,
    name: shortName,
    code: null,
    sort: 1,
    headId: null,
  }
  return [
    root,
    ...customerTemplate.departments.map((name, index) => ({
      ...{ id: `${code}-d${String(index + 1)}`, parentId: root.id, name, code: null },
      ...{ sort: index + 1, headId: null },
    })),
  ]
}

/** The administrator first. Nobody is older than the customer, or was there after it was closed. */
function membersOf(
  { code, people, joined, ends, status }: CustomerIdea,
  departments: readonly DemoDepartment[],
  now: Date,
  seed: number,
): DemoMember[] {
  const random = createRandom(seed)
  const roles = customerRoles(code)
  const make = createMemberMaker({
    tenant: code,
    employeePrefix: code.slice(0, 2).toUpperCase(),
    loginSuffix: `_${code}`,
    mailDomain: `${code}.example`,
    random,
    now,
  })
  const start = now.getTime() - joined * day
  const closed = status === 'disabled' ? now.getTime() - 9 * day : now.getTime() + (ends ?? 0) * day
  const end = status === 'enabled' ? now.getTime() : closed
  return Array.from({ length: people }, (_, index): DemoMember => {
    const roleIds = index === 0 ? [roles.admin.id] : index < 3 ? [roles.personnel.id] : []
    const member = make({ roleIds: [...roleIds, roles.member.id] })
    const age = random.next() ** 2 * 0.9
    const createdAt = new Date(
      Math.round(start + (index === 0 ? 0 : age * (now.getTime() - start))),
    )
    const lastLoginAt = member.lastLoginAt && lastBetween(createdAt, end, now, random)
    const department = departments[index === 0 ? 0 : 1 + (index % (departments.length - 1))]
    return {
      ...member,
      status: index === 0 ? 'active' : member.status,
      createdAt,
      lastLoginAt,
      realName: member.realName && lastLoginAt !== null,
      departmentIds: department ? [department.id] : [],
    }
  })
}

/** An office moment between the two of the last sixty days, rather late; null where none lies between. */
function lastBetween(start: Date, end: number, now: Date, random: Random): Date | null {
  const daysAgo = (time: number) => (now.getTime() - time) / day
  const latest = daysAgo(end)
  const oldest = Math.min(daysAgo(start.getTime()), knownDays - 3)
  const moment = officeMoment(now, latest + random.next() ** 3 * Math.max(oldest - latest, 0))
  return moment >= start && moment.getTime() <= end ? moment : null
}
