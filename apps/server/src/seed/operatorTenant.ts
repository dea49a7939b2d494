import { operatorBrand } from './brands.js'
import type { DemoTenant } from './DemoTenant.js'
import { namedPeople, namedUserId } from './namedPeople.js'
import { officeMoment } from './officeHours.js'
import { administratorRole } from './roles.js'

const day = 86_400_000

/** The tenant of those who run the platform, with its first administrator, `operator`. */
export function operatorTenant(now: Date): DemoTenant {
  const { name, loginName, mobile, email } = namedPeople.operator
  const role = administratorRole('operator')
  return {
    brand: operatorBrand,
    roles: [role],
    departments: [
      {
        id: 'op',
        parentId: null,
        name: operatorBrand.name,
        code: 'OP',
        sort: 1,
        headId: 'operator-m1',
      },
    ],
    members: [
      {
        id: 'operator-m1',
        userId: namedUserId(loginName),
        loginName,
        name,
        employeeCode: 'OP00001',
        mobile,
        email,
        status: 'active',
        realName: false,
        lastLoginAt: officeMoment(now, 1.2),
        createdAt: new Date(now.getTime() - 900 * day),
        departmentIds: ['op'],
        roleIds: [role.id],
      },
    ],
  }
}
