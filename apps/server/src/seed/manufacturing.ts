import { manufacturingBrand } from './brands.js'
import type { DemoDepartment, DemoMember, DemoTenant } from './DemoTenant.js'
import { largeCustomer } from './largeCustomer.js'
import { createMemberMaker } from './memberMaker.js'
import { namedPeople } from './namedPeople.js'
import { createRandom } from './random.js'
import { customerRoles } from './roles.js'

interface Unit {
  name: string
  code: string
  /** How many people work directly here. */
  people: number
  units?: Unit[]
}

/** The group, about forty departments with three hundred people. */
const group: Unit = {
  name: '云杉制造集团',
  code: 'YS',
  people: 2,
  units: [
    {
      name: '总公司',
      code: 'HQ',
      people: 4,
      units: [
        { name: '总裁办公室', code: 'HQ-CEO', people: 6 },
        {
          name: '人力资源部',
          code: 'HQ-HR',
          people: 4,
          units: [
            { name: '招聘组', code: 'HQ-HR-REC', people: 4 },
            { name: '薪酬绩效组', code: 'HQ-HR-PAY', people: 4 },
          ],
        },
        { name: '财务部', code: 'HQ-FIN', people: 12 },
        { name: '法务部', code: 'HQ-LAW', people: 5 },
        { name: '审计部', code: 'HQ-AUD', people: 4 },
        {
          name: '信息技术部',
          code: 'HQ-IT',
          people: 4,
          units: [
            { name: '应用开发组', code: 'HQ-IT-DEV', people: 10 },
            { name: '基础设施组', code: 'HQ-IT-OPS', people: 6 },
          ],
        },
      ],
    },
    {
      name: '研发中心',
      code: 'RD',
      people: 3,
      units: [
        { name: '结构设计部', code: 'RD-ST', people: 14 },
        { name: '电气设计部', code: 'RD-EL', people: 12 },
        { name: '嵌入式软件部', code: 'RD-SW', people: 14 },
        { name: '工艺研究所', code: 'RD-PR', people: 8 },
        { name: '测试验证中心', code: 'RD-QA', people: 10 },
      ],
    },
    {
      name: '生产中心',
      code: 'MF',
      people: 3,
      units: [
        {
          name: '苏州工厂',
          code: 'MF-SZ',
          people: 4,
          units: [
            { name: '机加工车间', code: 'MF-SZ-1', people: 22 },
            { name: '总装车间', code: 'MF-SZ-2', people: 24 },
            { name: '设备维修组', code: 'MF-SZ-3', people: 8 },
          ],
        },
        {
          name: '重庆工厂',
          code: 'MF-CQ',
          people: 4,
          units: [
            { name: '铸造车间', code: 'MF-CQ-1', people: 18 },
            { name: '涂装车间', code: 'MF-CQ-2', people: 14 },
          ],
        },
        { name: '生产计划部', code: 'MF-PL', people: 7 },
      ],
    },
    {
      name: '质量管理部',
      code: 'QM',
      people: 3,
      units: [
        { name: '进料检验组', code: 'QM-IN', people: 6 },
        { name: '过程检验组', code: 'QM-PR', people: 8 },
      ],
    },
    {
      name: '供应链中心',
      code: 'SC',
      people: 3,
      units: [
        { name: '采购部', code: 'SC-PU', people: 9 },
        { name: '仓储部', code: 'SC-WH', people: 9 },
        { name: '物流部', code: 'SC-LG', people: 6 },
      ],
    },
    {
      name: '营销中心',
      code: 'MK',
      people: 3,
      units: [
        { name: '华东销售部', code: 'MK-E', people: 9 },
        { name: '华南销售部', code: 'MK-S', people: 8 },
        { name: '西南销售部', code: 'MK-W', people: 7 },
        { name: '海外业务部', code: 'MK-O', people: 7 },
        { name: '客户服务部', code: 'MK-CS', people: 8 },
      ],
    },
  ],
}

/** 云杉制造集团. `now` is when the demo data is made: it dates sign-ins. */
export function manufacturingTenant(now: Date): DemoTenant {
  const random = createRandom(20_261_120)
  const roles = customerRoles('yunshan')
  const departments: DemoDepartment[] = []
  const members: DemoMember[] = []
  const make = createMemberMaker({
    tenant: 'yunshan',
    employeePrefix: 'YS',
    loginSuffix: '',
    mailDomain: 'yunshan.example',
    random,
    now,
  })

  // Who signs in comes first, so employee codes start with them.
  const admin = make({ person: namedPeople.admin, roleIds: [roles.admin.id, roles.member.id] })
  const member = make({ person: namedPeople.member, roleIds: [roles.member.id] })
  const multi = make({ person: namedPeople.multi, roleIds: [roles.personnel.id, roles.member.id] })
  const named: Record<string, DemoMember> = { HQ: admin, 'RD-SW': member, 'HQ-HR': multi }

  function rolesIn(code: string, isHead: boolean): string[] {
    const held = [roles.member.id]
    if (isHead) held.unshift(roles.head.id)
    if (code.startsWith('HQ-HR') && random.chance(0.6)) held.unshift(roles.personnel.id)
    if (code === 'HQ-FIN') held.unshift(roles.finance.id)
    if (code === 'HQ-AUD') held.unshift(roles.auditor.id)
    return held
  }

  function add({ name, code, people, units = [] }: Unit, parentId: string | null, sort: number) {
    const id = `ys-${code.toLowerCase()}`
    const staff = Array.from({ length: people }, (_, index) => {
      const known = index === people - 1 ? named[code] : undefined
      return known ?? make({ roleIds: rolesIn(code, index === 0) })
    })
    for (const one of staff) {
      one.departmentIds.push(id)
      members.push(one)
    }
    departments.push({ id, parentId, name, code, sort, headId: staff[0]?.id ?? null })
    units.forEach((unit, index) => {
      add(unit, id, index + 1)
    })
  }
  add(group, null, 1)

  // Some work in a second department as well.
  for (const one of members) {
    if (!random.chance(0.06)) continue
    const other = random.pick(departments)
    if (!one.departmentIds.includes(other.id)) one.departmentIds.push(other.id)
  }
  return {
    brand: manufacturingBrand,
    customer: largeCustomer(namedPeople.admin, '制造业', '江苏苏州', now),
    roles: Object.values(roles),
    departments,
    members,
  }
}
