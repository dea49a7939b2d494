import { operatorBrand } from './brands.js'
import type { DemoTenant } from './DemoTenant.js'
import { namedPeople, namedUserId } from './namedPeople.js'
import { administratorRole } from './roles.js'

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
        lastLoginAt: null,
        createdAt: now,
        departmentIds: ['op'],
        roleIds: [role.id],
      },
    ],
  }
}
